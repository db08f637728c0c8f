import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Clock, Day } from '#domain/time/calendar-day.ts'
import { dayInAndalusia, timeInAndalusia } from '#domain/time/day.ts'
import { startDay } from '#domain/time/day-words.ts'

import { deadlineLeft } from './cancellation.ts'
import { type DayStart, lastStart } from './chosen-day.ts'

interface Asked {
  /** Null while nobody knows it. */
  day: Day | null
  /** Before the start. */
  hours: number
  language: Language
  now: Clock
  /** The start that is meant; null where one may come at any time. */
  start: number | null
  starts: readonly DayStart[]
  texts: { freeNoMore: string; freeUntil: string }
}

/** Until which moment a booking is cancelled free of charge, or that it is too late for that; null while day or hour are not known. */
export function cancellationWords(asked: Asked): { isFree: boolean; text: string } | null {
  const { day, hours, language, now, start, starts, texts } = asked
  const counted = start ?? lastStart(starts)
  if (day === null || counted === null) return null
  const deadline = deadlineLeft(day, counted, hours, now)
  if (deadline === null) return { isFree: false, text: texts.freeNoMore }
  if (start === null && starts.length > 1) return null
  const moment = `${startDay(language, dayInAndalusia(deadline), now.day)}, ${timeInAndalusia(deadline)}`
  return { isFree: true, text: interpolate(texts.freeUntil, { deadline: moment }) }
}
