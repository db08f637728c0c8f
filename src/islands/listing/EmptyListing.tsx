import type { Town } from '#domain/listing/files/listing-entry.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { chipsOf } from '#domain/listing/filters/filters.ts'
import { asksForWordsAlone, listingPath, ownCategories } from '#domain/listing/listing-page.ts'
import { weekdayWords } from '#domain/listing/calendar-words.ts'
import { countsOf, type EmptyReason } from '#domain/listing/listing-results.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import { loosenings } from '#domain/listing/loosening.ts'
import { isPast, nearestDay } from '#domain/listing/nearest-day.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { upperFirst } from '#domain/text/upper-first.ts'
import type { Language } from '#domain/text/locale.ts'
import { type CountForms, pluralText } from '#domain/text/plural-text.ts'
import { isDay } from '#domain/time/calendar-day.ts'
import { longDay, nearDay } from '#domain/time/day-words.ts'
import type { Listing } from '#stores/listing/listing.ts'

import { filterWords, whenText } from './filter-words.ts'
import type { NamedCategory } from './FilterFields.tsx'

interface Props {
  categories: NamedCategory[]
  countForms: CountForms
  emptiness: EmptyReason
  emptyPicture: string
  language: Language
  listing: Listing
  onReset: () => void
  texts: FilterTexts
  towns: Town[]
}

/** Nothing fits: what was asked for, what to take away and how much comes back, the closest day that has something, and all. */
export function EmptyListing(props: Props) {
  const { countForms, emptiness, emptyPicture, language, listing, onReset, texts } = props
  const [state, today] = [listing.$state.get(), listing.$now.get().day]
  const isWordAlone = listing.page.isSearch && asksForWordsAlone(state)
  const { tomorrow } = emptiness
  const showsTomorrow = tomorrow !== null && tomorrow > 0
  const nearest = showsTomorrow ? null : nearestDay(state, today, each => foundBy(listing, each))
  return (
    <div className="way-on">
      <div role="status">
        <img alt="" className="scene" height={300} src={emptyPicture} width={400} />
        <p className="lead">{isWordAlone ? wordsLead(props, state) : leadOf(props, state, today)}</p>
      </div>
      {/* The page of results says beside it what comes closest. */}
      {!listing.page.isSearch && <Removals {...props} state={state} />}
      <p className="actions">
        {showsTomorrow && (
          <button className="button" onClick={() => listing.change({ when: 'tomorrow' })} type="button">
            {pluralText({ one: texts.seeTomorrow_one, other: texts.seeTomorrow_other }, tomorrow, language)}
          </button>
        )}
        {nearest && (
          <a className="button" href={listingPath(listing.page, { ...state, when: nearest.day })}>
            {upperFirst(dayName(nearest.day, today, props))} ·{' '}
            {pluralText(countForms, nearest.count, language)}
          </a>
        )}
        {isWordAlone ? (
          <a className="button button-quiet" href={pathIn(listing.page.locale, routes.listing(wholeRegion))}>
            {texts.all}
          </a>
        ) : (
          <button className="button button-quiet" onClick={onReset} type="button">
            {texts.reset}
          </button>
        )}
      </p>
    </div>
  )
}

/** Each thing that is on as a button that takes it off, with what that brings back; where no single one helps, pairs of them. */
function Removals({
  categories,
  countForms,
  language,
  listing,
  state,
  texts,
  towns
}: Props & { state: ListingState }) {
  const own = ownCategories(listing.page)
  const words = filterWords({ categories, language, texts, towns })
  const chips = (each: ListingState) =>
    chipsOf(words, {
      ...each,
      categories: each.categories.filter(slug => !own.includes(slug))
    }).map(({ text, without }) => ({
      text,
      without: { ...without, categories: [...own, ...without.categories] }
    }))
  const ways = loosenings(state, { chipsOf: chips, find: listing.preview, showsAll: true })
  if (ways.length === 0) return null
  return (
    <ul aria-label={texts.chosen} className="removals">
      {ways.map(({ count, names, state: loose }) => (
        <li key={names.join(' ')}>
          <button className="link" onClick={() => listing.change(loose)} type="button">
            {interpolate(texts.without, {
              filter: names.map(name => quoted(name, state, texts)).join(' + '),
              results: pluralText(countForms, count, language)
            })}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The closest results stand below, where fewer of the words find something. */
function wordsLead({ categories, language, listing, texts, towns }: Props, state: ListingState): string {
  const chips = chipsOf(filterWords({ categories, language, texts, towns }), state)
  const isNear = chips.length > 1 && chips.some(({ without }) => foundBy(listing, without) > 0)
  return interpolate(isNear ? texts.noneTogether : texts.noWord, { text: state.text })
}

/** «Nada para el sábado, 28 de noviembre, con esto», and of a day that is past that it is. */
function leadOf(props: Props, { when }: ListingState, today: string): string {
  const { emptiness, language, listing, texts } = props
  if (emptiness.kind === 'too-late') return texts.tooLate
  if (when === null) return texts.none
  if (!isDay(when)) {
    const named = whenText(when, { ...props, page: listing.page }) ?? ''
    const day = when in texts || hasSmallDays(language) ? lowerFirst(named) : named
    return interpolate(weekdayWords.includes(when) ? texts.noneOn : texts.noneNamed, { day })
  }
  return isPast({ when }, today)
    ? upperFirst(interpolate(texts.past, { day: longDay(language, when) }))
    : interpolate(texts.noneOn, { day: nearDay(language, when, today) })
}

/** The search text has its quotation marks already. */
function quoted(name: string, { text }: ListingState, texts: FilterTexts): string {
  const inQuotes = (words: string) => interpolate(texts.quoted, { text: words })
  return name === inQuotes(text) ? name : inQuotes(name)
}

function dayName(day: string, today: string, { language, texts }: Props): string {
  return day === today ? texts.today : nearDay(language, day, today)
}

function foundBy(listing: Listing, state: ListingState): number {
  return countsOf(listing.preview(state)?.placed ?? []).found
}

/** «el sábado», «en mai»: German and English write days and months with a capital. */
const hasSmallDays = (language: Language) => language !== 'de' && language !== 'en'
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
