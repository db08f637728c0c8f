import { momentFormat } from '#studio/shell/moment-format.view.ts'
import type { KeyboardEvent, MouseEvent } from 'react'

import type {
  DocumentRow,
  RowProblem,
  RowStart,
  StudioCollection,
  UnpublishedChanges
} from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { languages } from '#domain/text/locale.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { startDay } from '#domain/time/day-words.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { problemWords } from '#studio/form/problem-words.ts'
import { rowPlanText } from '#studio/plans/row-plan-text.view.ts'
import { documents } from './documents.store.ts'
import { nameOfProvince } from './row-choices.view.ts'
import type { Selection } from './useSelection.ts'
import { useWindowedRows } from './useWindowedRows.ts'

/** Columns of a list beside the name. */
const rowColumns = ['provinces', 'next', 'languages', 'state', 'changed'] as const
type RowColumn = (typeof rowColumns)[number]

const columnClasses = {
  changed: 'studio-changed',
  languages: 'studio-marks',
  next: 'studio-next',
  provinces: 'studio-provinces',
  state: 'studio-state'
} as const satisfies Record<RowColumn, string>

interface Props {
  collection: StudioCollection
  language: StudioLanguage
  rows: readonly DocumentRow[]
  selection: Selection
  texts: StudioTexts
}

/** The documents of a list, one per row; on a phone each is a card. Only those in view are drawn. */
export function DocumentRows({ rows, ...props }: Props) {
  const { from, height, place, to } = useWindowedRows<HTMLUListElement>(rows.length)
  const shown = rows.slice(from, to)
  return (
    <ul
      className="studio-rows"
      ref={place}
      style={{
        paddingBottom: Math.max(0, rows.length - to) * height,
        paddingTop: Math.min(from, rows.length) * height
      }}
    >
      {shown.map((row, index) => (
        <Row count={rows.length} key={row.id} position={from + index + 1} row={row} {...props} />
      ))}
    </ul>
  )
}

interface RowProps extends Omit<Props, 'rows'> {
  count: number
  position: number
  row: DocumentRow
}

function Row({ collection, count, language, position, row, selection, texts }: RowProps) {
  const isSelected = selection.selected.has(row.id)
  return (
    <li aria-posinset={position} aria-setsize={count} data-selected={isSelected || undefined}>
      <label className="studio-choose">
        <input
          aria-label={interpolate(texts.select.one, { name: row.title })}
          checked={isSelected}
          onChange={() => undefined}
          onClick={(event: MouseEvent) => selection.toggle(row.id, event.shiftKey)}
          type="checkbox"
        />
      </label>
      <a
        href={fragmentOf({ collection, id: row.id, isNew: false })}
        onKeyDown={event => moveBetweenRows(event, row.id, selection)}
      >
        {collection === 'experiencias' && <Poster row={row} />}
        <span className="studio-row-name">
          <strong>{row.title}</strong>
          <small>{row.companyId === null ? row.id : nameOfCompany(row.companyId)}</small>
        </span>
        {columnsOf(collection).map(column => (
          <Cell key={column} {...{ column, language, row, texts }} />
        ))}
      </a>
    </li>
  )
}

/** Experiences alone begin at a time. */
function columnsOf(collection: StudioCollection): readonly RowColumn[] {
  return rowColumns.filter(column => column !== 'next' || collection === 'experiencias')
}

/** Names of the columns, above them; on a phone rows are cards, and have none. */
export function ColumnNames({ collection, texts }: Pick<Props, 'collection' | 'texts'>) {
  return columnsOf(collection).map(column => (
    <span className={`studio-column ${columnClasses[column]}`} key={column}>
      {texts.columns[column]}
    </span>
  ))
}

/** As the cards of the site show it; its address changes with the document, since browsers keep what they have. */
function Poster({ row: { changedAt, slug } }: Pick<RowProps, 'row'>) {
  if (slug === null) return <span className="studio-poster" />
  const address = `/carteles/wide/${slug}.svg?${Date.parse(changedAt)}`
  return <img alt="" className="studio-poster" height={42} loading="lazy" src={address} width={56} />
}

function nameOfCompany(id: string): string {
  return documents.nameOf('empresas', id) ?? id
}

function Cell({
  column,
  language,
  row,
  texts
}: Pick<RowProps, 'language' | 'row' | 'texts'> & { column: RowColumn }) {
  if (column === 'languages') return <Languages row={row} texts={texts} />
  if (column === 'provinces')
    return (
      <span className="studio-provinces">
        {row.provinces.map(code => nameOfProvince(code, texts)).join(', ')}
      </span>
    )
  if (column === 'next')
    return <span className="studio-next">{row.nextStart && startText(row.nextStart, language, texts)}</span>
  if (column === 'state')
    return (
      <span className="studio-state" data-state={row.problems > 0 ? 'problem' : row.state}>
        {texts.states[row.state]}
        {row.problems > 0 &&
          ` · ${pluralText({ one: texts.problems_one, other: texts.problems_other }, row.problems, language)}`}
        {row.firstProblem && <small>{problemText(row.firstProblem, language)}</small>}
        {row.plans?.map(plan => (
          <small key={plan.action}>{rowPlanText(plan, language, texts)}</small>
        ))}
        {row.unpublished && <small>{unpublishedText(row.unpublished, texts)}</small>}
      </span>
    )
  const format = momentFormat(language, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <span className="studio-changed">
      {format.format(new Date(row.changedAt))}
      <small>{row.changedBy ? (row.changedBy.name ?? row.changedBy.uid) : texts.changedOutside}</small>
    </span>
  )
}

/** «Precios: no es un número»; how many more there are stands above it. */
function problemText({ label, problem }: RowProblem, language: StudioLanguage): string {
  return `${label[language]}: ${problemWords(problem, language).text}`
}

/** «hoy 12:30», by the calendar of Andalusia. */
function startText({ day, hours }: RowStart, language: StudioLanguage, { days }: StudioTexts): string {
  const today = dayInAndalusia(new Date().toISOString())
  const near = { [today]: days.today, [addDays(today, 1)]: days.tomorrow }
  return `${near[day] ?? startDay(language, day, today)} ${hours}`
}

/** One's own first, then those of others by name. */
function unpublishedText(changes: readonly UnpublishedChanges[], { unpublished }: StudioTexts): string {
  const names = changes.flatMap(({ author, isOwn }) => (isOwn ? [] : [author.name ?? author.uid]))
  return [
    ...(changes.some(({ isOwn }) => isOwn) ? [unpublished.own] : []),
    ...(names.length > 0 ? [interpolate(unpublished.others, { names: names.join(', ') })] : [])
  ].join(', ')
}

function Languages({
  row: { missingLanguages: missing },
  texts
}: Pick<Props, 'texts'> & { row: DocumentRow }) {
  const named = missing.map(language => texts.languages[language])
  return (
    <span
      aria-label={named.length === 0 ? texts.allLanguages : `${texts.missingIn} ${named.join(', ')}`}
      className="studio-marks"
      role="img"
    >
      {languages.map(language => (
        <i aria-hidden="true" data-missing={missing.includes(language) || undefined} key={language}>
          {language.toUpperCase()}
        </i>
      ))}
    </span>
  )
}

/** Arrows go from row to row, with shift they choose them; space chooses, Escape leaves the selection, Enter opens, as it opens every link. */
function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>, id: string, selection: Selection): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (event.key === ' ') selection.toggle(id, event.shiftKey)
  else if (event.key === 'Escape') selection.clear()
  else if (by === 0) return
  event.preventDefault()
  if (by === 0) return
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  links[links.indexOf(event.currentTarget) + by]?.focus()
  if (event.shiftKey) selection.extend(id, by)
}
