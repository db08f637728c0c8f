import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { visitText, storedVisit } from '#stores/visit/visit.ts'
import { noParty, noVisit, type Visit } from '#domain/visit/visit.ts'
import { readVisit, visitIn, withVisit, writeVisit } from '#domain/visit/visit-query.ts'
import { shortVisit, visitSentence } from '#domain/visit/visit-sentence.ts'
import { messages } from '#i18n/text/messages.ts'
import { visitTextsIn } from '#i18n/booking/booking-labels.ts'
import { visitKeys } from '#domain/visit/visit-keys.ts'
import { isDay } from '#domain/time/calendar-day.ts'

const today = '2026-12-01'
const family: Visit = { day: '2026-12-05', party: { adults: 2, ages: [6], children: 1, isCarFree: true } }
const read = (query: string) => readVisit(new URLSearchParams(query))

describe('the visit in an address', () => {
  test('is written and read back', () => {
    expect(writeVisit(family)).toBe('dia=2026-12-05&adultos=2&ninos=1&edades=6&transporte=sin-coche')
    expect(read(writeVisit(family))).toEqual(family)
    expect(writeVisit(noVisit)).toBe('')
  })

  test.each([
    ['dia=2026-02-31&adultos=2', { day: null, party: { ...noParty, adults: 2 } }],
    ['dia=2026-12-05&adultos=-2', { day: '2026-12-05', party: noParty }],
    ['adultos=100&ninos=1', { day: null, party: { ...noParty, children: 1 } }],
    ['adultos=2.5&ninos=dos&transporte=sin-coche', { day: null, party: { ...noParty, isCarFree: true } }],
    ['ninos=2&edades=18,x', { day: null, party: { ...noParty, children: 2 } }],
    ['ninos=1&edades=6,9', { day: null, party: { ...noParty, ages: [6], children: 1 } }],
    ['edades=6', { day: null, party: noParty }],
    ['ninos=2&edades=,9', { day: null, party: { ...noParty, ages: [null, 9], children: 2 } }],
    ['transporte=<script>&adultos=99', { day: null, party: { ...noParty, adults: 99 } }]
  ])('of «%s» nonsense is left out, field by field', (query, visit) => {
    expect(read(query)).toEqual(visit)
  })

  test('counts more than what was said before, but a day that is past says nothing', () => {
    const query = (text: string) => new URLSearchParams(text)
    expect(visitIn(query('adultos=4'), family, today).party).toEqual({
      adults: 4,
      ages: [],
      children: 0,
      isCarFree: true
    })
    expect(visitIn(query('dia=2026-12-24'), family, today).day).toBe('2026-12-24')
    expect(visitIn(query('dia=2020-01-01'), family, today)).toEqual(family)
    expect(visitIn(query(''), family, today)).toEqual(family)
  })

  test('takes the place of another one; all else stays', () => {
    expect(withVisit('?partner=costa&adultos=9&q=kayak', family)).toBe(
      `${writeVisit(family)}&partner=costa&q=kayak`
    )
    expect(withVisit('?adultos=9', noVisit)).toBe('')
  })
})

describe('what a device keeps', () => {
  test('holds until the day of the visit is over', () => {
    const text = visitText(family, today)
    expect(storedVisit(text, '2026-12-05')).toEqual(family)
    expect(storedVisit(text, '2026-12-06')).toEqual(noVisit)
  })

  test('without a day it holds for the day on which it was said', () => {
    const party = { ...family, day: null }
    expect(storedVisit(visitText(party, today), today)).toEqual(party)
    expect(storedVisit(visitText(party, today), '2026-12-02')).toEqual(noVisit)
  })

  test('nothing said is nothing kept', () => {
    expect(visitText(noVisit, today)).toBeNull()
  })

  test.each([null, '', 'x', '2026-12-01', '2031-01-01 dia=2031-02-02', '{"adults":2}'])(
    '%j is no visit',
    text => {
      expect(storedVisit(text, today)).toEqual(noVisit)
    }
  )
})

describe('the sentence', () => {
  test.each([
    ['es', 'sáb 5 dic · 2 adultos y 1 niño (6 años), sin coche'],
    ['en', 'Sat 5 Dec · 2 adults and 1 child (6 years old), without a car'],
    ['de', 'Sa. 5.12. · 2 Erwachsene und 1 Kind (6 Jahre), ohne Auto'],
    ['fr', 'sam. 5 déc. · 2 adultes et 1 enfant (6 ans), sans voiture'],
    ['pt', 'sábado 5/12 · 2 adultos e 1 criança (6 anos), sem carro']
  ] as const)('in %s', (language, sentence) => {
    const said = visitSentence(family, visitTextsIn(language), language)
    expect(said.replaceAll('\u{a0}', ' ')).toBe(sentence)
  })

  test('says what was said, and no more', () => {
    expect(visitSentence(noVisit, visitTextsIn('es'), 'es')).toBe('')
    expect(visitSentence({ day: null, party: { ...noParty, children: 2 } }, visitTextsIn('es'), 'es')).toBe(
      '2 niños'
    )
  })
  test('is a few words where there is little room', () => {
    const { filters } = messages.es
    const short = (day: string | null, party: Visit['party']) => shortVisit(day, party, filters, 'es')
    expect([
      short('sáb 28', family.party),
      short(null, family.party),
      short('hoy', noParty),
      short(null, { ...noParty, isCarFree: true })
    ]).toEqual(['Sáb 28 · 3', '3 personas', 'Hoy', 'Sin coche'])
  })
})

describe('any visit', () => {
  const days = fc
    .date({ max: new Date('2030-12-31'), min: new Date('2026-12-01'), noInvalidDate: true })
    .map(moment => moment.toISOString().slice(0, 10))
  const count = fc.nat(99)
  const visits: fc.Arbitrary<Visit> = fc.record({
    day: fc.option(days),
    party: fc
      .record({
        adults: count,
        ages: fc.array(fc.option(fc.nat(17)), { maxLength: 6 }),
        isCarFree: fc.boolean()
      })
      .map(({ adults, ages, isCarFree }) => ({
        adults,
        ages: ages.slice(0, ages.findLastIndex(age => age !== null) + 1),
        children: ages.length,
        isCarFree
      }))
  })
  const word = fc.oneof(
    fc.constantFrom('dia=2026-12-05', 'adultos=2', 'dia=', '&', '=', '%', '+', '?', 'transporte=sin-coche'),
    fc.string({ maxLength: 4, unit: 'binary' })
  )
  const queries = fc.array(word, { maxLength: 6 }).map(parts => parts.join('&'))

  test('is read from an address as it was written, whatever else stands there', () => {
    fc.assert(
      fc.property(visits, queries, (visit, others) => {
        expect(read(writeVisit(visit))).toEqual(visit)
        const after = readVisit(new URLSearchParams(withVisit(others, visit)))
        const isAlone = !visitKeysIn(new URLSearchParams(others))
        expect(after.day).toBe(visit.day ?? after.day)
        expect(isAlone ? after : visit).toEqual(visit)
      })
    )
  })

  test('is kept on the device until its day', () => {
    fc.assert(
      fc.property(visits, visit => {
        expect(storedVisit(visitText(visit, today), today)).toEqual(visit)
      })
    )
  })

  test('is a visit at all, whatever an address or a device holds', () => {
    fc.assert(
      fc.property(queries, text => {
        for (const { day, party } of [
          read(text),
          storedVisit(text, today),
          storedVisit(`${today} ${text}`, today)
        ]) {
          expect(day === null || isDay(day)).toBe(true)
          expect(party.adults).toBeLessThanOrEqual(99)
          expect(read(writeVisit({ day, party }))).toEqual({ day, party })
        }
      })
    )
  })
})

function visitKeysIn(query: URLSearchParams): boolean {
  return Object.values(visitKeys).some(key => query.has(key))
}
