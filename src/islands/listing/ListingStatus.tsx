import { ResultsLine } from '#cards/found/ResultsLine.tsx'
import type { Town } from '#domain/listing/files/listing-entry.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { countsOf } from '#domain/listing/listing-results.ts'
import type { Language } from '#domain/text/locale.ts'
import { type Counts, differentCounts } from '#domain/partner/counts-per-mode.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { type CountForms, pluralText } from '#domain/text/plural-text.ts'
import type { Listing, Shown } from '#stores/listing/listing.ts'

import { EmptyListing } from './EmptyListing.tsx'
import type { NamedCategory } from './FilterFields.tsx'

/** The events to come beside a list. */
export interface EventsBeside {
  /** How many there are as the page was built, in each mode. */
  counts: Counts
  forms: CountForms
  href: string
}

interface Props {
  /** How many the listing has as it was built, in each mode. Null on its further pages: they only say which page they are. */
  counts: Counts | null
  countForms: CountForms
  language: Language
  /** Null until the island is awake. */
  mode: OperatingMode | null
  categories: NamedCategory[]
  emptyPicture: string
  /** How many of the events are what is asked for; null until that is known. */
  eventCount: number | null
  events: EventsBeside | null
  /** Null until the island is awake. */
  listing: Listing | null
  /** The day that is asked for, in words; null for any. */
  on: string | null
  onReset: () => void
  onRetry: () => void
  ordering: { href: string; name: string }
  /** Which page of how many, where there are several. */
  pageNote: string | null
  shown: Shown
  texts: FilterTexts
  towns: Town[]
  /** Nearby was asked for and the position is not known yet. */
  waitsForPosition: boolean
}

/** How many there are, where the order is explained, and when there is nothing, a way on. */
export function ListingStatus(props: Props) {
  const { counts, listing, ordering, pageNote, shown, texts, waitsForPosition } = props
  return (
    <div className="listing-status">
      <ResultsLine
        count={<Count {...props} />}
        ordering={shown.kind === 'found' && shown.placed.length === 0 ? null : ordering}
      >
        <EventsLink {...props} />
        {shown.kind === 'as-built' && counts !== null && pageNote !== null && (
          <span className="soft">{pageNote}</span>
        )}
      </ResultsLine>
      {shown.kind === 'failed' && <Failure {...props} />}
      {shown.kind === 'found' && <Others {...props} {...countsOf(shown.placed)} />}
      {shown.kind === 'found' && shown.emptiness && listing && (
        <EmptyListing {...props} emptiness={shown.emptiness} listing={listing} />
      )}
      {waitsForPosition && <p className="soft">{texts.nearbyAsk}</p>}
    </div>
  )
}

/** How many are shown; null while that is not known, as in a partner's mode before scripts count. */
export function numberOf({ counts, mode, shown }: Pick<Props, 'counts' | 'mode' | 'shown'>): number | null {
  if (shown.kind === 'found') return countsOf(shown.placed).found
  if (shown.kind !== 'as-built' || counts === null) return null
  return mode === null && differentCounts(counts).length > 1 ? null : counts[mode ?? 'default']
}

/** A partner's mode leaves some out: until scripts count, the right number shows by style alone. */
function Count({ countForms, counts, language, mode, on, pageNote, shown, texts }: Props) {
  if (shown.kind === 'found') {
    const found = pluralText(countForms, countsOf(shown.placed).found, language)
    return on === null ? found : `${found} · ${on}`
  }
  if (shown.kind === 'waiting') return texts.loading
  if (shown.kind === 'failed') return shown.code === 'offline' ? texts.offline : texts.failed
  if (counts === null) return pageNote
  const numbers = differentCounts(counts)
  if (numbers.length === 1 || mode !== null)
    return pluralText(countForms, counts[mode ?? 'default'], language)
  return numbers.map(({ count, modes }) => (
    <span data-count-in={modes.join(' ')} key={count}>
      {pluralText(countForms, count, language)}
    </span>
  ))
}

/** Events stand in the agenda, or below the list: here it says how many of them are what is asked for. */
function EventsLink({ eventCount, events, language, mode, shown }: Props) {
  if (events === null) return null
  const { counts, forms, href } = events
  if (shown.kind !== 'as-built')
    return (
      eventCount !== null &&
      eventCount > 0 && (
        <a className="events-link" href={href}>
          {pluralText(forms, eventCount, language)}
        </a>
      )
    )
  const numbers = differentCounts(counts)
  return numbers
    .filter(({ count, modes }) => count > 0 && (mode === null || modes.includes(mode)))
    .map(({ count, modes }) => (
      <a
        className="events-link"
        data-count-in={numbers.length > 1 && mode === null ? modes.join(' ') : undefined}
        href={href}
        key={count}
      >
        {pluralText(forms, count, language)}
      </a>
    ))
}

/** Experiences that may not be for the party come after the others, and after them those without published times. */
function Others({ asking, language, limited, texts }: Props & { asking: number; limited: number }) {
  const lines = [
    { count: limited, forms: { one: texts.limited_one, other: texts.limited_other } },
    { count: asking, forms: { one: texts.asking_one, other: texts.asking_other } }
  ]
  const said = lines
    .filter(({ count }) => count > 0)
    .map(({ count, forms }) => pluralText(forms, count, language))
  return said.length > 0 && <p className="soft asking">{said.join(' ')}</p>
}

function Failure({ onRetry, texts }: Props) {
  return (
    <p className="way-on">
      <button className="button button-quiet" onClick={onRetry} type="button">
        {texts.retry}
      </button>
    </p>
  )
}
