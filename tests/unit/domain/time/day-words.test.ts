import { expect, test } from 'vitest'

import { monthsText, nearDay, shortestDay, startDay, weekdayText } from '#domain/time/day-words.ts'

test.each([
  ['es', '2026-11-28', 'sábado, 28 de noviembre'],
  ['de', '2026-11-28', 'Samstag, 28. November'],
  ['es', '2027-01-02', 'sábado, 2 de enero de 2027'],
  ['fr', '2026-12-01', 'mardi 1er décembre'],
  ['fr', '2027-01-01', 'vendredi 1er janvier 2027']
] as const)('in %s %s is «%s»: its year is said where it is another one', (language, day, text) => {
  expect(nearDay(language, day, '2026-11-26')).toBe(text)
})

test.each([
  ['es', 'sáb 28'],
  ['de', 'Sa. 28.'],
  ['en', 'Sat 28'],
  ['fr', 'sam. 28'],
  ['pt', 'sábado 28']
] as const)('in %s a day is «%s» beside days that are close', (language, text) => {
  expect(shortestDay(language, '2026-11-28')).toBe(text)
})

test.each([
  ['es', '2026-11-28', 'sáb 28 nov'],
  ['es', '2026-12-12', 'sáb 12 dic'],
  ['en', '2026-12-12', 'Sat 12 Dec'],
  ['de', '2026-11-28', 'Sa. 28.11.'],
  ['fr', '2026-12-12', 'sam. 12 déc.'],
  ['pt', '2026-11-28', 'sábado 28/11'],
  ['es', '2027-04-01', 'jue 1 abr 2027'],
  ['de', '2027-04-01', 'Do. 1.4.2027']
] as const)(
  'in %s a start on %s is on «%s»: its year is said where it is another one',
  (language, day, text) => {
    expect(startDay(language, day, '2026-11-26').replaceAll('\u{a0}', ' ')).toBe(text)
  }
)

test.each([
  ['es', 'nov–dic 2026', 'sáb'],
  ['de', 'Nov.–Dez. 2026', 'Sa'],
  ['pt', '11/2026\u{2009}–\u{2009}12/2026', 'sáb']
] as const)('in %s a strip is of «%s», and its first day is «%s»', (language, months, weekday) => {
  expect(monthsText(language, '2026-11-28', '2026-12-11')).toBe(months)
  expect(weekdayText(language, '2026-11-28')).toBe(weekday)
})
