import { describe, expect, test } from 'vitest'

import { amountIn } from '#domain/text/euros.ts'

describe('amountIn', () => {
  test.each([
    ['32 € por adulto', '32 €'],
    ['desde 120,50 € por grupo', '120,50 €'],
    ['€32 per adult', '€32'],
    ['86 € para 3', '86 €'],
    ['Gratis', 'Gratis'],
    ['Precio a consultar', '']
  ])('«%s» is «%s»', (price, amount) => {
    expect(amountIn(price)).toBe(amount)
  })
})
