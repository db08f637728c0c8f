import { z } from 'zod'

import { dayInAndalusia, timeInAndalusia } from '#domain/time/day.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'

const withSeconds = z.iso.datetime({ offset: true })
const withMinutes = z.iso.datetime({ offset: true, precision: -1 })
const day = z.iso.date()

export const momentWords = {
  expected:
    'una fecha con hora y zona, por ejemplo 2026-05-16T21:30:00+02:00, o un día, por ejemplo 2026-05-16',
  problem: 'no es una fecha'
} as const satisfies IssueTexts

/** A day alone, or a moment in ISO 8601 with its offset, seconds optional. */
export function isMoment(text: string): boolean {
  return [withSeconds, withMinutes, day].some(form => form.safeParse(text).success)
}

export function isDayAlone(text: string): boolean {
  return day.safeParse(text).success
}

/** The first moment of a day; a moment as it is. */
export function startOf(text: string): string {
  return isDayAlone(text) ? inAndalusia(text, '00:00') : text
}

/** The last minute of a day; a moment as it is. */
export function endOf(text: string): string {
  return isDayAlone(text) ? inAndalusia(text, '23:59') : text
}

/** When the clocks of Andalusia show this, in summer or in winter: they change at neither of the two hours. */
function inAndalusia(date: string, time: string): string {
  const summer = `${date}T${time}:00+02:00`
  const isSummer = dayInAndalusia(summer) === date && timeInAndalusia(summer) === time
  return isSummer ? summer : `${date}T${time}:00+01:00`
}
