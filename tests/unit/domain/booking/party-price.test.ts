import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { largestPricedParty, partyPrice } from '#domain/booking/party-price.ts'
import {
  type PersonRates,
  personRatesOf,
  type Price,
  readRates,
  writeRates
} from '#domain/catalogue/price.ts'
import { noParty, type Party } from '#domain/visit/visit.ts'

const family = { adults: 2, children: 1, isCarFree: false }
const line = (amounts: Record<string, number>): Price => ({
  amounts: Object.entries(amounts).map(([audience, euros]) => ({ audience, euros })),
  name: null
})

describe('the price of a party', () => {
  test('is what adults and children pay, and says by which rates', () => {
    expect(partyPrice([{ adult: 26, child: 14, minimumAge: null }], family)).toEqual({
      minimumAge: null,
      adult: 26,
      child: 14,
      countsChildrenAsAdults: false,
      euros: 66,
      isFrom: false,
      kind: 'total'
    })
  })

  test('counts children as adults where there is no rate for them, and says so', () => {
    expect(partyPrice([{ adult: 26, child: null, minimumAge: null }], family)).toMatchObject({
      child: 26,
      countsChildrenAsAdults: true,
      euros: 78
    })
    expect(
      partyPrice([{ adult: 26, child: null, minimumAge: null }], { ...noParty, adults: 1 })
    ).toMatchObject({
      countsChildrenAsAdults: false
    })
  })

  test('is that of the line that costs this party least, and "from" where others cost more', () => {
    const lines = [
      { adult: 30, child: 0, minimumAge: null },
      { adult: 26, child: 14, minimumAge: null }
    ]
    expect(partyPrice(lines, family)).toMatchObject({ euros: 60, isFrom: true })
    expect(partyPrice(lines, { ...family, children: 0 })).toMatchObject({ euros: 52, isFrom: true })
    expect(
      partyPrice(
        [
          { adult: 20, child: 10, minimumAge: null },
          { adult: 20, child: 10, minimumAge: null }
        ],
        family
      )
    ).toMatchObject({ isFrom: false })
  })

  test('is exact to the cent', () => {
    expect(
      partyPrice([{ adult: 0.1, child: 0.2, minimumAge: null }], { ...family, adults: 1 })
    ).toMatchObject({ euros: 0.3 })
  })

  test('nobody can say it without people, without rates, or for a whole company', () => {
    const lines = [{ adult: 26, child: 14, minimumAge: null }]
    expect(partyPrice(lines, noParty)).toEqual({ kind: 'unknown' })
    expect(partyPrice([], family)).toEqual({ kind: 'unknown' })
    expect(partyPrice(lines, { ...noParty, adults: largestPricedParty })).toMatchObject({ kind: 'total' })
    expect(partyPrice(lines, { ...noParty, adults: 99 })).toEqual({ kind: 'unknown' })
  })
})

describe('what single people pay', () => {
  const ratesOf = (prices: Price[]) => personRatesOf({ minimumAge: null, prices })

  test('is read from a price list; groups, things and special cases are nobody’s price', () => {
    expect(
      ratesOf([
        line({ adulto: 26, nino: 14, senior: 20 }),
        line({ persona: 30 }),
        line({ grupo: 200 }),
        line({ coche: 12, pareja: 40 }),
        line({ adulto: 0 })
      ])
    ).toEqual([
      { adult: 26, child: 14, minimumAge: null },
      { adult: 30, child: null, minimumAge: null }
    ])
    expect(ratesOf([line({ adulto: 0, nino: 0 })])).toEqual([{ adult: 0, child: 0, minimumAge: null }])
    expect(ratesOf([])).toEqual([])
  })

  test('is written short, each rate once, and read back', () => {
    const lines = [
      { adult: 26.5, child: 14, minimumAge: null },
      { adult: 30, child: null, minimumAge: null }
    ]
    expect(writeRates([...lines, ...lines])).toBe('26.5/14 30')
    expect(readRates('26.5/14 30')).toEqual(lines)
    expect(readRates('x 1/ -3 4/5/6 7@ 8@123')).toEqual([])
    expect(readRates('')).toEqual([])
  })
})

describe('an age limit', () => {
  const rates = writeRates(personRatesOf({ minimumAge: 8, prices: [line({ adulto: 34, joven: 20 })] }))

  test('stands with the rates, wherever they are written', () => {
    expect(rates).toBe('34@8')
    expect(readRates(rates)).toEqual([{ adult: 34, child: null, minimumAge: 8 }])
  })

  test('a party with children gets no total without a rate for them, and adults alone do', () => {
    const adults = { ...noParty, adults: 2 }
    expect(partyPrice(readRates(rates), { ...adults, children: 1 })).toEqual({
      kind: 'age-limited',
      minimumAge: 8
    })
    expect(partyPrice(readRates(rates), adults)).toMatchObject({ euros: 68, kind: 'total' })
  })

  test('with a rate for children there is a total, and the limit stands with it', () => {
    const [line] = readRates('32/22@6')
    expect(partyPrice(line ? [line] : [], family)).toMatchObject({ euros: 86, kind: 'total', minimumAge: 6 })
    expect(partyPrice(line ? [line] : [], { ...family, children: 0 })).toMatchObject({ minimumAge: null })
  })

  test('children never pay what adults pay where an age limit is stated', () => {
    const euros = fc.integer({ max: 500, min: 1 })
    const age = fc.integer({ max: 99, min: 1 })
    fc.assert(
      fc.property(
        euros,
        age,
        fc.nat(20),
        fc.integer({ max: 20, min: 1 }),
        (adult, minimumAge, adults, children) => {
          expect(
            partyPrice([{ adult, child: null, minimumAge }], { ...noParty, adults, children }).kind
          ).not.toBe('total')
        }
      )
    )
  })
})

describe('any price list', () => {
  const euros = fc.nat(100_000).map(cents => cents / 100)
  const rates = fc.array(
    fc.record({
      adult: euros,
      child: fc.option(euros),
      minimumAge: fc.option(fc.integer({ max: 99, min: 1 }))
    }),
    { maxLength: 4 }
  )
  const parties = fc.record({ adults: fc.nat(9), children: fc.nat(9), isCarFree: fc.boolean() })

  test('is read as it was written, each line once', () => {
    fc.assert(
      fc.property(rates, lines => {
        const once = new Map(lines.map(line => [writeRates([line]), line]))
        expect(readRates(writeRates(lines))).toEqual([...once.values()])
      })
    )
  })

  test('costs a party what one of its lines says, exact to the cent, and never less with one adult more', () => {
    fc.assert(
      fc.property(rates, parties, (lines, party) => {
        const [price, larger] = [party, { ...party, adults: party.adults + 1 }].map(each =>
          totalOf(lines, each)
        )
        const { adult, child, euros } = price ?? noTotal
        expect(Math.round(euros * 100) / 100).toBe(euros)
        expect(euros).toBeCloseTo(adult * party.adults + child * party.children, 6)
        expect(larger?.euros ?? 0).toBeGreaterThanOrEqual(euros)
      }),
      { numRuns: 500 }
    )
  })

  test('is read from any text without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '9', '.', '/', '@', ' ', '-', 'e') }), text => {
        expect(readRates(text).every(({ adult, child }) => adult >= 0 && (child ?? 0) >= 0)).toBe(true)
      })
    )
  })
})

const noTotal = { adult: 0, child: 0, euros: 0 }

function totalOf(lines: PersonRates[], party: Party) {
  const price = partyPrice(lines, party)
  return price.kind === 'total' ? price : noTotal
}
