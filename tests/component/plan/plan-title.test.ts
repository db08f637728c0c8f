import { expect, test } from 'vitest'

import type { Language } from '#domain/text/locale.ts'
import { messages } from '#i18n/text/messages.ts'
import { townsText } from '#islands/plan/plan-title.ts'

import { aPlanEntry } from '../../fixtures/plan/entries.ts'

const title = (language: Language, ...places: string[]) =>
  townsText(
    places.map((place, index) => aPlanEntry(`stop-${index}`, { place })),
    messages[language].plan.moreTowns,
    language
  )

test('a plan is named after its towns, each once', () => {
  expect(title('es', 'Nerja', 'Málaga', 'Nerja')).toBe('Nerja y Málaga')
  expect(title('es', 'Álora', 'Málaga', 'Ronda')).toBe('Álora, Málaga y Ronda')
  expect(title('es', '')).toBe('')
})

test.each([
  ['es', 'Álora, Málaga y 2 más'],
  ['en', 'Álora, Málaga and 2 more'],
  ['de', 'Álora, Málaga und 2 weitere'],
  ['fr', 'Álora, Málaga et 2 autres'],
  ['pt', 'Álora, Málaga e mais 2']
] as const)('of many towns it names two, and how many more there are, in %s', (language, text) => {
  expect(title(language, 'Álora', 'Málaga', 'Ronda', 'Antequera')).toBe(text)
})
