import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import type { FilterValues } from '#domain/listing/listing-state.ts'
import { access } from './access.ts'
import { allAges } from './all-ages.ts'
import { categories } from './categories.ts'
import { isCancellable } from './cancellation.ts'
import { dayParts } from './day-part.ts'
import type { Filter, FilterContext, FilterWords } from './filter.ts'
import { guides } from './guides.ts'
import { isFree } from './free.ts'
import { lengths } from './length.ts'
import { party } from './party.ts'
import { price } from './price.ts'
import { text } from './text.ts'
import { towns } from './towns.ts'
import { when } from './when.ts'
import { isByWhatsapp } from './whatsapp.ts'

export type FilterName = keyof FilterValues
export type Filters = { readonly [Name in FilterName]: Filter<FilterValues[Name]> }

/** All filters, in the order of the query string. */
export const filters: Filters = {
  text,
  categories,
  towns,
  when,
  dayParts,
  party,
  lengths,
  price,
  isFree,
  allAges,
  isCancellable,
  isByWhatsapp,
  access,
  guides
}

export const filterNames: readonly FilterName[] = Object.keys(filters).filter(isFilterName)

function isFilterName(name: string): name is FilterName {
  return name in filters
}

/** A copy with another value of one filter. */
export function withFilter<Values extends FilterValues, Name extends FilterName>(
  values: Values,
  name: Name,
  value: FilterValues[Name]
): Values {
  return { ...values, [name]: value }
}

/** A copy that asks for nothing of one filter. */
export function withoutFilter<Values extends FilterValues>(values: Values, name: FilterName): Values {
  return { ...values, [name]: filters[name].off }
}

export function readFilter<Name extends FilterName>(name: Name, query: URLSearchParams): FilterValues[Name] {
  return filters[name].read(query)
}

/** The names in the query with their texts; empty texts are left out of it. */
export function writeFilter(name: FilterName, values: FilterValues): [key: string, text: string][] {
  const texts = written(name, values)
  return filters[name].keys.map((key, index) => [key, texts[index] ?? ''])
}

function written<Name extends FilterName>(name: Name, values: FilterValues): readonly string[] {
  return filters[name].write(values[name])
}

export function isFilterOn<Name extends FilterName>(name: Name, values: FilterValues): boolean {
  return filters[name].isOn(values[name])
}

/** Whether an entry is what all filters ask for. */
export function matchesAll(entry: ListingEntry, values: FilterValues, context: FilterContext): boolean {
  return filterNames.every(name => matchesOne(name, entry, values, context))
}

function matchesOne<Name extends FilterName>(
  name: Name,
  entry: ListingEntry,
  values: FilterValues,
  context: FilterContext
): boolean {
  return filters[name].matches(entry, values[name], context)
}

/** Chips of the active filters, each with the values that remain when it is removed. */
export function chipsOf<Values extends FilterValues>(
  words: FilterWords,
  values: Values
): { text: string; without: Values }[] {
  return filterNames.flatMap(name => chipsOfOne(name, words, values))
}

function chipsOfOne<Values extends FilterValues, Name extends FilterName>(
  name: Name,
  words: FilterWords,
  values: Values
): { text: string; without: Values }[] {
  return filters[name]
    .describe(words, values[name])
    .map(({ text, without }) => ({ text, without: withFilter(values, name, without) }))
}
