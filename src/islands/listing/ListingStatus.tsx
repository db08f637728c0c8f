import type { Town } from '#domain/listing/files/listing-entry.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { countsOf } from '#domain/listing/listing-results.ts'
import type { Language } from '#domain/text/locale.ts'
import { type Counts, differentCounts, type OperatingMode } from '#domain/partner/mode.ts'
import { type CountForms, pluralText } from '#domain/text/plural-text.ts'
import type { Listing, Shown } from '#stores/listing/listing.ts'

import { EmptyListing } from './EmptyListing.tsx'
import type { NamedCategory } from './FilterFields.tsx'

interface Props {
  /** How many the listing has as it was built, in each mode. Null on its further pages: they only say which page they are. */
  counts: Counts | null
  countForms: CountForms
  language: Language
  /** Null until the island is awake. */
  mode: OperatingMode | null
  categories: NamedCategory[]
  emptyPicture: string
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
      <p className="results">
        <strong role="status">
          <Count {...props} />
        </strong>
        {shown.kind === 'as-built' && counts !== null && pageNote !== null && (
          <span className="soft">{pageNote}</span>
        )}
        {!(shown.kind === 'found' && shown.placed.length === 0) && (
          <a className="why-link" href={ordering.href}>
            {ordering.name}
          </a>
        )}
      </p>
      {shown.kind === 'failed' && <Failure {...props} />}
      {shown.kind === 'found' && <Asking {...props} count={countsOf(shown.placed).asking} />}
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

/** Those that publish no times stand at the end, and say so. */
function Asking({ count, language, texts }: Props & { count: number }) {
  const forms = { one: texts.asking_one, other: texts.asking_other }
  return count > 0 && <p className="soft asking">{pluralText(forms, count, language)}</p>
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
