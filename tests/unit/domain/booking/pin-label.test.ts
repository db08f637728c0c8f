import { describe, expect, test } from 'vitest'

import { pinLabel } from '#domain/booking/pin-label.ts'
import { noParty } from '#domain/visit/visit.ts'

describe('pinLabel', () => {
  const kayak = { priceText: '26 € por adulto', rates: '26/14' }

  test('is the price of one where nobody said who comes', () => {
    expect(pinLabel(kayak, noParty, 'es')).toBe('26 €')
  })

  test('is what the party pays', () => {
    expect(pinLabel(kayak, { ...noParty, adults: 2, children: 1 }, 'es').replaceAll(/\s/g, ' ')).toBe('66 €')
  })

  test('is what is free, whoever comes', () => {
    expect(pinLabel({ priceText: 'Gratis', rates: '0' }, { ...noParty, adults: 2 }, 'es')).toBe('Gratis')
  })
})
