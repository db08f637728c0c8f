import { daysOfList } from '#domain/booking/days-html.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { showWhen } from '#stores/visit/show-when.ts'

import { drawSleepingDays, type SayDay, type SleepingPlace } from './sleeping-days.ts'

/** Draws the days of a list, or of the home page, that sleeps. */
export function drawSleepingList(day: Day | null, say: SayDay): void {
  drawSleepingDays(day, say, drawList)
}

/** A list has no departures. Before its entries are here every day is open. */
function drawList({ day, language, now, place }: SleepingPlace): void {
  const chosen = day ?? (place.dataset.startsToday === undefined ? null : now.day)
  const { html } = daysOfList({ day: chosen, isOpen: () => true, language, now })
  showWhen(place, html, { day: chosen, hour: null })
}
