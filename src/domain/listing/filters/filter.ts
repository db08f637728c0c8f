import type { Clock, Day } from '#domain/time/calendar-day.ts'

import type { FilterTextKey } from '#domain/listing/filter-texts.ts'
import type { QueryKey } from '#domain/listing/listing-keys.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import type { DayPart } from '#domain/listing/listing-state.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { Party } from '#domain/visit/visit.ts'

/** Facts that a filter may use beside its own value. */
export interface FilterContext {
  /** The days that are asked for, by the calendar of Andalusia; null is any day. */
  days: Day[] | null
  dayParts: DayPart[]
  /** How well each experience fits the text that is searched for, by its slug; null without one. */
  fits: ReadonlyMap<string, number> | null
  /** Who looks. */
  mode: OperatingMode
  now: Clock
  /** Who comes: prices are theirs once they are said. */
  party: Party
}

/** How a filter speaks to the visitor. */
export interface FilterWords {
  categoryName: (slug: string) => string
  /** `day` as `YYYY-MM-DD`. */
  day: (day: Day) => string
  euros: (amount: number) => string
  /** January is 1. */
  month: (month: number) => string
  /** «2 adultos y 1 niño» */
  people: (party: Party) => string
  text: (key: FilterTextKey) => string
  townName: (slug: string) => string
  /** Monday is 1. */
  weekday: (weekday: number) => string
}

/** One thing that is on, and what the filter's value is once it is taken away. */
export interface FilterChip<Value> {
  text: string
  without: Value
}

export interface FilterOption<Value> {
  /** The number beside the filter counts it alone, or together with the chosen ones where all must hold. */
  counted: (value: Value) => Value
  isChosen: (value: Value) => boolean
  text: FilterTextKey
  toggle: (value: Value) => Value
  /** As it stands in the query. */
  word: string
}

/** The control of a filter in the form. */
export type FilterControl<Value> =
  | { kind: 'box'; on: Value; text: FilterTextKey; word: string }
  | { kind: 'categories' }
  | { kind: 'day' }
  | { kind: 'options'; legend: FilterTextKey; options: readonly FilterOption<Value>[] }
  | { kind: 'party' }
  | { kind: 'price' }
  /** The box of the header, on every page. */
  | { kind: 'search-box' }
  | { kind: 'towns' }

/**
 * Everything about one filter. The query string, the count, the chips, the form and the results go over the list of all filters
 * (`filters.ts`): a filter that lacks a part does not compile.
 */
export interface Filter<Value> {
  control: FilterControl<Value>
  /** A chip for each thing that is on. */
  describe: (words: FilterWords, value: Value) => FilterChip<Value>[]
  isOn: (value: Value) => boolean
  /** Its names in the query string and in the form. */
  keys: readonly QueryKey[]
  matches: (entry: ListingEntry, value: Value, context: FilterContext) => boolean
  /** The value that asks for nothing. */
  off: Value
  /** Always in view, folded away at first, or in the box of the header. */
  placement: 'bar' | 'more' | 'search'
  /** Unknown words are left out. */
  read: (query: URLSearchParams) => Value
  /** One text for each of `keys`; an empty one is left out of the query. */
  write: (value: Value) => readonly string[]
}
