import { countsOf, type Emptiness } from '#domain/listing-results.ts'
import type { Order } from '#domain/listing-state.ts'
import type { Language } from '#domain/locale.ts'
import { type Counts, differentCounts, type OperatingMode } from '#domain/mode.ts'
import { type CountForms, counted } from '#domain/wording.ts'
import type { Shown } from '#stores/listing.ts'

import { type FilterTexts, orderReasons } from './filter-texts.ts'

interface Props {
  /** How many the listing has as it was built, in each mode. Null on its further pages: they only say which page they are. */
  counts: Counts | null
  countForms: CountForms
  language: Language
  /** Null until the island is awake. */
  mode: OperatingMode | null
  onReset: () => void
  onRetry: () => void
  onTomorrow: () => void
  order: Order
  ordering: { href: string; name: string }
  /** Which page of how many, where there are several. */
  pageNote: string | null
  shown: Shown
  texts: FilterTexts
  /** Nearby was asked for and the position is not known yet. */
  waitsForPosition: boolean
}

/** How many there are, why in this order, and when there is nothing, a way on. */
export function ListingStatus(props: Props) {
  const { counts, order, ordering, pageNote, shown, texts, waitsForPosition } = props
  return (
    <div className="listing-status">
      <p className="results">
        <strong role="status">
          <Count {...props} />
        </strong>
        {shown.kind === 'as-built' && counts !== null && pageNote !== null && (
          <span className="soft">{pageNote}</span>
        )}
      </p>
      {shown.kind === 'failed' && <Failure {...props} isOffline={shown.isOffline} />}
      {shown.kind === 'found' && <Asking {...props} count={countsOf(shown.placed).asking} />}
      {shown.kind === 'found' && shown.emptiness && <WayOn {...props} emptiness={shown.emptiness} />}
      <p className="soft why">
        {waitsForPosition ? texts.nearbyAsk : texts[orderReasons[order]]}{' '}
        <a href={ordering.href}>{ordering.name}</a>
      </p>
    </div>
  )
}

/** A partner's mode leaves some out: until scripts count, the right number shows by style alone. */
function Count({ countForms, counts, language, mode, pageNote, shown, texts }: Props) {
  if (shown.kind === 'found') return counted(countForms, countsOf(shown.placed).found, language)
  if (shown.kind === 'waiting') return texts.loading
  if (shown.kind === 'failed') return shown.isOffline ? texts.offline : texts.failed
  if (counts === null) return pageNote
  const numbers = differentCounts(counts)
  if (numbers.length === 1 || mode !== null) return counted(countForms, counts[mode ?? 'default'], language)
  return numbers.map(({ count, modes }) => (
    <span data-count-in={modes.join(' ')} key={count}>
      {counted(countForms, count, language)}
    </span>
  ))
}

/** Those that publish no times stand at the end, and say so. */
function Asking({ count, language, texts }: Props & { count: number }) {
  const forms = { one: texts.asking_one, other: texts.asking_other }
  return count > 0 && <p className="soft">{counted(forms, count, language)}</p>
}

function Failure({ onRetry, texts }: Props & { isOffline: boolean }) {
  return (
    <p className="way-on">
      <button className="button button-quiet" onClick={onRetry} type="button">
        {texts.retry}
      </button>
    </p>
  )
}

function WayOn({ emptiness, language, onReset, onTomorrow, texts }: Props & { emptiness: Emptiness }) {
  const { kind, tomorrow } = emptiness
  const forms = { one: texts.seeTomorrow_one, other: texts.seeTomorrow_other }
  return (
    <div className="way-on" role="status">
      <p className="lead">{kind === 'too-late' ? texts.tooLate : texts.none}</p>
      <p className="actions">
        {tomorrow !== null && tomorrow > 0 && (
          <button className="button" onClick={onTomorrow} type="button">
            {counted(forms, tomorrow, language)}
          </button>
        )}
        <button className="button button-quiet" onClick={onReset} type="button">
          {texts.reset}
        </button>
      </p>
    </div>
  )
}
