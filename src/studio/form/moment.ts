import { dayInAndalusia, timeInAndalusia } from '#domain/time/day.ts'

import { isContainer } from '#studio/document/patch.ts'

/** A moment as a form shows it: a day, and a time unless it is all of the day. */
export interface WrittenMoment {
  day: string
  time: string
}

/** A stored moment as calendar and clock of Andalusia show it; null when it is none. */
export function writtenMoment(value: unknown): WrittenMoment | null {
  if (value === undefined || value === null || value === '') return { day: '', time: '' }
  if (isTyped(value)) return writtenMoment(value.timestampValue)
  if (typeof value !== 'string') return null
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return { day: value, time: '' }
  if (!/^\d{4}-\d\d-\d\dT/.test(value) || Number.isNaN(Date.parse(value))) return null
  return { day: dayInAndalusia(value), time: timeInAndalusia(value) }
}

/**
 * The moment as it is stored, with the offset that Andalusia has then; undefined without a day. Where the database held a moment of its own
 * kind, it gets one again, unless it is all of a day.
 */
export function momentFrom({ day, time }: WrittenMoment, before: unknown): unknown {
  if (day === '') return undefined
  if (time === '') return day
  const moment = `${day}T${time}:00${offsetAt(day, time)}`
  return isTyped(before) ? { timestampValue: new Date(moment).toISOString() } : moment
}

function isTyped(value: unknown): value is { timestampValue: string } {
  return isContainer(value) && typeof value['timestampValue'] === 'string'
}

/** Of the two offsets, the one with which the clock shows this time; in the hour that summer leaves out, that of winter. */
function offsetAt(day: string, time: string): string {
  const shown = writtenMoment(`${day}T${time}:00+02:00`)
  return shown?.day === day && shown.time === time ? '+02:00' : '+01:00'
}
