import type { Card } from '#domain/catalogue/card.ts'
import { addDays, type Day, weekdayOf } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'

/** An event with the day on which it begins. */
export interface DatedEvent {
  card: Card
  day: Day
  start: string
}

export interface AgendaGroups {
  /** The events of the first week that has any, and its days; from the day on which one looks, in the current week. */
  week: { from: Day; until: Day; isThisWeek: boolean; events: DatedEvent[] } | null
  /** Later events by month, `YYYY-MM`. */
  months: { month: string; events: DatedEvent[] }[]
}

const daysInWeek = 7

/** The soonest week large, what comes later by month. The events are in order; without a date they have no place here. */
export function agendaGroups(today: Day, cards: Card[]): AgendaGroups {
  const events = cards.flatMap(card => {
    if (card.eventDate === null) return []
    const { start } = card.eventDate
    return [{ card, day: dayInAndalusia(start), start }]
  })
  const [first] = events
  if (first === undefined) return { months: [], week: null }
  // An event that began before today belongs to this week.
  const from = first.day < today ? today : first.day
  const until = addDays(from, daysInWeek - weekdayOf(from))
  const isThisWeek = today > addDays(until, -daysInWeek)
  const later = Object.groupBy(
    events.filter(({ day }) => day > until),
    ({ day }) => day.slice(0, 7)
  )
  return {
    months: Object.entries(later).map(([month, ofMonth = []]) => ({ events: ofMonth, month })),
    week: {
      events: events.filter(({ day }) => day <= until),
      from: isThisWeek ? today : addDays(until, 1 - daysInWeek),
      isThisWeek,
      until
    }
  }
}
