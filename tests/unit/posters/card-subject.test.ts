import { describe, expect, test } from 'vitest'

import { cardSubject, type PosterCard } from '#posters/card-subject.ts'

function aCard(changes: Partial<PosterCard> = {}): PosterCard {
  return {
    paletteVariant: 7,
    id: 'tablao',
    light: 'evening',
    motif: 'guitarra',
    provinces: ['sevilla'],
    ...changes
  }
}

describe('cardSubject', () => {
  test('takes motif, province, light, colourway and seed from the card', () => {
    expect(cardSubject(aCard())).toEqual({
      paletteVariant: 7,
      light: 'evening',
      motif: 'guitarra',
      province: 'sevilla',
      seed: 'tablao'
    })
  })

  test('without a province of its own it belongs to the region', () => {
    expect(cardSubject(aCard({ provinces: [] })).province).toBe('andalucia')
  })
})
