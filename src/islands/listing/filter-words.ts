import { upperFirst } from '#domain/text/upper-first.ts'
import { memoizeByWord } from '#domain/data/memoize.ts'
import type { Town } from '#domain/listing/files/listing-entry.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import type { FilterWords } from '#domain/listing/filters/filter.ts'
import { filters } from '#domain/listing/filters/filters.ts'
import type { PageFacts } from '#domain/listing/listing-page.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'
import { type Day, isDay } from '#domain/time/calendar-day.ts'
import { longDay } from '#domain/time/day-words.ts'
import { noParty } from '#domain/visit/visit.ts'
import { peopleText, visitSentence } from '#domain/visit/visit-sentence.ts'

import type { NamedCategory } from './FilterFields.tsx'

interface Facts {
  categories: NamedCategory[]
  language: Language
  texts: FilterTexts
  towns: Town[]
}

const eurosIn = memoizeByWord(
  (language: Language) =>
    new Intl.NumberFormat(regionalTags[language], {
      currency: 'EUR',
      maximumFractionDigits: 0,
      style: 'currency'
    })
)

/** How the filters speak on this page. A category or town that the page does not know is called by its slug. */
export function filterWords({ categories, language, texts, towns }: Facts): FilterWords {
  return {
    categoryName: slug => categories.find(category => category.slug === slug)?.name ?? slug,
    day: day => longDay(language, day),
    euros: amount => eurosIn(language).format(amount),
    month: month => dateWord(language, { month: 'long' }, `2026-${String(month).padStart(2, '0')}-01`),
    people: party => peopleText(party, texts, language),
    text: key => texts[key],
    townName: slug => towns.find(town => town.slug === slug)?.name ?? slug,
    // The first of June 2026 is a Monday.
    weekday: weekday => dateWord(language, { weekday: 'long' }, `2026-06-0${weekday}`)
  }
}

function dateWord(language: Language, options: Intl.DateTimeFormatOptions, day: Day): string {
  const format = new Intl.DateTimeFormat(regionalTags[language], { ...options, timeZone: 'UTC' })
  return upperFirst(format.format(new Date(day)))
}

/** «hoy», «sáb 28 nov»; null where any day is meant. */
export function whenText(
  when: string | null,
  { categories, page: { language }, texts }: Pick<Facts, 'categories' | 'texts'> & { page: PageFacts }
): string | null {
  if (when === null) return null
  if (isDay(when)) return visitSentence({ day: when, party: noParty }, texts, language)
  return filters.when.describe(filterWords({ categories, language, texts, towns: [] }), when)[0]?.text ?? null
}
