import { describe, expect, test } from 'vitest'
import { cardOf } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { Locale } from '#domain/text/locale.ts'
import { categoryShareWords, experienceShareWords } from '#i18n/site/share-words.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { aCategory, anEvent, anExperience, aProvince } from '../../../fixtures/builders.ts'

const provinces = [aProvince('malaga', { name: { es: 'Costa del Sol - Málaga' } })]
const priced = { priceFrom: { audience: null, euros: 35, kind: 'from' } } as const

function written(locale: Locale, fields: Partial<Experience>) {
  return experienceShareWords(wordsFor(locale), cardOf(anExperience(fields), null), provinces)
}

describe('experienceShareWords', () => {
  test('are name, price and place in the language of the page', () => {
    const name = { en: 'A walk', es: 'Un paseo' }
    expect(written('en', { ...priced, municipality: 'Nerja', name })).toEqual({
      place: 'Nerja, Málaga',
      price: 'from €35',
      title: 'A walk'
    })
  })

  test('are in the language of the name where that is not the one of the page', () => {
    expect(written('pt', { ...priced, name: { es: 'Un paseo' } })).toEqual(
      written('es', { ...priced, name: { es: 'Un paseo' } })
    )
  })

  test('say the capital of a province once', () => {
    expect(written('es', { municipality: 'Málaga' }).place).toBe('Málaga')
  })

  test('have no price where none is known, and for a place with experiences of its own', () => {
    expect(written('es', {}).price).toBeNull()
    expect(written('es', { ...priced, isDestination: true }).price).toBeNull()
  })

  test("say the adult's price and that it is theirs", () => {
    const amounts = [
      { audience: 'nino', euros: 29 },
      { audience: 'adulto', euros: 59 }
    ]
    const prices = [{ amounts, name: null }]
    const priceFrom = { audience: 'nino', euros: 29, kind: 'from' } as const
    expect(written('de', { name: { de: 'Spaziergang' }, priceFrom, prices }).price).toBe(
      '59\u00a0€ pro Erwachsenen'
    )
  })

  test('say that something is free', () => {
    expect(written('es', { priceFrom: { kind: 'free' } }).price).toBe('Gratis')
  })

  test('say the day of an event', () => {
    const card = cardOf(anEvent('2026-05-16T21:30:00+02:00', { municipality: 'Nerja' }), null)
    expect(experienceShareWords(wordsFor('es'), card, provinces).place).toMatch(
      /^Nerja, Málaga · sáb\s16\smay/
    )
  })

  test('leave the place out where nothing is known of it', () => {
    expect(written('es', { provinces: [] }).place).toBeNull()
  })
})

describe('categoryShareWords', () => {
  test('are the same in every province', () => {
    expect(categoryShareWords(wordsFor('en'), aCategory({ name: { en: 'Caves', es: 'Cuevas' } }))).toEqual({
      place: 'Leisure experiences in Andalusia',
      price: null,
      title: 'Caves'
    })
  })
})
