import { dayWords } from '#domain/listing/listing-keys.ts'
import { addDays, type Day, nextWeekday } from '#domain/time/calendar-day.ts'
import { anyParty } from '#domain/visit/usual-parties.ts'
import { peopleIn, type Visit } from '#domain/visit/visit.ts'
import { visitKeys } from '#domain/visit/visit-keys.ts'

/** Ticks in the form of the home page what was said of the visit. A day that it has no choice for leaves it open: the listing takes up what was said. */
export function tickVisit(form: HTMLFormElement, { day, party }: Visit, today: Day): void {
  const choices = [...form.querySelectorAll('input')]
  const usual = `${party.adults}-${party.children}`
  const isUsual = peopleIn(party) === 0 || choices.some(({ value }) => value === usual)
  const people = isUsual ? usual : anyParty.value
  for (const choice of choices) {
    if (!isUsual && choice.name === anyParty.adults) choice.value = String(party.adults || '')
    if (!isUsual && choice.name === anyParty.children) choice.value = String(party.children || '')
    if (choice.name === visitKeys.transport) choice.checked = party.isCarFree
    if (choice.name === visitKeys.adults) choice.checked = choice.value === people
    if (choice.name === visitKeys.day)
      choice.checked = day === null ? choice.defaultChecked : dayOf(choice.value, today) === day
  }
}

/** A week is no day. Where two choices mean the same day, the browser leaves one of them ticked. */
function dayOf(value: string, today: Day): Day | null {
  if (value === dayWords.today) return today
  if (value === dayWords.tomorrow) return addDays(today, 1)
  return Number(value) ? nextWeekday(today, Number(value)) : null
}
