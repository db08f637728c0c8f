import { admissionOf } from '#domain/booking/admission.ts'
import { hasAgeLimit } from '#domain/catalogue/age-limits.ts'
import { readRates } from '#domain/catalogue/person-rates.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import type { Party } from '#domain/visit/visit.ts'

import { boxFilter } from './box-filter.ts'

/** Keeps experiences that admit everybody who comes; where no child was named, those without an age limit. */
export const allAges = boxFilter({
  keeps: (entry, { party }) => admitsAll(entry, party),
  key: queryKeys.allAges,
  text: 'allAges',
  word: 'todos'
})

function admitsAll({ rates }: ListingEntry, party: Party): boolean {
  const { limits } = readRates(rates)
  if (party.children === 0) return !hasAgeLimit(limits)
  return admissionOf(limits, party).kind === 'admitted'
}
