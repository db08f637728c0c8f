import { dayWords } from '#domain/listing/listing-keys.ts'
import { addDays, clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { visitKeys } from '#domain/visit/visit-keys.ts'
import { readParty, writeVisit } from '#domain/visit/visit-query.ts'

/** Leads where the form of the home page says. */
export function openListing(form: HTMLFormElement): void {
  const said = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') said.append(name, value)
  const { day: today } = clockInAndalusia(new Date())
  const query = writeVisit({
    day: wordFor(said.get('day') ?? said.get(visitKeys.day), today),
    party: readParty(said)
  })
  location.assign(`${form.querySelector('select')?.value ?? form.action}?${query}`)
}

/** A list calls today and tomorrow by their names. */
function wordFor(day: Day | null, today: Day): string | null {
  if (day === today) return dayWords.today
  return day === addDays(today, 1) ? dayWords.tomorrow : day
}
