import { useEffect, useState } from 'react'
import { countPast, pastKinds, type PastLine } from './past.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioTexts } from '#studio/texts.ts'
import type { Remote } from '#domain/data/remote.ts'
import { differencesIn } from '#studio/history/differences.ts'
import { nameOfPath } from '#studio/history/field-names.view.ts'
import { FieldDifferences } from '#studio/history/FieldDifferences.tsx'
import { useFieldNames } from '#studio/history/useFieldNames.ts'
import { type Difference, restore } from './restore.store.ts'

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

interface LineDifferenceProps {
  language: StudioLanguage
  line: PastLine
  texts: StudioTexts
}

/** Field by field what a document is and what it would be; what keeps it from going back. */
function LineDifference({ language, line, texts }: LineDifferenceProps) {
  const [remote, setRemote] = useState<Remote<Difference>>({ kind: 'loading' })
  const { restoring: words } = texts
  const { fields, kind, place, problems } = line
  const names = useFieldNames(place.collection, language, texts)
  useEffect(() => {
    let isShown = true
    void restore.difference(line).then(found => isShown && setRemote(found))
    return () => void (isShown = false)
  }, [line])
  return (
    <>
      <p className="studio-help">{words.explained[kind]}</p>
      {problems.length > 0 && (
        <ul lang="es">
          {problems.map(({ expected, field, problem }) => (
            <li key={`${field} ${problem}`}>
              {nameOfPath(field, names)}: {problem}. {texts.expected} {expected}
            </li>
          ))}
        </ul>
      )}
      {remote.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {remote.kind === 'failed' && <p role="alert">{words.differenceFailed}</p>}
      {remote.kind === 'ready' && (
        <FieldDifferences
          differences={differencesIn(fields, remote.value.past, remote.value.now)}
          {...{ names, texts }}
        />
      )}
    </>
  )
}
