import { largestPricedParty } from '#domain/booking/party-price.ts'
import { type Party, peopleIn } from '#domain/visit/visit.ts'

import type { PlanItem } from './plan.ts'
import type { PlanEntry } from './plan-entry.ts'

/** What a plan costs an adult and a child, in euros. Where there is no price for children, the adult's counts. */
export interface PlanTotal {
  adult: number
  child: number
  /** How many of its experiences have no known price. */
  unpriced: number
}

export function totalOf(items: readonly PlanItem[], entries: ReadonlyMap<string, PlanEntry>): PlanTotal {
  const planned = items.flatMap(({ slug }) => entries.get(slug) ?? [])
  const sum = (euros: (entry: PlanEntry) => number) =>
    planned.reduce((total, entry) => total + euros(entry), 0)
  return {
    adult: sum(({ adult }) => adult ?? 0),
    child: sum(({ adult, child }) => child ?? adult ?? 0),
    unpriced: planned.filter(({ adult }) => adult === null).length
  }
}

/** What a party pays for it, in euros; null where no people are counted, and for groups, whose price companies say. */
export function totalFor({ adult, child }: PlanTotal, party: Party): number | null {
  const people = peopleIn(party)
  return people === 0 || people > largestPricedParty ? null : adult * party.adults + child * party.children
}
