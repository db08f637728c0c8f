import { chosenDayOf } from '#domain/booking/chosen-day.ts'
import { openHoursOf } from '#domain/catalogue/next-starts.ts'
import { readTimetable } from '#domain/time/timetable-text.ts'
import { type Clock, clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { daysOffIn } from '#domain/time/day-off.ts'
import { startDay } from '#domain/time/day-words.ts'
import type { Language } from '#domain/text/locale.ts'

import { drawSleepingBox } from './sleeping-box.ts'
import type { SayDay } from './sleeping-days.ts'

/** Shows the day of the visit wherever the page of an experience says days. */
export function showDay(day: Day | null, language: Language, say: SayDay): void {
  showChosenDay(day, language)
  drawSleepingBox(day, say)
}

/** Among the facts of an experience: with a day of the visit, what it offers on that day takes the place of its next start. */
function showChosenDay(day: Day | null, language: Language): void {
  const fact = document.querySelector<HTMLElement>('[data-timetable]')
  const next = fact?.querySelector<HTMLElement>('[data-next-starts]')
  if (!fact || !next) return
  const said = fact.querySelector('[data-chosen-day]') ?? placeForDay()
  const text = day === null ? null : textOf(day, fact, language, clockInAndalusia(new Date()))
  next.hidden = text !== null
  if (text === null) return said.remove()
  said.textContent = text
  next.before(said)
}

function placeForDay(): Element {
  const place = document.createElement('span')
  place.dataset.chosenDay = ''
  return place
}

/** «sáb 28 nov, 10:00», or that it is not offered then; null for a day that is past. */
function textOf(day: Day, { dataset }: HTMLElement, language: Language, now: Clock): string | null {
  const daysOff = daysOffIn(document.querySelector('#horarios')?.innerHTML ?? '')
  const chosen = chosenDayOf(day, readTimetable(dataset.timetable ?? ''), daysOff, now)
  const name = startDay(language, day, now.day)
  if (chosen.kind === 'open') {
    const left = chosen.starts.filter(({ isOver }) => !isOver)
    return [name, left.map(openHoursOf).join(' / ')].filter(Boolean).join(', ')
  }
  return chosen.kind === 'closed' ? `${name}: ${dataset.notOffered}` : null
}
