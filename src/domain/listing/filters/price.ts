import { shownEuros } from '#domain/booking/entry-price.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import { interpolate } from '#domain/text/interpolate.ts'

import type { PriceRange } from '#domain/listing/listing-state.ts'
import type { Filter, FilterWords } from './filter.ts'

const { from: fromKey, to: toKey } = queryKeys
const off: PriceRange = { from: null, to: null }

/**
 * A range in euros, both ends included, of the price that a card shows large. An experience without a known price is in no range. A range written the wrong way
 * round is turned.
 */
export const price: Filter<PriceRange> = {
  control: { kind: 'price' },
  describe: (words, range) => (isOn(range) ? [{ text: rangeText(words, range), without: off }] : []),
  isOn,
  keys: [fromKey, toKey],
  matches: (entry, range, { party }) => {
    const euros = isOn(range) ? shownEuros(entry, party) : null
    return !isOn(range) || (euros !== null && isWithin(euros, range))
  },
  off,
  placement: 'more',
  read: query => ({ from: euros(query.get(fromKey)), to: euros(query.get(toKey)) }),
  write: ({ from, to }) => [from, to].map(amount => (amount === null ? '' : String(amount)))
}

function isOn({ from, to }: PriceRange): boolean {
  return from !== null || to !== null
}

function isWithin(amount: number, { from, to }: PriceRange): boolean {
  const ends = [from ?? 0, to ?? Number.POSITIVE_INFINITY]
  return amount >= Math.min(...ends) && amount <= Math.max(...ends)
}

function rangeText({ euros: written, text }: FilterWords, { from, to }: PriceRange): string {
  if (from === null) return interpolate(text('priceUpTo'), { price: written(to ?? 0) })
  if (to === null) return interpolate(text('priceFrom'), { price: written(from) })
  return `${written(Math.min(from, to))} – ${written(Math.max(from, to))}`
}

/** Amounts below zero, and what is no number, ask for nothing. */
function euros(text: string | null): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && value >= 0 ? value : null
}
