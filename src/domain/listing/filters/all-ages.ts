import { admissionOf } from '#domain/booking/admission.ts'
import { hasAgeLimit } from '#domain/catalogue/age-limits.ts'
import { readRates } from '#domain/catalogue/person-rates.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import type { Party } from '#domain/visit/visit.ts'

import type { Filter } from './filter.ts'

const key = queryKeys.allAges
const word = 'todos'

/** Keeps experiences that admit everybody who comes; where no child was named, those without an age limit. */
export const allAges: Filter<boolean> = {
  control: { kind: 'box', on: true, text: 'allAges', word },
  describe: ({ text }, value) => (value ? [{ text: text('allAges'), without: false }] : []),
  isOn: value => value,
  keys: [key],
  matches: (entry, value, { party }) => !value || admitsAll(entry, party),
  off: false,
  placement: 'more',
  read: query => query.get(key) === word,
  write: value => [value ? word : '']
}

function admitsAll({ rates }: ListingEntry, party: Party): boolean {
  const { limits } = readRates(rates)
  if (party.children === 0) return !hasAgeLimit(limits)
  return admissionOf(limits, party).kind === 'admitted'
}
