import { useEffect, useState } from 'react'

import type { Remote } from '#domain/data/remote.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { differencesIn } from '#studio/history/differences.ts'
import { nameOfPath } from '#studio/history/field-names.view.ts'
import { FieldDifferences } from '#studio/history/FieldDifferences.tsx'
import { useFieldNames } from '#studio/history/useFieldNames.ts'
import type { PastLine } from './past.ts'
import { type Difference, restore } from './restore.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  language: StudioLanguage
  line: PastLine
  texts: StudioTexts
}

/** Field by field what a document is and what it would be; what keeps it from going back. */
export function LineDifference({ language, line, texts }: Props) {
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
