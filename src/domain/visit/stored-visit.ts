import { addDays, type Day, isDay } from '#domain/time/calendar-day.ts'

import { isVisitSet, noVisit, type Visit } from './visit.ts'
import { readVisit, writeVisit } from './visit-query.ts'

/** Under this name the device keeps what was said of the visit. */
export const visitKey = 'fechaYPersonas'

/** As it is kept: the day on which it was said, then the visit. Null for nothing worth keeping. */
export function visitText(visit: Visit, today: Day): string | null {
  return isVisitSet(visit) ? `${today} ${writeVisit(visit)}` : null
}

/** A visit is over with its day; without one, with the day on which it was said. What a wrong clock wrote, and what is none, is nothing. */
export function storedVisit(text: string | null, today: Day): Visit {
  const [said = '', query = ''] = text?.split(' ') ?? []
  if (!isDay(said) || said > addDays(today, 1)) return noVisit
  const visit = readVisit(new URLSearchParams(query))
  const last = visit.day ?? said
  return last >= today ? visit : noVisit
}
