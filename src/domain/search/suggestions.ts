import { openHoursOf, startsToCome } from '#domain/catalogue/next-starts.ts'
import type { ListingEntry, Town } from '#domain/listing/files/listing-entry.ts'
import { countFound } from '#domain/listing/listing-filter.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import { readMeanings } from '#domain/listing/terms/meanings.ts'
import { townsOf } from '#domain/listing/towns.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'
import { normalize } from '#domain/text/search-words.ts'
import type { Clock } from '#domain/time/calendar-day.ts'
import { startDay } from '#domain/time/day-words.ts'
import { isPartySet, type Visit } from '#domain/visit/visit.ts'

import { fitsBySlug } from './search.ts'
import type { SearchIndex } from './search-index.ts'

/** Next start and adult's price of an experience: «sáb 28 nov, 10:00 · 34 € por adulto». */
export function startAndPrice(entry: ListingEntry, now: Clock, language: Language): string {
  const [next] = startsToCome(now, entry, { days: null, isWanted: () => true })
  const day = next && (next.day === now.day ? todayWord(language) : startDay(language, next.day, now.day))
  const start = [day, next && openHoursOf(next)].filter(Boolean).join(', ')
  return [start, entry.priceText].filter(Boolean).join(' · ')
}

/** «hoy» */
function todayWord(language: Language): string {
  return new Intl.RelativeTimeFormat(regionalTags[language], { numeric: 'auto' }).format(0, 'day')
}

/** With fewer letters half of all towns would begin so. */
const fewestLetters = 3
const townsShown = 3

/** The towns whose name begins as the text does, each with how many experiences are there for this visitor. */
export function townsCalled(
  text: string,
  entries: ListingEntry[],
  { language, mode }: { language: Language; mode: OperatingMode }
): { count: number; town: Town }[] {
  const asked = normalize(readMeanings(text).text)
  if (asked.length < fewestLetters) return []
  const visible = entries.filter(
    ({ eventDate, hiddenFor }) => eventDate === null && !hiddenFor.includes(mode)
  )
  return townsOf(visible, language)
    .filter(({ name }) => normalize(name).startsWith(asked))
    .slice(0, townsShown)
    .map(town => ({ count: visible.filter(entry => entry.town?.slug === town.slug).length, town }))
}

interface Asking {
  mode: OperatingMode
  now: Clock
  text: string
  visit: Visit
}

/** How many experiences the page of results shows for a text: it reads time and party in it, and takes those of the visit where the text says nothing. */
export function countResults(
  index: SearchIndex,
  entries: ListingEntry[],
  { mode, now, text, visit }: Asking
): number {
  const state = withVisit(readListingQuery(new URLSearchParams({ [queryKeys.text]: text.trim() })), visit)
  const fits = state.text === '' ? null : fitsBySlug(index, state.text, { mode, province: wholeRegion })
  return countFound(entries, state, { fits, mode, now })
}

function withVisit(state: ListingState, { day, party }: Visit): ListingState {
  return { ...state, party: isPartySet(state.party) ? state.party : party, when: state.when ?? day }
}
