import { describe, expect, test } from 'vitest'

import {
  adultChoices,
  type Amount,
  isPriceFromPlausible,
  type Price,
  priceFrom,
  type PriceFrom,
  priceRank,
  lowestPrices,
  priceSummary
} from '#domain/catalogue/price.ts'

function aPrice(...amounts: number[]): { name: null; amounts: Amount[] } {
  return { amounts: amounts.map((euros, index) => ({ audience: `a${index}`, euros })), name: null }
}

test('an adult chooses among named lines where the headline is a price "from", and among none elsewhere', () => {
  const line = (es: string, adulto: number) => ({
    amounts: [{ audience: 'adulto', euros: adulto }],
    name: { es }
  })
  const lines = [line('Silla', 26), line('Primera fila', 36)]
  expect(
    adultChoices([...lines, { amounts: [{ audience: 'nino', euros: 14 }], name: { es: 'Niños' } }])
  ).toEqual([
    { euros: 26, name: { es: 'Silla' } },
    { euros: 36, name: { es: 'Primera fila' } }
  ])
  expect(adultChoices([line('Mañana', 26), line('Tarde', 26)])).toEqual([])
  expect(adultChoices([])).toEqual([])
})

describe('priceFrom', () => {
  test('is the lowest amount of all lines, with its audience', () => {
    expect(priceFrom([aPrice(35, 20), aPrice(28)], null)).toEqual({ audience: 'a1', euros: 20, kind: 'from' })
  })

  test('ignores free entries', () => {
    expect(priceFrom([aPrice(12, 0)], null)).toMatchObject({ euros: 12 })
  })

  test('names the first audience of those that pay the least', () => {
    expect(priceFrom([aPrice(9, 9)], null)).toMatchObject({ audience: 'a0' })
  })

  test('is free when every amount is 0', () => {
    expect(priceFrom([aPrice(0, 0)], null)).toEqual({ kind: 'free' })
  })

  test('a stored price does not turn what is free into something paid', () => {
    expect(priceFrom([aPrice(0)], 5)).toEqual({ kind: 'free' })
  })

  test('a stored price does not count beside the list', () => {
    expect(priceFrom([aPrice(20)], 10)).toMatchObject({ euros: 20 })
  })

  test('is the stored price when there is no list', () => {
    expect(priceFrom([], 12.5)).toEqual({ audience: null, euros: 12.5, kind: 'from' })
  })

  test.each([null, 0, -3])('a stored %s without a list is unknown, never free', stored => {
    expect(priceFrom([], stored)).toEqual({ kind: 'unknown' })
  })

  test('lines without amounts state nothing', () => {
    expect(priceFrom([aPrice(), aPrice()], null)).toEqual({ kind: 'unknown' })
  })
})

describe('isPriceFromPlausible', () => {
  test.each([
    [20, true],
    [21.9, true],
    [22, true],
    [22.1, false],
    [19.99, false]
  ])('a stored %d beside a lowest of 20: %s', (stored, isPlausible) => {
    expect(isPriceFromPlausible(stored, 20)).toBe(isPlausible)
  })
})

describe('the price that pages state first', () => {
  /** A price list, each line as its audiences with what they pay. */
  const summaryOf = (...lines: Record<string, number>[]) => {
    const prices = lines.map(line => ({
      amounts: Object.entries(line).map(([audience, euros]) => ({ audience, euros })),
      name: null
    }))
    return priceSummary(priceFrom(prices, null), prices)
  }

  test("is the adult's, with the lowest rate beside it and whose it is", () => {
    expect(summaryOf({ adulto: 59, nino: 29, residente: 45 })).toEqual({
      from: { audience: 'nino', euros: 29, kind: 'exact' },
      headline: { audience: 'adulto', euros: 59, kind: 'exact' }
    })
  })

  test('stands beside a lower one that is a price "from" where those who pay it can choose a dearer line', () => {
    expect(summaryOf({ adulto: 40, nino: 30 }, { adulto: 40, nino: 20 }).from).toEqual({
      audience: 'nino',
      euros: 20,
      kind: 'from'
    })
  })

  test('is a price "from" where the list calls the adult of a dearer line a person', () => {
    expect(summaryOf({ adulto: 26 }, { persona: 36 }).headline).toEqual({
      audience: 'adulto',
      euros: 26,
      kind: 'from'
    })
  })

  test('is the one for everybody where no rate is named for adults', () => {
    expect(summaryOf({ nino: 10, persona: 18 }).headline).toEqual({
      audience: 'persona',
      euros: 18,
      kind: 'exact'
    })
  })

  test.each(['grupo', 'alquiler', 'coche', 'pareja', 'familia'])(
    'is what all pay together where nobody pays alone: %s',
    audience => {
      expect(summaryOf({ nino: 10, [audience]: 90 }).headline).toMatchObject({ audience, euros: 90 })
    }
  )

  test('is the lowest with whose it is where all rates are for others', () => {
    expect(summaryOf({ joven: 12, nino: 8 })).toEqual({
      from: null,
      headline: { audience: 'nino', euros: 8, kind: 'exact' }
    })
    expect(summaryOf({ estudiante: 12 }).headline).toEqual({
      audience: 'estudiante',
      euros: 12,
      kind: 'exact'
    })
  })

  test('stands alone where every rate is the same, and where nobody pays less than an adult', () => {
    expect(summaryOf({ adulto: 15, nino: 15 }).from).toBeNull()
    expect(summaryOf({ adulto: 15, familia: 40 }).from).toBeNull()
  })

  test('is a price "from" where adults pay another one in another line', () => {
    expect(summaryOf({ adulto: 45, nino: 30 }, { adulto: 35, nino: 20 })).toEqual({
      // "From" stands once: before the headline.
      from: { audience: 'nino', euros: 20, kind: 'exact' },
      headline: { audience: 'adulto', euros: 35, kind: 'from' }
    })
    expect(summaryOf({ adulto: 35 }, { adulto: 35 }).headline.kind).toBe('exact')
  })

  test('is never a rate of 0 beside paid ones, nor is the one beside it', () => {
    expect(summaryOf({ adulto: 20, bebe: 0 })).toEqual({
      from: null,
      headline: { audience: 'adulto', euros: 20, kind: 'exact' }
    })
    expect(summaryOf({ adulto: 0 }, { adulto: 12 }).headline).toMatchObject({ euros: 12 })
  })

  test('is free only where that is said, and no price where there is none', () => {
    expect(summaryOf({ adulto: 0, nino: 0 })).toEqual({ from: null, headline: { kind: 'free' } })
    expect(summaryOf()).toEqual({ from: null, headline: { kind: 'unknown' } })
  })

  test('is the stored one, of nobody in particular, where there is no price list', () => {
    const stored = { audience: null, euros: 22, kind: 'from' } as const
    expect(priceSummary(stored, [])).toEqual({ from: null, headline: stored })
  })
})

test('priceRank puts free first and unknown last', () => {
  const prices: PriceFrom[] = [
    { kind: 'unknown' },
    { audience: null, euros: 8, kind: 'from' },
    { kind: 'free' },
    { audience: null, euros: 3, kind: 'from' }
  ]
  const ordered = prices.toSorted((a, b) => priceRank(a) - priceRank(b))
  expect(ordered.map(price => (price.kind === 'from' ? price.euros : price.kind))).toEqual([
    'free',
    3,
    8,
    'unknown'
  ])
})

test('the hire of a thing is no lower price of a guided tour beside it', () => {
  const tour = {
    amounts: [
      { audience: 'adulto', euros: 35 },
      { audience: 'nino', euros: 22 }
    ],
    name: { es: 'Con guía' }
  }
  const hire = { amounts: [{ audience: 'alquiler', euros: 18 }], name: { es: 'Alquiler' } }
  const summary = (prices: Price[]) => priceSummary(priceFrom(prices, null), prices)
  expect(summary([tour, hire]).from).toEqual({ audience: 'nino', euros: 22, kind: 'exact' })
  expect(summary([hire])).toEqual({
    from: null,
    headline: { audience: 'alquiler', euros: 18, kind: 'exact' }
  })
})

describe('lowestPrices', () => {
  test('the lowest one that is paid, as a price from', () => {
    const prices = [32, 20, 36].map(euros => ({ audience: 'adulto', euros, kind: 'exact' as const }))
    expect(lowestPrices(prices)).toEqual([{ audience: 'adulto', euros: 20, kind: 'from' }])
  })

  test('that some are free comes first', () => {
    const paid = { audience: 'adulto', euros: 24, kind: 'from' as const }
    expect(lowestPrices([paid, { kind: 'free' }])).toEqual([{ kind: 'free' }, paid])
  })

  test('nothing where no price is known', () => {
    expect(lowestPrices([{ kind: 'unknown' }])).toEqual([])
  })
})
