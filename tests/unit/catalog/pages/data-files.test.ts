import { afterEach, describe, expect, test } from 'vitest'

import { planShard } from '#catalog/pages/site/plan.ts'
import { eventsFile, listingFile, searchFile, searchShard } from '#catalog/pages/listing/data.ts'
import type { Columns } from '#domain/data/columnar-table.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { readEvents, readListing, readListingFile } from '#domain/listing/files/listing-file.ts'
import { operatingModes } from '#domain/partner/mode.ts'
import { type ProvinceSlug, provinceSlugs } from '#domain/place/province.ts'
import { readSearch, readSearchShard, searchIndexOf } from '#domain/search/search-file.ts'
import { mergeByOrder, shardNumbers } from '#domain/data/shards.ts'
import {
  createEventsTable,
  createListingTable,
  createSearchShardTable,
  searchTable
} from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { aCategory, aMeta, anEvent, anExperience, publish } from '../../../fixtures/builders.ts'

afterEach(() => {
  globalThis.clavelCatalog = undefined
})

const throughJson = (table: Columns): Columns => JSON.parse(JSON.stringify(table))

const listingTable = createListingTable(({ slug }) => `/${slug}.svg`)
const searchShardTable = createSearchShardTable(({ slug }) => `/${slug}.svg`)

function listingIn(province: ProvinceSlug, experiences: Experience[]) {
  publish({ categories: [aCategory({ id: 'c1', slug: 'kayak' })], experiences })
  return readListing(tableOf(province))
}

function tableOf(province: ProvinceSlug): Columns {
  const { language: _, ...data } = listingFile.read({ ids: { language: 'en', province } })
  return throughJson(listingTable(wordsFor('en'), data))
}

describe('the file of a listing', () => {
  test('holds what the listing of the province offers, in its order and language', () => {
    const experiences = [
      anExperience({ id: 'b', name: { en: 'Bay', es: 'Bahía' } }),
      anExperience({ id: 'a', isVip: true, name: { es: 'Alba' } }),
      anExperience({ id: 'c', provinces: ['jaen'] }),
      anExperience({ id: 'd', isHidden: true }),
      anEvent('2026-12-01T20:00:00+01:00', { id: 'e' })
    ]
    expect(listingIn('malaga', experiences).map(({ name }) => name)).toEqual([
      { language: 'es', text: 'Alba' },
      { language: null, text: 'Bay' }
    ])
  })

  test('knows only the access that is confirmed, and prices that are published', () => {
    const accessibility = { dogs: true, pushchair: false, shade: null, stepFree: true, wheelchair: null }
    const [free, unknown] = listingIn('malaga', [
      anExperience({
        accessibility,
        categoryIds: ['c1', 'gone'],
        id: 'a',
        isIndoor: true,
        priceFrom: { kind: 'free' }
      }),
      anExperience({ id: 'b' })
    ])
    expect(free).toMatchObject({
      access: ['step-free', 'dogs', 'indoor'],
      categories: ['kayak'],
      price: 0,
      priceText: 'Free'
    })
    expect(unknown?.price).toBeNull()
  })

  test("has the adult's price, by which it is sorted, and in words whose the lowest is", () => {
    const amounts = [
      { audience: 'adulto', euros: 59 },
      { audience: 'nino', euros: 29 }
    ]
    const priceFrom = { audience: 'nino', euros: 29, kind: 'from' } as const
    const [both, one] = listingIn('malaga', [
      anExperience({ id: 'a', priceFrom, prices: [{ amounts, name: null }] }),
      anExperience({ id: 'b', priceFrom, prices: [{ amounts: amounts.slice(1), name: null }] })
    ])
    expect(both).toMatchObject({ price: 59, priceFromText: '€29 per child', priceText: '€59 per adult' })
    expect(one).toMatchObject({ price: 29, priceFromText: '', priceText: '€29 per child' })
  })

  test('brings the texts of cards: a search draws them where no page has them', () => {
    const experience = anExperience({ durationMinutes: 90, id: 'e0', municipality: 'Nerja' })
    expect(listingIn('malaga', [experience])[0]?.card).toMatchObject({
      duration: '1\u{a0}h 30\u{a0}min',
      picture: '/e0.svg'
    })
  })
})

test('the listing of the region is that of its provinces, in its own order, and of what is in none', () => {
  const experiences = [
    anExperience({ id: 'a', name: { es: 'Alba' }, provinces: ['sevilla'] }),
    anExperience({ id: 'b', name: { es: 'Bahía' }, provinces: ['malaga', 'cadiz'] }),
    anExperience({ id: 'c', name: { es: 'Cueva' }, provinces: [] }),
    anExperience({ id: 'd', name: { es: 'Duna' }, provinces: ['cadiz'] }),
    anExperience({ id: 'e', isVip: true, name: { es: 'Era' }, provinces: ['malaga'] })
  ]
  publish({ experiences })
  const files = provinceSlugs.map(tableOf).map(readListingFile)
  const together = mergeByOrder(
    files[0]?.mergeOrder ?? '',
    files.map(({ entries }) => entries)
  )
  expect(together.map(({ slug }) => slug)).toEqual(['e', 'a', 'b', 'c', 'd'])
  expect(files[0]?.entries.map(({ slug }) => slug)).toEqual(['c'])
})

test('a page that knows the listing of the region in one file takes the new one for none', () => {
  publish({ experiences: [anExperience({ id: 'a' })] })
  expect(() => readListing(tableOf('andalucia'))).toThrow('«access»')
})

test('an event that is a meta experience, too, is found once, and the others stay in their order', () => {
  const dates = Array.from({ length: 20 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
  publish({
    experiences: [
      { ...aMeta({ id: 'feria' }), eventDate: { end: null, start: '2026-12-31' }, isEvent: true },
      ...dates.map((date, index) => anEvent(`${date}T20:00:00+01:00`, { id: `e${index}` }))
    ]
  })
  expect(searched().entries.map(({ slug }) => slug)).toEqual([
    'feria',
    ...dates.map((_, index) => `e${index}`)
  ])
})

/** The search in Spanish, put together from its files. */
function searched() {
  const { language, ...data } = searchFile.read({ ids: { language: 'es' } })
  const shards = shardNumbers
    .map(shard => searchShard.read({ ids: { language, shard } }))
    .map(({ searchRecords }) => throughJson(searchShardTable(wordsFor('esd'), searchRecords)))
  return searchIndexOf(
    readSearch(throughJson(searchTable(wordsFor('esd'), data))),
    shards.map(readSearchShard)
  )
}

describe('the file of the events', () => {
  test('holds what a search finds and no listing shows, with dates, and none that is a town', () => {
    publish({
      experiences: [
        anExperience({ id: 'paseo' }),
        { ...aMeta({ id: 'feria' }), eventDate: { end: null, start: '2026-12-31' }, isEvent: true },
        anEvent('2026-12-14T20:00:00+01:00', { id: 'concierto', municipality: 'Nerja' })
      ]
    })
    const { records, language } = eventsFile.read({ ids: { language: 'es' } })
    expect(language).toBe('es')
    const table = createEventsTable(({ slug }) => `/${slug}.svg`)(wordsFor('esd'), records)
    const entries = readEvents(throughJson(table))
    expect(
      entries.map(({ card, eventDate, provinces, slug }) => [slug, eventDate?.start, card?.date, provinces])
    ).toEqual([['concierto', '2026-12-14T20:00:00+01:00', 'lun\u{a0}14\u{a0}dic', ['malaga']]])
  })

  test('is no listing', () => {
    expect(() => readEvents({ ends: [], listing: '', starts: [] })).toThrow('events')
  })
})

describe('the file of the search', () => {
  test('holds experiences, towns and events to come, and no hidden ones', () => {
    publish({
      categories: [aCategory({ id: 'c1', slug: 'kayak' })],
      experiences: [
        anExperience({ categoryIds: ['c1'], id: 'paseo', keywords: ['Mar'] }),
        anExperience({ id: 'hidden', isHidden: true }),
        aMeta({ id: 'nerja' }),
        anEvent('2026-12-14T20:00:00+01:00', { id: 'concierto', municipality: 'Nerja' })
      ]
    })
    const index = searched()
    expect(index.entries.map(({ place, slug }) => [slug, place])).toEqual([
      ['paseo', ''],
      ['nerja', ''],
      ['concierto', 'Nerja · lun\u{a0}14\u{a0}dic']
    ])
    expect(index.entries.map(({ kind, spacedKeywords }) => [kind, spacedKeywords])).toEqual([
      ['experience', ' mar '],
      ['town', '  '],
      ['event', '  ']
    ])
    expect(index.categories).toEqual([
      { name: 'c1', shownIn: { andalucia: [...operatingModes], malaga: [...operatingModes] }, slug: 'kayak' }
    ])
  })

  test('says for whom a category has nothing in a province', () => {
    publish({
      categories: [aCategory({ id: 'c1', slug: 'barcos' })],
      experiences: [
        anExperience({ categoryIds: ['c1'], hiddenFor: ['other'], id: 'velero', provinces: ['malaga'] }),
        anExperience({ categoryIds: ['c1'], id: 'barca', provinces: ['cadiz'] })
      ]
    })
    expect(searched().categories[0]?.shownIn).toEqual({
      andalucia: [...operatingModes],
      cadiz: [...operatingModes],
      malaga: ['default', 'tourist-housing', 'rentacar']
    })
  })
})

test('a text that no file shows leaves their keys as they are, a price those of the search unless it is free', () => {
  const keys = (experience: Experience) => {
    publish({ experiences: [experience] })
    const keysOf = (file: typeof listingFile | typeof searchShard) =>
      file.staticPaths().map(({ cacheKey }) => cacheKey)
    return { listing: keysOf(listingFile), search: keysOf(searchShard) }
  }
  const before = keys(anExperience())
  expect(keys(anExperience({ descriptionHtml: { es: '<p>Otra</p>' } }))).toEqual(before)
  const withPrice = keys(anExperience({ priceFrom: { audience: null, euros: 21, kind: 'from' } }))
  expect(withPrice.listing).not.toEqual(before.listing)
  expect(withPrice.search).toEqual(before.search)
  expect(keys(anExperience({ priceFrom: { kind: 'free' } })).search).not.toEqual(before.search)
  expect(keys(anExperience({ name: { es: 'Otro' } })).search).not.toEqual(before.search)
})

test('another Spanish name leaves what a plan tells in English as it is', () => {
  const keys = (name: string) => {
    publish({
      experiences: [
        anExperience({ id: 'a', motif: 'bodega', name: { en: 'A cellar', es: name } }),
        anExperience({ id: 'b', name: { en: 'A walk', es: 'Paseo' } })
      ]
    })
    return planShard.staticPaths().map(({ cacheKey, params }) => ({ cacheKey, language: params.language }))
  }
  const [before, after] = [keys('Bodega'), keys('Visita')]
  const changed = after.filter(({ cacheKey }, place) => cacheKey !== before[place]?.cacheKey)
  expect(changed.map(({ language }) => language)).not.toContain('en')
  expect(changed.filter(({ language }) => language === 'es')).toHaveLength(1)
})

test('a new experience is in one shard of each table, and in the listing of its province', () => {
  const keys = (experiences: Experience[]) => {
    publish({ experiences })
    return [...listingFile.staticPaths(), ...planShard.staticPaths(), ...searchShard.staticPaths()]
      .filter(({ props }) => props.ids.language === 'es')
      .map(({ cacheKey }) => cacheKey)
  }
  const some = Array.from({ length: 30 }, (_, index) => anExperience({ id: `e${index}`, motif: 'ruta' }))
  const before = keys(some)
  const after = keys([...some, anExperience({ id: 'nueva', motif: 'bodega' })])
  // Beside them the order of the region. Its poster is dark, so none beside it takes another colour.
  expect(after.filter((key, place) => key !== before[place])).toHaveLength(4)
})
