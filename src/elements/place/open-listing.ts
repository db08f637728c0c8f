import { dayInAndalusia } from '#domain/time/day.ts'
import { nextWeekday } from '#domain/time/calendar-day.ts'
import { anyParty } from '#domain/visit/usual-parties.ts'
import { countOf } from '#domain/visit/visit.ts'
import { visitKeys } from '#domain/visit/visit-keys.ts'

/** Leads where the form of the home page says. */
export function openListing(form: HTMLFormElement): void {
  const said = new FormData(form)
  const chosen = (key: string) => {
    const value = said.get(key)
    return typeof value === 'string' ? value : ''
  }
  const query = new URLSearchParams()
  const write = (key: string, text = '') => {
    if (text && text !== '0') query.set(key, text)
  }
  const party = chosen(visitKeys.adults)
  const [adults, children] =
    party === anyParty.value
      ? [anyParty.adults, anyParty.children].map(name => String(countOf(chosen(name).trim())))
      : party.split('-')
  write(visitKeys.day, dayOf(chosen(visitKeys.day)))
  write(visitKeys.adults, adults)
  write(visitKeys.children, children)
  write(visitKeys.transport, chosen(visitKeys.transport))
  location.assign(`${form.querySelector('select')?.value ?? form.action}?${query}`)
}

/** Which Saturday is meant is known on the day itself. */
function dayOf(value: string): string {
  const weekday = Number(value)
  return weekday ? nextWeekday(dayInAndalusia(new Date().toISOString()), weekday) : value
}
