import type { Day } from '#domain/time/calendar-day.ts'

import { dayOfWord, when } from './filters/when.ts'

/** The one day that the address of a listing asks for, as a day of the calendar; null when it asks for none, or for several. */
export function dayOfListing(address: string, today: Day): Day | null {
  if (!URL.canParse(address)) return null
  return dayOfWord(when.read(new URL(address).searchParams), today)
}
