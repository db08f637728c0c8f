import { isDay } from '#domain/time/calendar-day.ts'

import { ageOf, agesIn, type ChildAge, countOf, type Party, type Visit } from './visit.ts'
import { visitKeys } from './visit-keys.ts'

/** How those come who have no car. */
export const carFreeWord = 'sin-coche'

/** Each field is read alone: nonsense in one of them leaves the others as they are. */
export function readParty(query: URLSearchParams): Party {
  const children = countOf(query.get(visitKeys.children))
  return {
    adults: countOf(query.get(visitKeys.adults)),
    ages: readAges(query.getAll(visitKeys.ages).join(), children),
    children,
    isCarFree: query.get(visitKeys.transport) === carFreeWord
  }
}

/** `6,10`; with `,10` only the second child's is known. Ages of more children than there are say nothing. */
function readAges(text: string, children: number): ChildAge[] {
  const ages = text.split(',').slice(0, children).map(ageOf)
  return ages.slice(0, ages.findLastIndex(age => age !== null) + 1)
}

/** One text for each of adults, children, their ages and transport; empty where nothing is said. */
export function writeParty(party: Party): [string, string, string, string] {
  const { adults, children, isCarFree } = party
  const count = (number: number) => (number > 0 ? String(number) : '')
  const ages = agesIn(party)
    .map(age => age ?? '')
    .join()
    .replace(/,+$/, '')
  return [count(adults), count(children), ages, isCarFree ? carFreeWord : '']
}

export function readVisit(query: URLSearchParams): Visit {
  const day = query.get(visitKeys.day)
  return { day: day !== null && isDay(day) ? day : null, party: readParty(query) }
}

/** The shortest query that says it: `dia=2026-12-05&adultos=2&ninos=1&edades=6`. */
export function writeVisit({ day, party }: Visit): string {
  const [adults, children, ages, transport] = writeParty(party)
  const pairs: [string, string][] = [
    [visitKeys.day, day ?? ''],
    [visitKeys.adults, adults],
    [visitKeys.children, children],
    [visitKeys.ages, ages],
    [visitKeys.transport, transport]
  ]
  return pairs
    .filter(([, value]) => value !== '')
    .map(pair => pair.join('='))
    .join('&')
}

/** Merges the address into the visit: a field of the address wins over the earlier value. A day in the past is ignored. */
export function visitIn(query: URLSearchParams, before: Visit, today: string): Visit {
  const { day, party } = readVisit(query)
  const isCounted = party.adults + party.children > 0
  return {
    day: day !== null && day >= today ? day : before.day,
    party: {
      ...(isCounted ? party : before.party),
      isCarFree: party.isCarFree || before.party.isCarFree
    }
  }
}

/** The query with another visit; all else in it stays as it is. */
export function withVisit(search: string, visit: Visit): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter(pair => pair !== '' && !Object.values(visitKeys).some(key => pair.split('=')[0] === key))
  return [writeVisit(visit), ...others].filter(part => part !== '').join('&')
}
