import { useEffect, useState } from 'react'

import type { Remote } from '#domain/data/remote.ts'
import { lineIn } from '#studio/form/values.ts'
import { differencesIn } from '#studio/history/differences.ts'
import type { PastLine } from './past.ts'
import { type Difference, restore } from './restore.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  line: PastLine
  texts: StudioTexts
}

const longestValue = 300

/** Field by field what a document is and what it would be; what keeps it from going back. */
export function LineDifference({ line, texts }: Props) {
  const [remote, setRemote] = useState<Remote<Difference>>({ kind: 'loading' })
  const { restoring: words } = texts
  const { fields, kind, problems } = line
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
              {field}: {problem}. {texts.expected} {expected}
            </li>
          ))}
        </ul>
      )}
      {remote.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {remote.kind === 'failed' && <p role="alert">{words.differenceFailed}</p>}
      {remote.kind === 'ready' && (
        <dl>
          {differencesIn(fields, remote.value.now, remote.value.past).map(({ field, now, past }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {now !== undefined && <del>{short(lineIn(now))}</del>}{' '}
                <ins>{short(lineIn(past)) || texts.empty}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function short(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}
