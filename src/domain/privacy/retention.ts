import { consentYears } from './consent.ts'

/** For how many months a record is kept. The privacy policy and the information beside the forms are written with these numbers. */
export const retentionMonths = { choice: 12 * consentYears, messages: 12, results: 24, visits: 24 } as const

/** For how many days a mail about a changed way in is kept (`avisos`): the database removes it by itself. */
export const noticeDays = 90

/** The moment (ISO 8601) before which a record is too old to be kept. */
export function retentionLimit(months: number, now: Date): string {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  return limit.toISOString()
}
