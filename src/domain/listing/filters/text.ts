import { queryKeys } from '#domain/listing/listing-keys.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { termsOf } from '#domain/listing/terms/search-query.ts'

import type { Filter } from './filter.ts'

const key = queryKeys.text
/** In whole characters: half of one can stand in no address. */
const longestText = 200

/** Returns the terms of a search as a page quotes them. */
export function quotedTerms(quoted: string, value: string): string[] {
  return termsOf(value).map(({ typed }) => interpolate(quoted, { text: typed }))
}

/** The text of the search box. The search decides which experiences match; each term has a chip of its own. */
export const text: Filter<string> = {
  control: { kind: 'search-box' },
  describe: ({ text: textOf }, value) => {
    const terms = termsOf(value)
    return quotedTerms(textOf('quoted'), value).map((text, place) => ({
      text,
      without: terms
        .filter((_, other) => other !== place)
        .map(other => other.typed)
        .join(' ')
    }))
  },
  isOn: value => value !== '',
  keys: [key],
  matches: ({ slug }, value, { fits }) => value === '' || (fits?.has(slug) ?? false),
  off: '',
  placement: 'search',
  read: query =>
    Array.from((query.get(key) ?? '').trim())
      .slice(0, longestText)
      .join('')
      .trimEnd(),
  write: value => [value]
}
