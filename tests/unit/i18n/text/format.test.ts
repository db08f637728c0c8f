import { describe, expect, test } from 'vitest'

import { type Language, languages } from '#domain/text/locale.ts'
import { formatsOf } from '#i18n/text/format.ts'

const noBreak = '\u00a0'
const narrow = '\u202f'

describe('price', () => {
  test.each<[Language, string, string, string]>([
    ['es', `22${noBreak}€`, `12,50${noBreak}€`, `1250${noBreak}€`],
    ['en', '€22', '€12.50', '€1,250'],
    ['de', `22${noBreak}€`, `12,50${noBreak}€`, `1.250${noBreak}€`],
    ['fr', `22${noBreak}€`, `12,50${noBreak}€`, `1${narrow}250${noBreak}€`],
    ['pt', `22${noBreak}€`, `12,50${noBreak}€`, `1250${noBreak}€`]
  ])('in %s', (language, whole, cents, thousands) => {
    const { price } = formatsOf(language)
    expect([price(22), price(12.5), price(1250)]).toEqual([whole, cents, thousands])
  })
})

describe('dates', () => {
  const evening = '2026-05-16T21:30:00+02:00'

  test.each<[Language, string, string, string]>([
    ['es', 'sábado, 16 de mayo', '16 de mayo de 2026', 'mayo de 2026'],
    ['en', 'Saturday 16 May', '16 May 2026', 'May 2026'],
    ['de', 'Samstag, 16. Mai', '16. Mai 2026', 'Mai 2026'],
    ['fr', 'samedi 16 mai', '16 mai 2026', 'mai 2026'],
    ['pt', 'sábado, 16 de maio', '16 de maio de 2026', 'maio de 2026']
  ])('in %s', (language, day, date, month) => {
    const formats = formatsOf(language)
    expect([formats.day(evening), formats.date(evening), formats.month(evening)]).toEqual([day, date, month])
  })

  test.each(languages)('are those of Madrid, in %s', language => {
    const { date, time } = formatsOf(language)
    expect(date('2026-05-16T22:30:00Z')).toMatch(/^17/)
    expect(time('2026-05-16T19:30:00Z')).toBe('21:30')
    expect(time('2026-12-16T19:30:00Z')).toBe('20:30')
  })

  test.each(languages)('midnight is 00:00, in %s', language => {
    expect(formatsOf(language).time('2026-05-16T22:00:00Z')).toBe('00:00')
  })

  test.each<[Language, string, string, string]>([
    ['es', '1 de marzo', '29 de febrero', 'lunes'],
    ['en', '1 March', '29 February', 'Monday'],
    ['de', '1. März', '29. Februar', 'Montag'],
    ['fr', '1er mars', '29 février', 'lundi'],
    ['pt', '1 de março', '29 de fevereiro', 'segunda-feira']
  ])('days of the year and of the week, in %s', (language, march, leapDay, monday) => {
    const { monthDay, weekday } = formatsOf(language)
    expect([monthDay('03-01'), monthDay('02-29'), weekday(1)]).toEqual([march, leapDay, monday])
  })

  test('Sunday is the seventh day', () => {
    expect(formatsOf('es').weekday(7)).toBe('domingo')
  })

  test('a short day fits on a card', () => {
    for (const language of languages) {
      expect(formatsOf(language).shortDay(evening).length).toBeLessThan(20)
      expect(formatsOf(language).shortDay(evening)).toContain('16')
    }
  })
})

test('lists and names of languages', () => {
  expect(formatsOf('es').list(['a', 'b', 'c'])).toBe('a, b y c')
  expect(formatsOf('de').list(['a', 'b'])).toBe('a und b')
  expect(formatsOf('fr').list(['a'])).toBe('a')
  expect(formatsOf('en').list([])).toBe('')
  expect(formatsOf('es').languageName('de')).toBe('alemán')
  expect(formatsOf('pt').languageName('es')).toBe('espanhol')
})

test('numbers have the decimal sign of their language', () => {
  expect(languages.map(language => formatsOf(language).number(36.75))).toEqual([
    '36,75',
    '36.75',
    '36,75',
    '36,75',
    '36,75'
  ])
})
