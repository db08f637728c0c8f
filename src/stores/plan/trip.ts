import { atom, computed } from 'nanostores'

import type { Means } from '#domain/plan/travel.ts'
import { addDays, type Day } from '#domain/time/calendar-day.ts'
import { $visit } from '#stores/visit/visit.ts'

const $chosen = atom<Means | null>(null)

/** How people get from stop to stop: as they chose on this page, else as they said of the visit. */
export const $means = computed(
  [$chosen, $visit],
  (chosen, { party }): Means => chosen ?? (party.isCarFree ? 'transit' : 'car')
)

export function chooseMeans(means: Means): void {
  $chosen.set(means)
}

/** So many days, from the first one on. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
