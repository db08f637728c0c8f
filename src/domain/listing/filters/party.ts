import { queryKeys } from '#domain/listing/listing-keys.ts'
import { isPartySet, noParty, type Party, peopleIn } from '#domain/visit/visit.ts'
import { readParty, writeParty } from '#domain/visit/visit-query.ts'

import type { Filter } from './filter.ts'

/** Who comes. Nothing is left out for their number: no price list says how many there is room for. Without a car, what says how one gets there is left. */
export const party: Filter<Party> = {
  control: { kind: 'party' },
  describe: ({ people, text }, value) => [
    ...(peopleIn(value) > 0
      ? [{ text: people(value), without: { ...value, adults: 0, ages: [], children: 0 } }]
      : []),
    ...(value.isCarFree ? [{ text: text('carFree'), without: { ...value, isCarFree: false } }] : [])
  ],
  isOn: isPartySet,
  keys: [queryKeys.adults, queryKeys.children, queryKeys.ages, queryKeys.transport],
  matches: ({ isCarFree }, value) => isCarFree || !value.isCarFree,
  off: noParty,
  placement: 'bar',
  read: readParty,
  write: writeParty
}
