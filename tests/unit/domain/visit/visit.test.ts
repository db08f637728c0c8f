import { describe, expect, test } from 'vitest'

import { visitText, storedVisit } from '#domain/visit/stored-visit.ts'
import { noParty, noVisit, type Visit } from '#domain/visit/visit.ts'
import { readVisit, visitIn, withVisit, writeVisit } from '#domain/visit/visit-query.ts'
import { shortVisit, visitSentence } from '#domain/visit/visit-sentence.ts'
import { messages } from '#i18n/text/messages.ts'
import { visitTextsIn } from '#i18n/booking/booking-labels.ts'

const today = '2026-12-01'
const family: Visit = { day: '2026-12-05', party: { adults: 2, children: 1, isCarFree: true } }
const read = (query: string) => readVisit(new URLSearchParams(query))

describe('the visit in an address', () => {
  test('is written and read back', () => {
    expect(writeVisit(family)).toBe('dia=2026-12-05&adultos=2&ninos=1&transporte=sin-coche')
    expect(read(writeVisit(family))).toEqual(family)
    expect(writeVisit(noVisit)).toBe('')
  })

  test.each([
    ['dia=2026-02-31&adultos=2', { day: null, party: { ...noParty, adults: 2 } }],
    ['dia=2026-12-05&adultos=-2', { day: '2026-12-05', party: noParty }],
    ['adultos=100&ninos=1', { day: null, party: { ...noParty, children: 1 } }],
    ['adultos=2.5&ninos=dos&transporte=sin-coche', { day: null, party: { ...noParty, isCarFree: true } }],
    ['transporte=<script>&adultos=99', { day: null, party: { ...noParty, adults: 99 } }]
  ])('of «%s» nonsense is left out, field by field', (query, visit) => {
    expect(read(query)).toEqual(visit)
  })

  test('counts more than what was said before, but a day that is past says nothing', () => {
    const query = (text: string) => new URLSearchParams(text)
    expect(visitIn(query('adultos=4'), family, today).party).toEqual({
      adults: 4,
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
    ['es', 'sáb 5 dic · 2 adultos y 1 niño, sin coche'],
    ['en', 'Sat 5 Dec · 2 adults and 1 child, without a car'],
    ['de', 'Sa. 5.12. · 2 Erwachsene und 1 Kind, ohne Auto'],
    ['fr', 'sam. 5 déc. · 2 adultes et 1 enfant, sans voiture'],
    ['pt', 'sábado 5/12 · 2 adultos e 1 criança, sem carro']
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
