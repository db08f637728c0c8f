import { cancellationWords } from '#domain/booking/cancellation-words.ts'
import { whenOf } from '#domain/booking/when-html.ts'
import { startMeant } from '#domain/booking/chosen-day.ts'
import type { Language } from '#domain/text/locale.ts'
import { clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { daysOffIn } from '#domain/time/day-off.ts'
import { showWhen, tickedIn } from '#stores/visit/show-when.ts'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'

/** Draws the days of a booking box or a list that sleeps: which day it is, the browser knows alone. Awake, it draws them itself. */
export function drawSleepingDays(day: Day | null, language: Language): void {
  const place = document.querySelector<HTMLElement>('astro-island[ssr] [data-when]')
  if (!place) return
  const now = clockInAndalusia(new Date())
  // The plain field goes, and the day that was typed in it stays.
  const typed = tickedIn(place, 'day')
  if (typed !== null && typed >= now.day) visitorVisit().say({ ...$visit.get(), day: typed })
  const {
    day: meant,
    html,
    starts
  } = whenOf({
    daysOff: daysOffIn(document.querySelector('#horarios')?.innerHTML ?? ''),
    language,
    now,
    timetable: place.dataset.when ?? '',
    visitDay: day ?? (place.dataset.startsToday === undefined ? null : now.day)
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
