import { momentText, readableLines } from '#studio/form/readable.ts'
import type { StudioTexts } from '#studio/texts.ts'
import { WordDifference } from '#studio/translation/WordDifference.tsx'

import { type FieldDifference, lineDifference } from './differences.ts'
import { type FieldNames, nameOfPath } from './field-names.view.ts'

interface Props {
  /** A button beside each difference; without it they are only shown. */
  action?: { label: string; take: (difference: FieldDifference) => void }
  differences: readonly FieldDifference[]
  names: FieldNames
  texts: Pick<StudioTexts, 'empty'>
}

/** Field by field what went and what came: texts by their words, prices and weeks by their lines. */
export function FieldDifferences({ action, differences, names, texts }: Props) {
  return (
    <dl className="studio-differences">
      {differences.map(difference => (
        <div key={difference.field}>
          <dt>{nameOfPath(difference.field, names)}</dt>
          <dd>
            <Values {...difference} names={names} texts={texts} />
            {action && (
              <button
                aria-label={`${action.label}: ${nameOfPath(difference.field, names)}`}
                className="button button-quiet"
                onClick={() => action.take(difference)}
                type="button"
              >
                {action.label}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Values({ names, now, past, texts }: FieldDifference & Pick<Props, 'names' | 'texts'>) {
  const { language, ofPart } = names
  const isMoment = momentText(now, language) !== null
  if (typeof past === 'string' && typeof now === 'string' && !isMoment)
    return <WordDifference after={now} before={past} />
  const lines = lineDifference(readableLines(past, ofPart, language), readableLines(now, ofPart, language))
  const isGone = now === undefined || now === null
  return (
    <>
      {lines.gone.map(line => (
        <del key={line}>{line}</del>
      ))}
      {lines.new.map(line => (
        <ins key={line}>{line}</ins>
      ))}
      {isGone && <ins>{texts.empty}</ins>}
    </>
  )
}
