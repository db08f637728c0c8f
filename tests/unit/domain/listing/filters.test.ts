import { noParty, type Party } from '#domain/visit/visit.ts'
import { describe, expect, test } from 'vitest'

import type { Filter, FilterWords } from '#domain/listing/filters/filter.ts'
import { chipsOf, filterNames, filters, matchesAll } from '#domain/listing/filters/filters.ts'
import { isFree } from '#domain/listing/filters/filters.ts'
import { matcher } from '#domain/listing/listing-filter.ts'
import { isListingQuery } from '#domain/listing/listing-keys.ts'
import { readListingQuery, unfiltered, writeListingQuery } from '#domain/listing/listing-query.ts'

import { anEntry, asked, at, startingAt, cardTexts } from '../../../fixtures/listing.ts'

const forms: Partial<Record<string, string>> = {
  priceFrom: 'from {{price}}',
  priceUpTo: 'up to {{price}}',
  quoted: '«{{text}}»'
}

const words: FilterWords = {
  categoryName: slug => `category ${slug}`,
  day: day => `day ${day}`,
  euros: amount => `${amount} €`,
  month: month => `month ${month}`,
  people: ({ adults, children }) => `${adults} and ${children}`,
  text: key => forms[key] ?? key,
  townName: slug => `town ${slug}`,
  weekday: weekday => `weekday ${weekday}`
}

/** Everything on, each with more than one value where that can be. */
const everything = asked({
  access: ['dogs', 'step-free'],
  allAges: true,
  categories: ['kayak', 'cuevas'],
  dayParts: ['evening'],
  guides: ['de', 'fr'],
  isByWhatsapp: true,
  isCancellable: true,
  isFree: true,
  lengths: ['short', 'long'],
  party: { adults: 2, ages: [6], children: 1, isCarFree: true },
  price: { from: 10, to: 40 },
  text: 'kayak maro',
  towns: ['nerja', 'ronda'],
  when: '2026-12-05'
})

describe('every filter', () => {
  test.each(filterNames)('%s is off when nothing is asked for, and on when something is', name => {
    const alone = asked({ [name]: everything[name] })
    expect(chipsOf(words, unfiltered)).toEqual([])
    expect(chipsOf(words, alone).length).toBeGreaterThan(0)
  })

  test.each(filterNames)('%s is in the address, and is read from it again', name => {
    const query = new URLSearchParams(writeListingQuery(asked({ [name]: everything[name] })))
    expect(isListingQuery(query)).toBe(true)
    expect([...query.keys()].every(key => filters[name].keys.some(own => own === key))).toBe(true)
    expect(new Set([readListingQuery(query)[name]].flat())).toEqual(new Set([everything[name]].flat()))
  })

  test('shares its names in the address with no other', () => {
    const keys = filterNames.flatMap(name => filters[name].keys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('must have all its parts, or it does not compile', () => {
    type Whole = Filter<boolean>
    // The parts without which an object is still a filter: the compiler refuses the line below as soon as there is one.
    type Optional = { [Part in keyof Whole]: Omit<Whole, Part> extends Whole ? Part : never }[keyof Whole]
    const optional: Optional[] extends never[] ? 'none' : Optional = 'none'
    expect(optional).toBe('none')
    const { matches: _matches, ...blind } = isFree
    // @ts-expect-error -- a filter decides
    const refused: Whole = blind
    expect(refused).not.toHaveProperty('matches')
  })
})

describe('the chips of what is on', () => {
  test('name each thing, and taking one away leaves the others', () => {
    const chips = chipsOf(words, everything)
    expect(chips.map(({ text }) => text)).toEqual([
      '«kayak»',
      '«maro»',
      'category kayak',
      'category cuevas',
      'town nerja',
      'town ronda',
      'day 2026-12-05',
      'evening',
      '2 and 1',
      'carFree',
      'short',
      'long',
      '10 € – 40 €',
      'free',
      'allAges',
      'freeCancellation',
      'byWhatsapp',
      'stepFree',
      'dogs',
      'guideDe',
      'guideFr'
    ])
    expect(chips.find(({ text }) => text === 'dogs')?.without).toEqual({
      ...everything,
      access: ['step-free']
    })
    expect(chips.find(({ text }) => text === 'day 2026-12-05')?.without.when).toBeNull()
  })

  test('a range that is open at one end says which', () => {
    const text = (from: number | null, to: number | null) =>
      chipsOf(words, asked({ price: { from, to } })).map(chip => chip.text)
    expect([text(10, null), text(null, 40), text(40, 10)]).toEqual([
      ['from 10 €'],
      ['up to 40 €'],
      ['10 € – 40 €']
    ])
  })

  test('named days are called by their names', () => {
    expect(chipsOf(words, asked({ when: 'tomorrow' })).map(({ text }) => text)).toEqual(['tomorrow'])
  })
})

describe('the language of a guide', () => {
  test('any of those that are asked for is enough; what publishes none is of no language', () => {
    const matches = (...spoken: ('de' | 'en' | 'fr')[]) =>
      matchesAll(anEntry({ guides: spoken }), asked({ guides: ['de', 'fr'] }), {
        dayParts: [],
        days: null,
        fits: null,
        mode: 'default',
        now: at('10:00'),
        party: noParty
      })
    expect([matches('de', 'en'), matches('fr'), matches('en'), matches()]).toEqual([true, true, false, false])
  })
})

describe('what is fit for everybody', () => {
  const walk = anEntry({ rates: '12', slug: 'walk' })
  const gorge = anEntry({ rates: '@8 34', slug: 'gorge' })
  const boat = anEntry({ rates: '@18', slug: 'boat' })
  const left = (party: Party) =>
    [walk, gorge, boat].filter(entry =>
      matchesAll(entry, asked({ allAges: true, party }), {
        dayParts: [],
        days: null,
        fits: null,
        mode: 'default',
        now: at('10:00'),
        party
      })
    )

  test('has no age limit where nobody named a child, or said no age', () => {
    expect(left(noParty)).toEqual([walk])
    expect(left({ ...noParty, adults: 2 })).toEqual([walk])
    expect(left({ ...noParty, adults: 2, children: 1 })).toEqual([walk])
  })

  test('admits each child whose age was said', () => {
    expect(left({ ...noParty, adults: 2, ages: [9], children: 1 })).toEqual([walk, gorge])
    expect(left({ ...noParty, adults: 2, ages: [9, 7], children: 2 })).toEqual([walk])
  })
})

describe('who comes', () => {
  const walk = anEntry({ isCarFree: true, slug: 'walk' })
  const beach = anEntry({ slug: 'beach' })
  const left = (party: Party) =>
    [walk, beach].filter(entry =>
      matchesAll(entry, asked({ party }), {
        dayParts: [],
        days: null,
        fits: null,
        mode: 'default',
        now: at('10:00'),
        party
      })
    )

  test('without a car, what says how one gets there is left', () => {
    expect(left({ ...noParty, isCarFree: true })).toEqual([walk])
  })

  test('with a car, or however many, nothing is left out', () => {
    expect(left({ ...noParty, adults: 40, children: 3 })).toEqual([walk, beach])
  })
})

describe('free cancellation', () => {
  const found = (hours: number | null, when: string | null) => {
    const entry = anEntry({
      card: cardTexts({ freeCancellationHours: hours }),
      schedules: [startingAt('18:00')]
    })
    return matcher(asked({ isCancellable: true, when }), { mode: 'default', now: at('12:00') })(entry)
  }

  test('is what the company states, whatever the hours', () => {
    expect([found(24, null), found(0, null), found(null, null)]).toEqual([true, true, false])
  })

  test('is left on a day only as long as there is time for it', () => {
    expect([found(24, 'today'), found(4, 'today'), found(24, 'tomorrow')]).toEqual([false, true, true])
  })
})

test('a town finds what is in it, several find what is in any', () => {
  const entries = ['nerja', 'ronda', 'sevilla'].map(slug => anEntry({ slug, town: { name: slug, slug } }))
  const found = (towns: string[]) =>
    entries.filter(matcher(asked({ towns }), { mode: 'default', now: at('12:00') })).map(({ slug }) => slug)
  expect(found(['nerja'])).toEqual(['nerja'])
  expect(found(['nerja', 'sevilla'])).toEqual(['nerja', 'sevilla'])
  expect(readListingQuery(new URLSearchParams('municipio=nerja,%C3%91')).towns).toEqual(['nerja'])
})

test('booked by WhatsApp is said for each mode: a house books some of them for its guests', () => {
  const entry = anEntry({ whatsappIn: ['default'] })
  const isFound = (mode: 'default' | 'tourist-housing') =>
    matcher(asked({ isByWhatsapp: true }), { mode, now: at('12:00') })(entry)
  expect([isFound('default'), isFound('tourist-housing')]).toEqual([true, false])
})
