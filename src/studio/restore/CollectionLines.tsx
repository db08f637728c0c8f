import { useState } from 'react'

import { countPast, type PastLine, pastKinds } from './past.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { LineDifference } from './LineDifference.tsx'

interface Props {
  collection: StudioCollection
  language: StudioLanguage
  lines: readonly PastLine[]
  texts: StudioTexts
}

/** So many are drawn at once. */
const linesPerPage = 50

/** The documents of a collection that are others than they were; each opens to what is another in it. */
export function CollectionLines({ collection, language, lines, texts }: Props) {
  const [shown, setShown] = useState(linesPerPage)
  const { restoring: words } = texts
  if (lines.length === 0) return null
  const counts = countPast(lines)
  const parts = pastKinds.flatMap(kind =>
    counts[kind] === 0 ? [] : [`${counts[kind]} ${words.short[kind]}`]
  )
  const more = Math.min(linesPerPage, lines.length - shown)
  return (
    <details className="studio-restore-group">
      <summary>
        <strong>{texts.collections[collection]}</strong> · {parts.join(', ')}
      </summary>
      <ol className="studio-lines">
        {lines.slice(0, shown).map(line => (
          <Line key={line.place.id} {...{ language, line, texts }} />
        ))}
      </ol>
      {more > 0 && (
        <button className="button button-quiet" onClick={() => setShown(shown + linesPerPage)} type="button">
          {interpolate(words.more, { count: more })}
        </button>
      )}
    </details>
  )
}

function Line({ language, line, texts }: Pick<Props, 'language' | 'texts'> & { line: PastLine }) {
  const [isOpen, setOpen] = useState(false)
  const { kind, place, revision, title } = line
  return (
    <li data-kind={kind}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{title}</strong> · {place.id} · {texts.restoring.short[kind]}
        </summary>
        {isOpen && <LineDifference {...{ language, line, texts }} />}
        {revision !== null && <a href={fragmentOf({ ...place, isNew: false })}>{texts.restoring.open}</a>}
      </details>
    </li>
  )
}
