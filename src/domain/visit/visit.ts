import type { Day } from '#domain/time/calendar-day.ts'

/** How old a child is, in years; null where nobody said. */
export type ChildAge = number | null

/** Who comes, and how they get about. */
export interface Party {
  adults: number
  children: number
  /** As far as they were said, child by child. `agesIn` has one for each. */
  ages: readonly ChildAge[]
  /** They come without a car. */
  isCarFree: boolean
}

/** The visitor's day and party, said once for the whole site. */
export interface Visit {
  day: Day | null
  party: Party
}

export const noParty: Party = { adults: 0, ages: [], children: 0, isCarFree: false }
export const noVisit: Visit = { day: null, party: noParty }

/** Of a kind, so many at most: a larger number is nonsense or a slip of the finger. */
export const maxOfAKind = 99

/** Whoever is older is an adult. */
export const oldestChild = 17

export function peopleIn({ adults, children }: Pick<Party, 'adults' | 'children'>): number {
  return adults + children
}

/** One age for each child. */
export function agesIn({ ages, children }: Pick<Party, 'ages' | 'children'>): ChildAge[] {
  return Array.from({ length: children }, (_, child) => ages[child] ?? null)
}

export function withAge(party: Party, child: number, age: ChildAge): Party {
  return { ...party, ages: agesIn(party).with(child, age) }
}

/** Who comes most often, where nobody said who comes. */
const usualAdults = 2

/** The party as a booking counts it: two adults until people are counted. */
export function orUsualParty(party: Party): Party {
  return peopleIn(party) > 0 ? party : { ...party, adults: usualAdults }
}

export function isPartySet(party: Party): boolean {
  return party.isCarFree || peopleIn(party) > 0
}

export function isVisitSet({ day, party }: Visit): boolean {
  return day !== null || isPartySet(party)
}

export function sameParty(one: Party, other: Party): boolean {
  const isSameCount = one.adults === other.adults && one.children === other.children
  return isSameCount && one.isCarFree === other.isCarFree && agesIn(one).join() === agesIn(other).join()
}

export function sameVisit(one: Visit, other: Visit): boolean {
  return one.day === other.day && sameParty(one.party, other.party)
}

/** How many are meant by what was written; 0 for anything else. */
export function countOf(text: string | null): number {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : 0
}

/** How old somebody is by what was written; null for anything that is no age of a child. */
export function ageOf(text: string | null): ChildAge {
  return text !== null && /^\d{1,2}$/.test(text) && Number(text) <= oldestChild ? Number(text) : null
}
