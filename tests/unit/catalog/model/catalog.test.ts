import { describe, expect, test } from 'vitest'

import { noReport } from '#domain/forecast/report.ts'

import { cardIn, eventsOf, membersOf } from '#catalog/model/catalog.ts'
import { countedCategoriesIn } from '#catalog/model/counts.ts'
import { provinceOffers } from '#catalog/model/offers.ts'
import { layoutDataOf } from '#catalog/routing/layout-data.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import {
  aCatalog,
  aCategory,
  aMeta,
  anEvent,
  anExperience,
  aPartner,
  aProvince
} from '../../../fixtures/builders.ts'

const tomorrow = '2026-11-21T20:00:00+01:00'

function ids(experiences: Experience[]): string[] {
  return experiences.map(({ id }) => id)
}

describe('what is listed', () => {
  test('leaves out events, hidden ones and meta experiences', () => {
    const { listed } = aCatalog({
      experiences: [
        anExperience({ id: 'a' }),
        anExperience({ id: 'hidden', isHidden: true }),
        anEvent(tomorrow, { id: 'event' }),
        aMeta()
      ]
    })
    expect(ids(listed.malaga)).toEqual(['a'])
    expect(ids(listed.andalucia)).toEqual(['a'])
  })

  test('is per province, in each of its own and in the whole region', () => {
    const { listed } = aCatalog({
      experiences: [
        anExperience({ id: 'both', provinces: ['cadiz', 'malaga'] }),
        anExperience({ id: 'none', provinces: [] })
      ]
    })
    expect([ids(listed.cadiz), ids(listed.malaga), ids(listed.jaen), ids(listed.andalucia)]).toEqual([
      ['both'],
      ['both'],
      [],
      ['both', 'none']
    ])
  })

  test('is in the initial order, like all experiences', () => {
    const catalog = aCatalog({
      experiences: [anExperience({ id: 'a' }), anExperience({ id: 'z', isVip: true })]
    })
    expect(ids(catalog.listed.malaga)).toEqual(['z', 'a'])
    expect(ids(catalog.experiences)).toEqual(['z', 'a'])
  })
})

describe('what is upcoming', () => {
  function upcoming(...events: Experience[]): string[] {
    return ids(aCatalog({ day: '2026-11-20', experiences: events }).upcoming)
  }

  test('is in the order of the dates, whatever their offsets', () => {
    expect(
      upcoming(
        anEvent('2026-12-01T20:00:00+01:00', { id: 'second' }),
        anEvent('2026-12-01T18:30:00Z', { id: 'first' })
      )
    ).toEqual(['first', 'second'])
  })

  test('leaves out what is over, and keeps all of today', () => {
    expect(
      upcoming(
        anEvent('2026-11-19T23:59:00+01:00', { id: 'yesterday' }),
        anEvent('2026-11-20T00:00:00+01:00', { id: 'today' })
      )
    ).toEqual(['today'])
  })

  test('goes by the calendar of Andalusia', () => {
    expect(upcoming(anEvent('2026-11-19T23:30:00Z', { id: 'today' }))).toEqual(['today'])
    expect(upcoming(anEvent('2026-11-20T00:30:00+02:00', { id: 'yesterday' }))).toEqual([])
  })

  test('keeps one that has begun until it ends', () => {
    const begun = anEvent('2026-11-10T10:00:00+01:00')
    const lasts = (end: string) => ({ ...begun, eventDate: { end, start: '2026-11-10T10:00:00+01:00' } })
    expect(upcoming(lasts('2026-11-20T10:00:00+01:00'))).toHaveLength(1)
    expect(upcoming(lasts('2026-11-19T10:00:00+01:00'))).toHaveLength(0)
  })

  test('leaves out events without a date, and dates of what is no event', () => {
    expect(
      upcoming(
        anEvent(tomorrow, { eventDate: null, id: 'a' }),
        anEvent(tomorrow, { id: 'b', isEvent: false })
      )
    ).toEqual([])
  })

  test('leaves out hidden events, which only their meta experience shows', () => {
    const meta = aMeta()
    const catalog = aCatalog({
      experiences: [meta, anEvent(tomorrow, { id: 'secret', isHidden: true, destinationIds: ['nerja'] })]
    })
    expect(ids(catalog.upcoming)).toEqual([])
    expect(ids(eventsOf(catalog, meta))).toEqual(['secret'])
  })
})

test('membersOf are all that name the meta experience, hidden ones too, events apart', () => {
  const meta = aMeta()
  const catalog = aCatalog({
    experiences: [
      meta,
      anExperience({ id: 'a', destinationIds: ['nerja'] }),
      anExperience({ id: 'b', isHidden: true, destinationIds: ['other', 'nerja'] }),
      anExperience({ id: 'c', destinationIds: ['other'] }),
      anEvent(tomorrow, { id: 'd', destinationIds: ['nerja'] })
    ]
  })
  expect(ids(membersOf(catalog, meta))).toEqual(['a', 'b'])
})

test('countedCategoriesIn are those with something in them, in their own order, with how much', () => {
  const [rutas, cante, vacia] = [aCategory(), aCategory({ id: 'cante' }), aCategory({ id: 'vacia' })]
  const catalog = aCatalog({
    categories: [cante, vacia, rutas],
    experiences: [
      anExperience({ categoryIds: ['rutas', 'cante'], id: 'a' }),
      anExperience({ categoryIds: ['rutas'], id: 'b' }),
      anExperience({ categoryIds: ['gone'], id: 'c' }),
      anExperience({ categoryIds: ['rutas'], id: 'd', provinces: ['cadiz'] })
    ]
  })
  expect(countedCategoriesIn(catalog, 'malaga')).toMatchObject([
    { category: cante, counts: { default: 1 } },
    { category: rutas, counts: { default: 2 } }
  ])
})

test('in a province, who brings no partner is counted what its own partner lets see', () => {
  const experiences = [
    anExperience({ categoryIds: ['rutas'], hiddenFor: ['other'], id: 'a', provinces: ['malaga'] }),
    anExperience({ categoryIds: ['rutas'], hiddenFor: ['rentacar'], id: 'b', provinces: ['malaga'] }),
    anExperience({ categoryIds: ['rutas'], id: 'c', provinces: ['malaga'] })
  ]
  const catalog = aCatalog({
    categories: [aCategory()],
    defaultPartners: { malaga: 'oficina' },
    experiences,
    partners: [aPartner({ id: 'oficina', kind: 'other' })],
    provinces: [aProvince('malaga'), aProvince('andalucia')]
  })
  const inMalaga = { default: 2, other: 2, rentacar: 2, 'tourist-housing': 3 }
  expect(countedCategoriesIn(catalog, 'malaga')).toMatchObject([{ counts: inMalaga }])
  expect(provinceOffers(catalog).map(({ counts }) => counts)).toEqual([inMalaga, inMalaga])
})

test('what the partners of all its provinces leave out is left out of the region, what only one leaves out is not', () => {
  const catalog = aCatalog({
    defaultPartners: { malaga: 'oficina' },
    experiences: [
      anExperience({ hiddenFor: ['other'], id: 'a', provinces: ['malaga'] }),
      anExperience({ hiddenFor: ['other'], id: 'b', provinces: ['cadiz', 'malaga'] })
    ],
    partners: [aPartner({ id: 'oficina', kind: 'other' })]
  })
  expect(catalog.listed.andalucia.map(({ hiddenFor }) => hiddenFor)).toEqual([
    ['default', 'other'],
    ['other']
  ])
})

describe('cardIn', () => {
  test('is the same card for the same experience', () => {
    const experience = anExperience({ categoryIds: ['rutas'] })
    const catalog = aCatalog({ categories: [aCategory({ motif: 'banos' })], experiences: [experience] })
    expect(cardIn(catalog, experience)).toBe(cardIn(catalog, experience))
    expect(cardIn(catalog, experience)).toMatchObject({ id: 'paseo', motif: expect.stringMatching('hammam') })
  })

  test('is another one when its category changes its motif', () => {
    const experience = anExperience({ categoryIds: ['rutas'] })
    const motifIn = (motif: string | null) =>
      cardIn(aCatalog({ categories: [aCategory({ motif })], experiences: [experience] }), experience).motif
    expect([motifIn('banos'), motifIn('ola'), motifIn(null)]).toEqual([
      expect.stringMatching('hammam'),
      expect.stringMatching(/ola|playa|tablas/),
      'ruta'
    ])
  })
})

describe('provinceOffers', () => {
  test('are the provinces with something to do: numbered covers, other covers, the rest, the region', () => {
    const catalog = aCatalog({
      experiences: [
        anExperience({ id: 'a', provinces: ['cordoba', 'jaen', 'malaga', 'sevilla'] }),
        anExperience({ id: 'b', provinces: ['malaga'] })
      ],
      provinces: [
        aProvince('andalucia', { coverOrder: 1 }),
        aProvince('cordoba', { isOnCover: false }),
        aProvince('jaen'),
        aProvince('sevilla', { coverOrder: 2 }),
        aProvince('malaga', { coverOrder: 1 }),
        aProvince('cadiz', { coverOrder: 3 })
      ]
    })
    expect(provinceOffers(catalog).map(({ counts, province: { slug } }) => [slug, counts.default])).toEqual([
      ['malaga', 2],
      ['sevilla', 1],
      ['jaen', 1],
      ['cordoba', 1],
      ['andalucia', 2]
    ])
  })

  test('a province with nothing but events has none', () => {
    expect(provinceOffers(aCatalog({ experiences: [anEvent(tomorrow)] }))).toEqual([])
  })
})

describe('shellOf', () => {
  test('has the provinces with something to do and the destinations of the menu, by their name there', () => {
    const catalog = aCatalog({
      experiences: [
        anExperience(),
        aMeta({ id: 'a', metaMenu: { isInMenu: true, logoUrl: null, menuName: { es: 'Aa' } } }),
        aMeta({ id: 'b', name: { es: 'Bb' } }),
        aMeta({ id: 'c', metaMenu: { isInMenu: false, logoUrl: null, menuName: null } }),
        aMeta({ id: 'd', metaMenu: null })
      ]
    })
    const { destinations, provinces } = layoutDataOf(catalog)
    expect(provinces.map(({ slug }) => slug)).toEqual(['andalucia', 'malaga'])
    expect(destinations).toEqual([
      { name: { es: 'Aa' }, slug: 'a' },
      { name: { es: 'Bb' }, slug: 'b' }
    ])
  })

  test('knows whether the catalogue is a sample', () => {
    expect(layoutDataOf(aCatalog({ isSample: true })).isSample).toBe(true)
    expect(layoutDataOf(aCatalog()).isSample).toBe(false)
  })

  test('knows whether the weather is configured, and no more of it: another forecast touches no page', () => {
    expect(layoutDataOf(aCatalog()).hasWeather).toBe(false)
    const [before, after] = [noReport, { ...noReport, warningsFetched: '2026-11-25T08:00:00Z' }]
    const shell = layoutDataOf(aCatalog({ weather: before }))
    expect(shell.hasWeather).toBe(true)
    expect(layoutDataOf(aCatalog({ weather: after }))).toBe(shell)
  })

  test('is worked out once for a catalogue', () => {
    const catalog = aCatalog()
    expect(layoutDataOf(catalog)).toBe(layoutDataOf(catalog))
  })
})
