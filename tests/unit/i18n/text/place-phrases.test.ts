import { describe, expect, test } from 'vitest'

import { translator } from '#i18n/text/translator.ts'

const coast = 'Costa del Sol - Málaga'

describe('the heading of a listing', () => {
  test.each([
    ['de', 'Erlebnisse an der Costa del Sol - Málaga'],
    ['en', 'Experiences on the Costa del Sol - Málaga'],
    ['es', 'Experiencias en la Costa del Sol - Málaga'],
    ['fr', 'Costa del Sol - Málaga : toutes les expériences'],
    ['pt', 'Costa del Sol - Málaga: todas as experiências']
  ] as const)('speaks of a coast as %s does', (language, heading) => {
    expect(translator(language)('listing.title', { province: coast }).replaceAll('\u{a0}', ' ')).toBe(heading)
  })

  test.each([
    ['de', 'Erlebnisse in Cádiz'],
    ['en', 'Experiences in Cádiz'],
    ['es', 'Experiencias en Cádiz']
  ] as const)('says where, %s', (language, heading) => {
    expect(translator(language)('listing.title', { province: 'Cádiz' })).toBe(heading)
  })
})

test('today is on the coast in Portuguese, too', () => {
  expect(translator('pt')('today.heading', { province: coast })).toBe('Hoje na Costa del Sol - Málaga')
  expect(translator('pt')('today.heading', { province: 'Cádis' })).toBe('Hoje em Cádis')
})

test.each([
  ['en', 'Illustrated poster of the Costa del Sol - Málaga'],
  ['es', 'Cartel ilustrado de la Costa del Sol - Málaga'],
  ['pt', 'Cartaz ilustrado da Costa del Sol - Málaga']
] as const)('the picture of a coast is described as %s does', (language, text) => {
  expect(translator(language)('poster.province', { province: coast })).toBe(text)
})
