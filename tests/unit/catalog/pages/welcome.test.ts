import { describe, expect, test } from 'vitest'

import type { Experience } from '#domain/catalogue/experience.ts'
import type { Host } from '#domain/partner/host.ts'
import { partnerKitFile } from '#catalog/pages/catalogue/partner-kit.ts'
import { coverPage } from '#catalog/pages/catalogue/province.ts'
import { welcomePage } from '#catalog/pages/catalogue/welcome.ts'

import { anExperience, aPartner, publish } from '../../../fixtures/builders.ts'
import { startingAt } from '../../../fixtures/listing.ts'

const nerja = { lat: 36.7502, lng: -3.8672 }
const kayak = anExperience({ id: 'kayak', municipality: 'Nerja', position: nerja, provinces: ['malaga'] })
const cave = anExperience({ id: 'cueva', position: { lat: 36.76, lng: -3.85 }, provinces: ['malaga'] })
const noCars = anExperience({
  hiddenFor: ['tourist-housing'],
  id: 'coche',
  position: nerja,
  provinces: ['malaga']
})

function welcomeIn(host: Partial<Host>) {
  const partner = aPartner({ id: 'casa', kind: 'tourist-housing', name: 'Casa' }, host)
  publish({ experiences: [kayak, cave, noCars], partners: [partner] })
  const [page] = welcomePage.staticPaths()
  return page ? welcomePage.read(page.props) : null
}

describe('the page that greets guests', () => {
  test('shows what is near the house, without what its guests do not see', () => {
    const page = welcomeIn({ position: nerja })
    expect(page?.near.posters.map(({ card }) => card.id)).toEqual(['kayak', 'cueva'])
    expect(page?.near.ways[0]).toEqual({ kind: 'walk', minutes: 1 })
    expect(page?.province.slug).toBe('malaga')
  })

  test('shows a tip once, and drops one about what is not offered', () => {
    const tips = [
      { experienceId: 'kayak', text: { es: 'Pronto' } },
      { experienceId: 'coche', text: null },
      { experienceId: 'gone', text: null }
    ]
    const page = welcomeIn({ position: nerja, tips })
    expect(page?.tips.posters.map(({ card }) => card.id)).toEqual(['kayak'])
    expect(page?.tips.texts).toEqual([{ es: 'Pronto' }])
    expect(page?.near.posters.map(({ card }) => card.id)).toEqual(['cueva'])
  })

  test('without a position shows what is in its town, and says no distance', () => {
    const page = welcomeIn({ municipality: 'Nerja' })
    expect(page?.near.posters.map(({ card }) => card.id)).toEqual(['kayak'])
    expect(page?.near.ways).toEqual([null])
  })

  test('begins with the nearest, however late it starts; tips begin with what guests can do in the coming days', () => {
    const inSummer = { ...startingAt('10:00'), season: { from: '06-15', until: '09-20' } }
    const daily = { schedules: [startingAt('10:00')] }
    const around = (id: string, lat: number, fields: Partial<Experience>) =>
      anExperience({ id, position: { lat, lng: nerja.lng }, provinces: ['malaga'], ...fields })
    const partner = aPartner(
      { id: 'casa' },
      { position: nerja, tips: ['kayak', 'cave'].map(experienceId => ({ experienceId, text: null })) }
    )
    publish({
      experiences: [
        around('snorkel', 36.751, { schedules: [inSummer] }),
        around('walk', 36.76, daily),
        around('kayak', 36.752, { schedules: [inSummer] }),
        around('cave', 36.753, daily)
      ],
      partners: [partner]
    })
    const [first] = welcomePage.staticPaths()
    const page = first && welcomePage.read(first.props)
    expect(page?.near.posters.map(({ card }) => card.id)).toEqual(['snorkel', 'walk'])
    expect(page?.tips.posters.map(({ card }) => card.id)).toEqual(['cave', 'kayak'])
  })

  test('leads to the page of its town, which gathers what is kept out of lists', () => {
    const town = anExperience({ id: 'nerja', isDestination: true, municipality: 'Nerja', slug: 'nerja' })
    const walk = anExperience({ id: 'maro', isHidden: true, municipality: 'Nerja', position: nerja })
    publish({
      experiences: [kayak, town, walk],
      partners: [aPartner({ id: 'casa' }, { municipality: 'Nerja', position: nerja })]
    })
    const [first] = welcomePage.staticPaths()
    const page = first && welcomePage.read(first.props)
    expect(page?.town?.slug).toBe('nerja')
    expect(page?.near.posters.map(({ card }) => card.id)).toEqual(['kayak'])
  })

  test('sets apart what is more than 30 km away on the way, the nearest first', () => {
    const at = (id: string, lat: number) =>
      anExperience({ id, position: { lat, lng: nerja.lng }, provinces: ['malaga'] })
    const daily = { schedules: [startingAt('10:00')] }
    publish({
      experiences: [
        { ...at('far', 37.05), ...daily },
        at('further', 37.1),
        at('edge', 36.96),
        at('near', 36.76)
      ],
      partners: [aPartner({ id: 'casa' }, { position: nerja })]
    })
    const [first] = welcomePage.staticPaths()
    const page = first && welcomePage.read(first.props)
    expect(page?.near.posters.map(({ card }) => card.id)).toEqual(['near', 'edge'])
    expect(page?.near.ways[1]).toEqual({ km: 30, kind: 'ride' })
    expect(page?.near.farther.posters.map(({ card }) => card.id)).toEqual(['far', 'further'])
  })

  test('of a partner without a place shows what there is in the province that it links to', () => {
    const granada = anExperience({ id: 'alhambra', provinces: ['granada'] })
    const links = [{ path: '/malaga/experiencias/listado', redirectTo: null }]
    publish({ experiences: [kayak, cave, granada], partners: [aPartner({ id: 'coches', links })] })
    const [first] = welcomePage.staticPaths()
    const page = first && welcomePage.read(first.props)
    expect(page?.near.where).toBe('province')
    expect(page?.province.slug).toBe('malaga')
    expect(page?.near.posters.map(({ card }) => card.id)).toEqual(['cueva', 'kayak'])
    const kit = partnerKitFile.staticPaths()[0]
    expect(kit && partnerKitFile.read(kit.props).near.map(({ id }) => id)).toEqual(['cueva', 'kayak'])
  })

  test('is there for every partner that wants to greet', () => {
    expect(welcomeIn({})).not.toBeNull()
    expect(welcomeIn({ isGreeting: false, position: nerja })).toBeNull()
  })

  test('is named by the covers of its province and of the region, where the house says something of its own', () => {
    welcomeIn({})
    const [cover] = coverPage.staticPaths()
    expect(cover && coverPage.read(cover.props).greeting).toEqual([])
    welcomeIn({ position: nerja })
    const named = new Map(
      coverPage
        .staticPaths()
        .map(({ props }) => [coverPage.read(props).province.slug, coverPage.read(props).greeting])
    )
    expect(named.get('malaga')).toEqual(['casa'])
    expect(named.get('andalucia')).toEqual(['casa'])
  })

  test('is in no sitemap', () => {
    const catalog = publish({
      experiences: [kayak],
      partners: [aPartner({ id: 'casa' }, { position: nerja })]
    })
    expect(welcomePage.inSitemap(catalog)).toEqual([])
  })
})
