import { describe, expect, test } from 'vitest'

import type { Experience } from '#domain/catalogue/experience.ts'
import type { Host } from '#domain/partner/host.ts'
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

  test('begins with what guests can do in the coming days, tips too', () => {
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
    expect(page?.near.posters.map(({ card }) => card.id)).toEqual(['walk', 'snorkel'])
    expect(page?.tips.posters.map(({ card }) => card.id)).toEqual(['cave', 'kayak'])
  })

  test('leads to the page of its town, which gathers what is kept out of lists', () => {
    const town = anExperience({ id: 'nerja', isMeta: true, municipality: 'Nerja', slug: 'nerja' })
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

  test('is there only for a house that wants to greet', () => {
    expect(welcomeIn({})).toBeNull()
    expect(welcomeIn({ isGreeting: false, position: nerja })).toBeNull()
  })

  test('is named by the covers of its province and of the region', () => {
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
