import { describe, expect, test } from 'vitest'

import { cardSubject, type PosterCard } from '#posters/card-subject.ts'

function aCard(changes: Partial<PosterCard> = {}): PosterCard {
  return {
    id: 'tablao',
    isEvent: false,
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

  test.each([null, 'no-such-motif'])('the motif %s makes an event a feast and the rest a village', motif => {
    expect(cardSubject(aCard({ isEvent: true, motif })).motif).toBe('fiesta')
    expect(cardSubject(aCard({ motif })).motif).toBe('pueblo')
  })

  test('without a province of its own it belongs to the region', () => {
    expect(cardSubject(aCard({ provinces: [] })).province).toBe('andalucia')
  })
})
