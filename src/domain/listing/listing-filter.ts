import { isForParty } from '#domain/booking/entry-price.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { Clock } from '#domain/time/calendar-day.ts'

import { isFilterOn, matchesAll } from './filters/filters.ts'
import { daysOf } from './filters/when.ts'
import type { ListingEntry } from './files/listing-entry.ts'
import type { ListingState } from './listing-state.ts'

/** Who looks, and when. */
export interface Moment {
  /** How well each experience fits the text that is searched for, by its slug; null without one. */
  fits?: ReadonlyMap<string, number> | null
  mode: OperatingMode
  now: Clock
}

/** Tells of each entry whether it is what was asked for: every filter must agree. The days are worked out once. */
export function matcher(
  state: ListingState,
  { fits = null, mode, now }: Moment
): (entry: ListingEntry) => boolean {
  const context = {
    dayParts: state.dayParts,
    days: daysOf(state.when, now.day),
    fits,
    mode,
    now,
    party: state.party
  }
  return entry => !entry.hiddenFor.includes(mode) && matchesAll(entry, state, context)
}

/** How many are what was asked for, and admit the party. */
export function countFound(entries: ListingEntry[], state: ListingState, moment: Moment): number {
  const isFound = matcher(state, moment)
  return entries.filter(entry => isFound(entry) && isForParty(entry, state.party)).length
}

/** Tells of each entry whether it may be what was asked for, because it publishes no times: all else must agree. */
export function withoutTimesMatcher(state: ListingState, moment: Moment): (entry: ListingEntry) => boolean {
  if (!isFilterOn('when', state) && !isFilterOn('dayParts', state)) return () => false
  const isOtherwise = matcher({ ...state, dayParts: [], when: null }, moment)
  return entry => entry.eventDate === null && entry.schedules.length === 0 && isOtherwise(entry)
}
