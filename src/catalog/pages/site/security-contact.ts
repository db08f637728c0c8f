import { defineFile } from '#catalog/routing/data-file.ts'
import { monthsLater } from '#domain/time/calendar-day.ts'

/** A site that was not published for so long may not read its mail any more. */
const monthsToTrust = 7

const ids = [{ name: 'security' }]

/** `/.well-known/security.txt`: true until half a year after the last publication, and another file once a month. */
export const securityContactFile = defineFile({
  files: () => ids,
  params: ({ name }) => ({ name }),
  pattern: '/.well-known/[name].txt',
  read: ({ day }) => ({ until: `${monthsLater(day, monthsToTrust)}T00:00:00Z` })
})
