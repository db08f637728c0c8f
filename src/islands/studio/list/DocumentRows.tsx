import type { KeyboardEvent } from 'react'

import type { DocumentRow, StudioCollection } from '#domain/studio/studio-document.ts'
import { fragmentOf } from '#domain/studio/studio-place.ts'
import { languages, regionalTags } from '#domain/text/locale.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { StudioTexts } from '#texts.ts'

import type { StudioLanguage } from '#islands/studio/form/field-props.ts'
import { useWindowedRows } from './useWindowedRows.ts'

interface Props {
  collection: StudioCollection
  language: StudioLanguage
  rows: readonly DocumentRow[]
  texts: StudioTexts
}

/** The documents of a list, one per row; on a phone each is a card. */
export function DocumentRows({ collection, language, rows, texts }: Props) {
  const { from, height, place, to } = useWindowedRows(rows.length)
  const shown = rows.slice(from, to)
  const format = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'short', timeStyle: 'short' })
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
        <li aria-posinset={from + index + 1} aria-setsize={rows.length} key={row.id}>
          <a href={fragmentOf({ collection, id: row.id, isNew: false })} onKeyDown={moveBetweenRows}>
            <span className="studio-row-name">
              <strong>{row.title}</strong>
              <small>{[row.id, row.companyId].filter(Boolean).join(' · ')}</small>
            </span>
            <Languages row={row} texts={texts} />
            <span className="studio-state" data-state={row.problems > 0 ? 'problem' : row.state}>
              {texts.states[row.state]}
              {row.problems > 0 && ` · ${problemsText(row.problems, language, texts)}`}
            </span>
            <span className="studio-changed">
              {format.format(new Date(row.changedAt))}
              <small>
                {row.changedBy ? (row.changedBy.name ?? row.changedBy.uid) : texts.changedOutside}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function problemsText(count: number, language: StudioLanguage, texts: StudioTexts): string {
  return pluralText({ one: texts.problems_one, other: texts.problems_other }, count, language)
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

/** Arrows go from row to row; Enter opens, as it opens every link. */
function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const next = links[links.indexOf(event.currentTarget) + by]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
