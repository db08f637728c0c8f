import { momentInAndalusia } from '#domain/booking/cancellation.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { calendarFile } from '#domain/time/calendar.ts'

import { byDay, type Plan } from './plan.ts'
import type { PlanEntry } from './plan-entry.ts'
import { type Stop, stopsOf } from './plan-stops.ts'
import type { Means } from './travel.ts'

export interface CalendarOfPlan {
  entries: ReadonlyMap<string, PlanEntry>
  means: Means
  /** Note at each stop: the hour is the plan's, and nothing is booked. */
  note: string
  pageOf: (slug: string) => string
  plan: Plan
  title: string
}

/** The plan as a calendar file: what has a day and is still offered; without an hour it lasts the day. */
export function planCalendar(
  { entries, means, note, pageOf, plan, title }: CalendarOfPlan,
  now: Date
): string {
  const stamp = now.toISOString()
  const dated = byDay(plan).flatMap(({ day, items }) =>
    day === null ? [] : stopsOf(day, items, entries, means).map(stop => ({ day, stop }))
  )
  return calendarFile(
    title,
    dated.flatMap(({ day, stop }) => {
      const { entry, item } = stop
      if (entry === undefined) return []
      return [
        {
          ...timesOf(day, stop),
          description: note,
          place: entry.place || null,
          stamp,
          title: entry.name.text,
          uid: `${item.slug}-${day}@plan`,
          updated: null,
          url: pageOf(item.slug)
        }
      ]
    })
  )
}

function timesOf(day: string, { entry, problem, start }: Stop): { end: string | null; start: string } {
  if (start === null || problem !== null) return { end: addDays(day, 1), start: day }
  const minutes = entry?.durationMinutes ?? null
  return {
    end: minutes === null ? null : momentInAndalusia(day, start.first + minutes),
    start: momentInAndalusia(day, start.first)
  }
}
