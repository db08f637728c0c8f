import { describe, expect, test } from 'vitest'

import { largestPricedParty, partyPrice } from '#domain/booking/party-price.ts'
import { personRatesOf, type Price, readRates, writeRates } from '#domain/catalogue/price.ts'
import { noParty } from '#domain/visit/visit.ts'

const family = { adults: 2, children: 1, isCarFree: false }
const line = (amounts: Record<string, number>): Price => ({
  amounts: Object.entries(amounts).map(([audience, euros]) => ({ audience, euros })),
  name: null
})

describe('the price of a party', () => {
  test('is what adults and children pay, and says by which rates', () => {
    expect(partyPrice([{ adult: 26, child: 14 }], family)).toEqual({
      adult: 26,
      child: 14,
      countsChildrenAsAdults: false,
      euros: 66,
      isFrom: false,
      kind: 'total'
    })
  })

  test('counts children as adults where there is no rate for them, and says so', () => {
    expect(partyPrice([{ adult: 26, child: null }], family)).toMatchObject({
      child: 26,
      countsChildrenAsAdults: true,
      euros: 78
    })
    expect(partyPrice([{ adult: 26, child: null }], { ...noParty, adults: 1 })).toMatchObject({
      countsChildrenAsAdults: false
    })
  })

  test('is that of the line that costs this party least, and "from" where others cost more', () => {
    const lines = [
      { adult: 30, child: 0 },
      { adult: 26, child: 14 }
    ]
    expect(partyPrice(lines, family)).toMatchObject({ euros: 60, isFrom: true })
    expect(partyPrice(lines, { ...family, children: 0 })).toMatchObject({ euros: 52, isFrom: true })
    expect(
      partyPrice(
        [
          { adult: 20, child: 10 },
          { adult: 20, child: 10 }
        ],
        family
      )
    ).toMatchObject({ isFrom: false })
  })

  test('is exact to the cent', () => {
    expect(partyPrice([{ adult: 0.1, child: 0.2 }], { ...family, adults: 1 })).toMatchObject({ euros: 0.3 })
  })

  test('nobody can say it without people, without rates, or for a whole company', () => {
    const lines = [{ adult: 26, child: 14 }]
    expect(partyPrice(lines, noParty)).toEqual({ kind: 'unknown' })
    expect(partyPrice([], family)).toEqual({ kind: 'unknown' })
    expect(partyPrice(lines, { ...noParty, adults: largestPricedParty })).toMatchObject({ kind: 'total' })
    expect(partyPrice(lines, { ...noParty, adults: 99 })).toEqual({ kind: 'unknown' })
  })
})

describe('what single people pay', () => {
  test('is read from a price list; groups, things and special cases are nobody’s price', () => {
    expect(
      personRatesOf([
        line({ adulto: 26, nino: 14, senior: 20 }),
        line({ persona: 30 }),
        line({ grupo: 200 }),
        line({ coche: 12, pareja: 40 }),
        line({ adulto: 0 })
      ])
    ).toEqual([
      { adult: 26, child: 14 },
      { adult: 30, child: null }
    ])
    expect(personRatesOf([line({ adulto: 0, nino: 0 })])).toEqual([{ adult: 0, child: 0 }])
    expect(personRatesOf([])).toEqual([])
  })

  test('is written short, each rate once, and read back', () => {
    const lines = [
      { adult: 26.5, child: 14 },
      { adult: 30, child: null }
    ]
    expect(writeRates([...lines, ...lines])).toBe('26.5/14 30')
    expect(readRates('26.5/14 30')).toEqual(lines)
    expect(readRates('x 1/ -3 4/5/6')).toEqual([])
    expect(readRates('')).toEqual([])
  })
})
