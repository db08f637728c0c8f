import type { KeyboardEvent } from 'react'

import type { StudioCollection } from '#studio/document/studio-document.ts'
import type { TranslationRow } from './matrix.ts'
import { openIn } from './translated-text.ts'
import { fragmentOfTranslation } from './translation-place.ts'
import type { Language } from '#domain/text/locale.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useWindowedRows } from '#studio/list/useWindowedRows.ts'
import { LanguageHead } from './CollectionTotals.tsx'
import { countsText, openNumber } from './counts-text.view.ts'

interface Props {
  codes: readonly Language[]
  collection: StudioCollection
  language: StudioLanguage
  rows: readonly TranslationRow[]
  texts: StudioTexts
}

/** The documents by language: each cell leads to the texts. Only the rows in view are drawn; arrows go from cell to cell. */
export function MatrixRows({ rows, ...props }: Props) {
  const { from, height, place, to } = useWindowedRows<HTMLTableSectionElement>(
    rows.length,
    'tr[aria-rowindex]'
  )
  const shown = rows.slice(from, to)
  const columns = props.codes.length + 1
  return (
    <table
      aria-labelledby="studio-matrix"
      aria-rowcount={rows.length + 1}
      className="studio-matrix studio-matrix-documents"
    >
      <thead>
        <LanguageHead codes={props.codes} first={props.texts.translation.document} texts={props.texts} />
      </thead>
      <tbody ref={place}>
        <Spacer columns={columns} height={Math.min(from, rows.length) * height} />
        {shown.map((row, index) => (
          <Row index={from + index + 2} key={row.id} row={row} {...props} />
        ))}
        <Spacer columns={columns} height={Math.max(0, rows.length - to) * height} />
      </tbody>
    </table>
  )
}

/** The room of the rows that are not drawn. */
function Spacer({ columns, height }: { columns: number; height: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden="true" style={{ height }}>
      <th colSpan={columns}>{null}</th>
    </tr>
  )
}

interface RowProps extends Omit<Props, 'rows'> {
  index: number
  row: TranslationRow
}

function Row({ index, row, ...props }: RowProps) {
  return (
    <tr aria-rowindex={index}>
      <th scope="row">
        <span>{row.title}</span>
        {row.state !== 'published' && <small>{props.texts.states[row.state]}</small>}
      </th>
      {props.codes.map(code => (
        <Cell code={code} key={code} row={row} {...props} />
      ))}
    </tr>
  )
}

function Cell({
  code,
  codes,
  collection,
  language,
  row,
  texts
}: Omit<RowProps, 'index'> & { code: Language }) {
  const counts = row.counts[code]
  const state =
    counts.missing > 0 ? 'missing' : counts.changed > 0 ? 'changed' : counts.machine > 0 ? 'machine' : 'done'
  return (
    <td>
      <a
        aria-label={`${row.title}, ${texts.languages[code]}: ${countsText(counts, language, texts)}`}
        data-state={state}
        href={fragmentOfTranslation({
          collection,
          document: { id: row.id, language: code, path: null }
        })}
        onKeyDown={event => moveBetweenCells(event, codes.length)}
      >
        {openIn(counts) === 0 ? '✓' : openNumber(counts, language)}
      </a>
    </td>
  )
}

const moves: Readonly<Record<string, [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0]
}

function moveBetweenCells(event: KeyboardEvent<HTMLAnchorElement>, columns: number): void {
  const move = moves[event.key]
  if (move === undefined) return
  event.preventDefault()
  const [down, right] = move
  const cells = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('td a') ?? [])]
  cells[cells.indexOf(event.currentTarget) + down * columns + right]?.focus()
}
