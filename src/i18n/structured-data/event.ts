import type { EventDate } from '#domain/catalogue/experience.ts'

/** When an event is, and that it takes place as announced and on the spot: what is cancelled is no longer published. */
export function timesOf(date: EventDate | null) {
  return {
    endDate: date?.end ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
    eventStatus: 'https://schema.org/EventScheduled' as const,
    startDate: date?.start
  }
}
