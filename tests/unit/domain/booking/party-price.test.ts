import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isForParty } from '#domain/booking/entry-price.ts'
import {
  hasUsualTotal,
  largestPricedParty,
  type PartyPrice,
  partyPrice
} from '#domain/booking/party-price.ts'
import {
  childEuros,
  type PersonRates,
  personRatesOf,
  type RateLine,
  readRates,
  writeRates
} from '#domain/catalogue/person-rates.ts'
import type { Price } from '#domain/catalogue/price.ts'
import { agesIn, noParty, oldestChild, type Party } from '#domain/visit/visit.ts'

const family = { ...noParty, adults: 2, children: 1 }
const aged = (...ages: (number | null)[]): Party => ({ ...noParty, adults: 2, ages, children: ages.length })
const line = (amounts: Record<string, number>, ages: Record<string, number> = {}): Price => ({
  amounts: Object.entries(amounts).map(([audience, euros]) => ({ audience, euros, until: ages[audience] })),
  name: null
})
const priceOf = (rates: string, party: Party) => partyPrice(readRates(rates), party)

test('two adults have a total where they pay something', () => {
  expect(['26/14', '26', '0/0', '0', ''].map(rates => hasUsualTotal(readRates(rates)))).toEqual([
    true,
    true,
    false,
    false,
    false
  ])
})

describe('the price of a party', () => {
  test('is what adults and children pay, and says by which rates', () => {
    expect(priceOf('26/14', family)).toEqual({
      adult: 26,
      children: [{ count: 1, euros: 14 }],
      childrenUntil: null,
      countsChildrenAsAdults: false,
      depends: null,
      euros: 66,
      isFrom: false,
      kind: 'total'
    })
  })

  test('counts children as adults where there is no rate for them, and says so', () => {
    expect(priceOf('26', family)).toMatchObject({ countsChildrenAsAdults: true, euros: 78 })
    expect(priceOf('26', { ...noParty, adults: 1 })).toMatchObject({ countsChildrenAsAdults: false })
  })

  test('is that of the line that costs this party least, and "from" where others cost more', () => {
    expect(priceOf('30/0 26/14', family)).toMatchObject({ euros: 60, isFrom: true })
    expect(priceOf('30/0 26/14', { ...family, children: 0 })).toMatchObject({ euros: 52, isFrom: true })
    expect(priceOf('20/10', family)).toMatchObject({ isFrom: false })
  })

  test('is exact to the cent', () => {
    expect(priceOf('0.1/0.2', { ...family, adults: 1 })).toMatchObject({ euros: 0.3 })
  })

  test('nobody can say it without people, without rates, or for a whole company', () => {
    expect(priceOf('26/14', noParty)).toEqual({ kind: 'unknown' })
    expect(priceOf('', family)).toEqual({ kind: 'unknown' })
    expect(priceOf('26/14', { ...noParty, adults: largestPricedParty })).toMatchObject({ kind: 'total' })
    expect(priceOf('26/14', { ...noParty, adults: 99 })).toEqual({ kind: 'unknown' })
  })
})

describe('a rate for an age', () => {
  const rates = '30/0:3/14:12/20:17'

  test('holds up to it; who is older pays the next rate, or what an adult pays', () => {
    expect(priceOf(rates, aged(3, 4, 12, 13))).toMatchObject({
      children: [
        { count: 1, euros: 0 },
        { count: 2, euros: 14 },
        { count: 1, euros: 20 }
      ],
      euros: 60 + 0 + 14 + 14 + 20
    })
    expect(priceOf('30/14:12', aged(13))).toMatchObject({ children: [{ count: 1, euros: 30 }], euros: 90 })
    expect(priceOf('30/14:12', aged(1))).toMatchObject({ euros: 74 })
  })

  test('is the dearest of them while the age is not said, and the total says where it ends', () => {
    expect(priceOf(rates, family)).toMatchObject({ childrenUntil: 17, euros: 80 })
    expect(priceOf(rates, aged(5))).toMatchObject({ childrenUntil: null, euros: 74 })
    expect(priceOf('30/14', family)).toMatchObject({ childrenUntil: null, euros: 74 })
  })

  test('is read from the price list; a rate of babies or young people without an age is nobody’s', () => {
    const ofAges = (ages: Record<string, number>) =>
      linesOf([line({ adulto: 30, bebe: 0, joven: 20, nino: 14 }, ages)])
    expect(ofAges({})).toEqual([{ adult: 30, children: [{ euros: 14, until: null }] }])
    expect(ofAges({ bebe: 3, joven: 17, nino: 12 })).toEqual([
      {
        adult: 30,
        children: [
          { euros: 0, until: 3 },
          { euros: 14, until: 12 },
          { euros: 20, until: 17 }
        ]
      }
    ])
    expect(ofAges({ bebe: 12, nino: 12 })).toEqual([{ adult: 30, children: [{ euros: 0, until: 12 }] }])
  })
})

function linesOf(prices: Price[]): RateLine[] {
  return personRatesOf({ maximumAge: null, minimumAge: null, prices }).lines
}

describe('what single people pay', () => {
  test('is read from a price list; groups, things and special cases are nobody’s price', () => {
    expect(
      linesOf([
        line({ adulto: 26, nino: 14, senior: 20 }),
        line({ persona: 30 }),
        line({ grupo: 200 }),
        line({ coche: 12, pareja: 40 }),
        line({ adulto: 0 })
      ])
    ).toEqual([
      { adult: 26, children: [{ euros: 14, until: null }] },
      { adult: 30, children: [] }
    ])
    expect(linesOf([line({ adulto: 0, nino: 0 })])).toEqual([
      { adult: 0, children: [{ euros: 0, until: null }] }
    ])
    expect(linesOf([])).toEqual([])
  })

  test('is written short, each rate once, and read back', () => {
    const { limits, lines } = readRates('26.5/14 30')
    expect(writeRates({ limits, lines: [...lines, ...lines] })).toBe('26.5/14 30')
    expect(readRates('x 1/ -3 4/5/:6 7@ 8@123 @a 9:1')).toEqual(readRates(''))
    expect(readRates('')).toEqual({ limits: { maximum: null, minimum: null }, lines: [] })
  })
})

describe('an age limit', () => {
  const rates = writeRates(
    personRatesOf({ maximumAge: null, minimumAge: 8, prices: [line({ adulto: 34, joven: 20 })] })
  )

  test('stands with the rates, wherever they are written, and where there are none', () => {
    expect(rates).toBe('@8 34')
    expect(readRates('@-65').limits).toEqual({ maximum: 65, minimum: null })
    expect(writeRates(personRatesOf({ maximumAge: 65, minimumAge: 18, prices: [] }))).toBe('@18-65')
  })

  test('a party with a younger child gets no total, and is told why; who is old enough gets one', () => {
    const limit = { kind: 'minimum', years: 8 }
    const refused = { admission: { kind: 'refused', limit }, kind: 'age-limited' }
    expect(priceOf(rates, aged(7))).toEqual(refused)
    expect(priceOf(rates, aged(12, 7))).toEqual(refused)
    expect(priceOf('@8 34/20', aged(7, null))).toEqual(refused)
    expect(priceOf(rates, aged(8))).toMatchObject({ depends: null, euros: 102, kind: 'total' })
    expect(priceOf(rates, aged())).toMatchObject({ euros: 68, kind: 'total' })
  })

  test('while ages are not said it depends on them: a total only where there is a rate for children', () => {
    const depends = { kind: 'depends', limit: { kind: 'minimum', years: 8 } }
    expect(priceOf(rates, family)).toEqual({ admission: depends, kind: 'age-limited' })
    expect(priceOf('@8 32/22', family)).toMatchObject({ depends, euros: 86 })
  })

  test('what is for adults refuses every child, also one whose age is not said', () => {
    expect(priceOf('@18 58', family)).toMatchObject({ admission: { kind: 'refused' } })
  })

  test('a maximum refuses who is older; a grown-up where it is below 18', () => {
    expect(priceOf('@-12 20/20', aged(6))).toMatchObject({
      admission: { kind: 'refused', limit: { kind: 'maximum', years: 12 } }
    })
    expect(priceOf('@-12 20/20', { ...aged(6), adults: 0 })).toMatchObject({ euros: 20 })
    expect(priceOf('@-12 20/20', { ...aged(13), adults: 0 })).toMatchObject({ kind: 'age-limited' })
    expect(priceOf('@-12 20/20', { ...aged(null), adults: 0 })).toMatchObject({
      depends: { kind: 'depends' }
    })
    expect(priceOf('@-65 20', aged(6))).toMatchObject({ depends: null, kind: 'total' })
  })

  test('is said to a group that agrees on its own price, and without any price', () => {
    expect(priceOf('@8 34', { ...aged(5), adults: 30 })).toMatchObject({ kind: 'age-limited' })
    expect(priceOf('@8', aged(5))).toMatchObject({ kind: 'age-limited' })
    expect(priceOf('@8', aged(9))).toEqual({ kind: 'unknown' })
  })
})

const ages = fc.array(fc.option(fc.integer({ max: oldestChild, min: 0 })), { maxLength: 5 })
const parties = fc
  .record({ adults: fc.nat(9), ages })
  .map(({ adults, ages }): Party => ({ adults, ages, children: ages.length, isCarFree: false }))
const euros = fc.nat(100_000).map(cents => cents / 100)
const years = fc.integer({ max: 99, min: 0 })
const someRates: fc.Arbitrary<PersonRates> = fc.record({
  limits: fc.record({ maximum: fc.option(years), minimum: fc.option(years) }),
  lines: fc.array(
    fc.record({
      adult: euros,
      children: fc.array(fc.record({ euros, until: fc.option(years) }), { maxLength: 3 })
    }),
    { maxLength: 4 }
  )
})

describe('any price list', () => {
  test('is read as it was written, each line once', () => {
    fc.assert(
      fc.property(someRates, rates => {
        const again = readRates(writeRates(rates))
        expect(again.limits).toEqual(rates.limits)
        expect(writeRates(again)).toBe(writeRates(rates))
        expect(rates.lines).toEqual(expect.arrayContaining(again.lines))
      })
    )
  })

  test('prices nobody who is not admitted, and refuses nobody who is', () => {
    fc.assert(
      fc.property(someRates, parties, (rates, party) => {
        const { maximum, minimum } = rates.limits
        const isOut =
          agesIn(party).some(age => (age ?? oldestChild) < (minimum ?? 0) || (age ?? 0) > (maximum ?? 99)) ||
          (party.adults > 0 && maximum !== null && maximum <= oldestChild)
        const price = partyPrice(rates, party)
        const people = party.adults + party.children
        expect(people > 0 && isRefused(price)).toBe(people > 0 && isOut)
        expect(isForParty({ rates: writeRates(rates) }, party)).toBe(price.kind !== 'age-limited')
      }),
      { numRuns: 500 }
    )
  })

  test('costs a party what one of its lines says, exact to the cent, and never less with one adult more', () => {
    fc.assert(
      fc.property(someRates, parties, ({ lines }, party) => {
        const rates = { limits: { maximum: null, minimum: null }, lines }
        const [price, larger] = [party, { ...party, adults: party.adults + 1 }].map(each =>
          totalOf(rates, each)
        )
        expect(Math.round((price ?? 0) * 100) / 100).toBe(price)
        expect(larger).toBeGreaterThanOrEqual(price ?? 0)
        const sums = lines.map(line =>
          agesIn(party).reduce<number>((sum, age) => sum + childEuros(line, age), line.adult * party.adults)
        )
        const isPriced = party.adults + party.children > 0 && sums.length > 0
        expect(price).toBeCloseTo(isPriced ? Math.min(...sums) : 0, 6)
      }),
      { numRuns: 500 }
    )
  })

  test('a child whose age is said pays no more than one whose age is not, within the ages of its rates', () => {
    fc.assert(
      fc.property(
        euros,
        fc.array(euros, { maxLength: 3, minLength: 1 }),
        fc.integer({ max: 17, min: 0 }),
        (adult, list, age) => {
          const line = {
            adult,
            children: list.map((each, at) => ({ euros: each, until: 17 - list.length + at + 1 }))
          }
          expect(childEuros(line, age)).toBeLessThanOrEqual(childEuros(line, null))
        }
      )
    )
  })

  test('is read from any text without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '9', '.', '/', '@', ':', ' ', '-', 'e') }), text => {
        const { lines } = readRates(text)
        expect(
          lines
            .flatMap(({ adult, children }) => [adult, ...children.map(each => each.euros)])
            .every(each => each >= 0)
        ).toBe(true)
      })
    )
  })
})

function isRefused(price: PartyPrice): boolean {
  return price.kind === 'age-limited' && price.admission.kind === 'refused'
}

function totalOf(rates: PersonRates, party: Party): number {
  const price = partyPrice(rates, party)
  return price.kind === 'total' ? price.euros : 0
}
