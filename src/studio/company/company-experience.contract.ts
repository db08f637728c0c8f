import { decodeExperience } from '#contract/documents/experience.ts'
import { readDaysOff } from '#contract/documents/experience/days-off.ts'
import { isDraft, nameIn } from '#contract/reading/draft.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import { startsOn, statedHours, usually } from '#domain/catalogue/availability.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { type CompanyDay, type CompanyExperience, shownDays } from './company-day.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { addDays, clockTimeOf, type Day } from '#domain/time/calendar-day.ts'
import { dayOffOn, type Exception, fullStarts, wholeDaysOff } from '#domain/time/day-off.ts'

/** An experience as its company sees its next days. One that cannot be published has days, too. */
export function companyExperience(id: string, fields: DocumentFields, today: Day): CompanyExperience {
  const plain = { ...plainFields(fields), id }
  const experience = decodeExperience({ ...plain, borrador: false }).value
  const daysOff = readDaysOff(plainFields(fields)['excepciones'])
  const days = Array.from({ length: shownDays }, (_, count) => addDays(today, count))
  return {
    days: days.map(day => dayOf(day, experience, daysOff)),
    id,
    isOnline: experience !== null && !isDraft(plain),
    slug: experience?.slug ?? null,
    title: nameIn(plain)
  }
}

function dayOf(day: Day, experience: Experience | null, exceptions: readonly Exception[]): CompanyDay {
  const state = dayOffOn(day, wholeDaysOff(exceptions))?.reason ?? 'open'
  if (experience === null) return { day, departures: [], hours: [], isUsual: true, state }
  const starts = startsOn(day, usually(experience)).toSorted((a, b) => a.first - b.first)
  const isTimed = experience.eventDate !== null || experience.schedules.length > 0
  const hours = starts.map(span => {
    const { from, until } = statedHours(span)
    return span.first === span.last ? clockTimeOf(span.first) : `${from ?? '00:00'}–${until ?? '24:00'}`
  })
  const full = fullStarts(exceptions, day)
  // An event begins once: its day says all.
  const fixed = starts.filter(({ first, last }) => experience.eventDate === null && first === last)
  const departures = fixed.map(({ first }) => {
    const hour = clockTimeOf(first)
    return { hour, isFull: full.includes(hour) }
  })
  return { day, departures, hours, isUsual: !isTimed || starts.length > 0, state }
}
