import type { Language } from '#domain/text/locale.ts'
import { type Clock, clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { languageOfPage } from '#elements/text/page-language.ts'
import { tickedIn } from '#stores/visit/show-when.ts'

/** A place for days in an island that sleeps, and the day of the visit, if it has one. */
export interface SleepingPlace {
  day: Day | null
  language: Language
  now: Clock
  place: HTMLElement
}

/** Keeps a day that was typed in the plain field before the strip took its place. */
export type SayDay = (day: Day) => void

/** The day of the visit for which a place was drawn: a second time would take back a tick of the visitor that no island has read yet. */
const drawnFor = new WeakMap<HTMLElement, Day | null>()

/** Draws the days of a booking box or a list that sleeps: which day it is, the browser knows alone. Awake, it draws them itself. */
export function drawSleepingDays(day: Day | null, say: SayDay, draw: (asked: SleepingPlace) => void): void {
  const place = document.querySelector<HTMLElement>('astro-island[ssr] [data-when]')
  if (!place || drawnFor.get(place) === day) return
  const now = clockInAndalusia(new Date())
  // The plain field goes, and the day that was typed in it stays.
  const typed = tickedIn(place, 'day')
  if (typed !== null && typed >= now.day && typed !== day) return say(typed)
  drawnFor.set(place, day)
  draw({ day, language: languageOfPage(), now, place })
}
