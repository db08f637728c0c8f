import type { PartnerResults as Found, ResultNames } from '#domain/partner/partner-results.ts'
import { resultDays, type ShownCounts, smallestGroup } from '#domain/partner/results.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'
import { readIn } from '#domain/text/text.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { partnerKit } from '#stores/partner/partner-kit.ts'
import { mayTryAgain, type PartnerKitTexts, refusalOf } from './kit-texts.ts'

interface Props {
  id: string
  language: Language
  texts: PartnerKitTexts
}

/** Results of the partnership: visits, plans and bookings begun, in groups too large to identify a person. */
export function PartnerResults({ id, language, texts }: Props) {
  const results = useStore(partnerKit.$results)
  return (
    <section aria-labelledby="resultados">
      <h2 id="resultados">{texts.results.title}</h2>
      <p>{interpolate(texts.results.lead, { days: String(resultDays), group: String(smallestGroup) })}</p>
      {results.kind === 'failed' && (
        <RetryPanel
          onRetry={() => void partnerKit.readResults()}
          retry={texts.retry}
          text={mayTryAgain(results.code) ? texts.results.failed : refusalOf(results.code, texts)}
        />
      )}
      {(results.kind === 'idle' || results.kind === 'loading') && (
        <p role="status">{texts.results.loading}</p>
      )}
      {results.kind === 'ready' && <Figures found={results.value} {...{ id, language, texts }} />}
    </section>
  )
}

function Figures({ found, id, language, texts: { results: texts } }: Props & { found: Found }) {
  const dayName = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'medium', timeZone: 'UTC' })
  const [from, until] = [found.from, found.until].map(day => dayName.format(new Date(day)))
  const period = interpolate(texts.period, { from: from ?? '', until: until ?? '' })
  if (found.whole.visits === null)
    return (
      <div className="empty">
        <p>{interpolate(texts.empty, { group: String(smallestGroup) })}</p>
        <p>{found.wasOpenedLastWeek ? texts.opened : texts.notOpened}</p>
        <p className="kit-hint">{period}</p>
      </div>
    )
  const names: ResultNames = {
    ...texts.columns,
    nameOf: name => readIn(language, name).text,
    otherDays: texts.otherDays,
    otherSpots: texts.otherSpots
  }
  const group = String(smallestGroup)
  const few = interpolate(texts.few, { group })
  const table = { few, language, names: texts.columns }
  const rest = (name: string, counts: ShownCounts) => (counts.visits === null ? [] : [{ ...counts, name }])
  return (
    <>
      <p className="kit-hint">{period}</p>
      <ResultsTable {...table} caption={texts.whole} first={null} rows={[{ ...found.whole, name: '' }]} />
      <ResultsTable
        {...table}
        caption={texts.bySpot}
        first={texts.columns.place}
        rows={found.spots.length === 0 ? [] : [...found.spots, ...rest(texts.otherSpots, found.otherSpots)]}
      />
      <ResultsTable
        {...table}
        caption={texts.byExperience}
        first={texts.columns.experience}
        rows={found.experiences.map(row => ({ ...row, name: names.nameOf(row.name) }))}
      />
      <ResultsTable
        {...table}
        caption={texts.byDay}
        first={texts.columns.day}
        rows={[
          ...found.days.map(row => ({ ...row, name: dayName.format(new Date(row.id)) })),
          ...rest(texts.otherDays, found.otherDays)
        ]}
      />
      <p className="kit-hint">{interpolate(texts.fewNote, { few, group })}</p>
      <p>
        <button
          className="button button-quiet"
          onClick={() => partnerKit.saveResults(`${id}-${found.until}.csv`, names, separatorOf(language))}
          type="button"
        >
          {texts.save}
        </button>
      </p>
    </>
  )
}

/** As spreadsheets of the language read it. */
function separatorOf(language: Language): ',' | ';' {
  return language === 'en' ? ',' : ';'
}

interface ResultsTableProps {
  caption: string
  /** Text in place of a group that is too small. */
  few: string
  /** Heading of the first column; null for a single row without a name. */
  first: string | null
  language: Language
  names: PartnerKitTexts['results']['columns']
  rows: (ShownCounts & { name: string })[]
}

/** Counts of some groups. A table without rows is not there. */
function ResultsTable({ caption, few, first, language, names, rows }: ResultsTableProps) {
  const number = new Intl.NumberFormat(regionalTags[language])
  if (rows.length === 0) return null
  return (
    <table className="kit-results">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {first !== null && <th scope="col">{first}</th>}
          <th scope="col">{names.visits}</th>
          <th scope="col">{names.plans}</th>
          <th scope="col">{names.bookings}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bookings, name, plans, visits }) => (
          <tr key={name}>
            {first !== null && <th scope="row">{name}</th>}
            {[visits, plans, bookings].map((count, column) => (
              <td key={column}>{count === null ? few : number.format(count)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
