import { cancellationWords } from '#domain/booking/cancellation-words.ts'
import { startMeant } from '#domain/booking/chosen-day.ts'
import { whenOf } from '#domain/booking/when-html.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { daysOffIn } from '#domain/time/day-off.ts'
import { showWhen } from '#stores/visit/show-when.ts'

import { drawSleepingDays, type SayDay, type SleepingPlace } from './sleeping-days.ts'

/** Draws the days and departures of a booking box that sleeps, by the timetable in its page. */
export function drawSleepingBox(day: Day | null, say: SayDay): void {
  drawSleepingDays(day, say, drawBox)
}

function drawBox({ day, language, now, place }: SleepingPlace): void {
  const {
    day: meant,
    html,
    starts
  } = whenOf({
    daysOff: daysOffIn(document.querySelector('#horarios')?.innerHTML ?? ''),
    language,
    now,
    timetable: place.dataset.when ?? '',
    visitDay: day
  })
  const start = startMeant(starts, null)
  showWhen(place, html, { day: meant, hour: start })
  const note = document.querySelector<HTMLElement>('astro-island[ssr] [data-free]')
  if (note) showCancellation(note, { day: meant, language, now, start, starts })
}

/** Says of the day and hour that the box shows until when they are cancelled free of charge. */
function showCancellation(
  note: HTMLElement,
  shown: Omit<Parameters<typeof cancellationWords>[0], 'hours' | 'texts'>
): void {
  const [hours, freeUntil = '', freeNoMore = ''] = note.dataset.free?.split('|') ?? []
  const words = cancellationWords({ ...shown, hours: Number(hours), texts: { freeNoMore, freeUntil } })
  if (!words) return
  note.className = words.isFree ? 'free' : 'not-free'
  note.textContent = words.text
}
