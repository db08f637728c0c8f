import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import { accessFacts, type FilterValues, toggleItem } from '#domain/listing/listing-state.ts'
import { isCancellable } from './cancellation.ts'
import { dayParts } from './day-part.ts'
import type { Filter, FilterContext, FilterWords } from './filter.ts'
import { guides } from './guides.ts'
import { lengths } from './length.ts'
import { party } from './party.ts'
import { price } from './price.ts'
import { text } from './text.ts'
import { towns } from './towns.ts'
import { when } from './when.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import { optionsFilter } from './options-filter.ts'
import { admissionOf } from '#domain/booking/admission.ts'
import { hasAgeLimit } from '#domain/catalogue/age-limits.ts'
import { readRates } from '#domain/catalogue/person-rates.ts'
import type { Party } from '#domain/visit/visit.ts'
import { boxFilter } from './box-filter.ts'
import { valuesIn } from './query-values.ts'

/** It is booked with a WhatsApp message, for whoever looks: a partner's guests may book in another way. */
const isByWhatsapp = boxFilter({
  keeps: ({ whatsappIn }, { mode }) => whatsappIn.includes(mode),
  key: queryKeys.isByWhatsapp,
  text: 'byWhatsapp'
})

/** Free is an explicit price of 0: an experience without a published price is not free. */
export const isFree = boxFilter({
  keeps: ({ price }) => price === 0,
  key: queryKeys.isFree,
  text: 'free'
})

const key = queryKeys.categories

/** Slugs of categories: an experience of any of them is found. */
const categories: Filter<string[]> = {
  control: { kind: 'categories' },
  describe: ({ categoryName }, chosen) =>
    chosen.map(slug => ({ text: categoryName(slug), without: toggleItem(chosen, slug) })),
  isOn: chosen => chosen.length > 0,
  keys: [key],
  matches: (entry, chosen) => chosen.length === 0 || chosen.some(slug => entry.categories.includes(slug)),
  off: [],
  placement: 'more',
  read: query => valuesIn(query, key),
  write: chosen => [chosen.toSorted().join(',')]
}

/** Keeps experiences that admit everybody who comes; where no child was named, those without an age limit. */
const allAges = boxFilter({
  keeps: (entry, { party }) => admitsAll(entry, party),
  key: queryKeys.allAges,
  text: 'allAges',
  word: 'todos'
})

function admitsAll({ rates }: ListingEntry, party: Party): boolean {
  const { limits } = readRates(rates)
  if (party.children === 0) return !hasAgeLimit(limits)
  return admissionOf(limits, party).kind === 'admitted'
}

/** Accessibility as the business states it. An experience must fulfil all that is asked for. */
const access = optionsFilter({
  items: accessFacts,
  key: queryKeys.access,
  legend: 'access',
  mustAllHold: true,
  matches: (entry, chosen) => chosen.every(fact => entry.access.includes(fact)),
  options: {
    dogs: { text: 'dogs', word: 'perros' },
    indoor: { text: 'indoor', word: 'interior' },
    pushchair: { text: 'pushchair', word: 'carrito' },
    shade: { text: 'shade', word: 'sombra' },
    'step-free': { text: 'stepFree', word: 'sin-escalones' },
    wheelchair: { text: 'wheelchair', word: 'silla-de-ruedas' }
  }
})

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
