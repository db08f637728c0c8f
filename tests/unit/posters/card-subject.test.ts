import { describe, expect, test } from 'vitest'

import { cardSubject, type PosterCard } from '#posters/card-subject.ts'

function aCard(changes: Partial<PosterCard> = {}): PosterCard {
  return {
    id: 'tablao',
    light: 'evening',
    motif: 'guitarra',
    provinces: ['sevilla'],
    ...changes
  }
}

describe('cardSubject', () => {
  test('takes motif, province, light and seed from the card', () => {
    expect(cardSubject(aCard())).toEqual({
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
