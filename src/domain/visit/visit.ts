import type { Day } from '#domain/time/calendar-day.ts'

/** Who comes, and how they get about. */
export interface Party {
  adults: number
  children: number
  /** They come without a car. */
  isCarFree: boolean
}

/** What a visitor says once: for which day, and who comes. */
export interface Visit {
  day: Day | null
  party: Party
}

export const noParty: Party = { adults: 0, children: 0, isCarFree: false }
export const noVisit: Visit = { day: null, party: noParty }

/** Of a kind, so many at most: a larger number is nonsense or a slip of the finger. */
export const mostOfAKind = 99

export function peopleIn({ adults, children }: Pick<Party, 'adults' | 'children'>): number {
  return adults + children
}

export function isPartySet(party: Party): boolean {
  return party.isCarFree || peopleIn(party) > 0
}

export function isVisitSet({ day, party }: Visit): boolean {
  return day !== null || isPartySet(party)
}

export function sameParty(one: Party, other: Party): boolean {
  return one.adults === other.adults && one.children === other.children && one.isCarFree === other.isCarFree
}

export function sameVisit(one: Visit, other: Visit): boolean {
  return one.day === other.day && sameParty(one.party, other.party)
}

/** How many are meant by what was written; 0 for anything else. */
export function countOf(text: string | null): number {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : 0
}
