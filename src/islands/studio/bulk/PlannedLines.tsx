import type { PlannedLine } from '#domain/studio/bulk/planned.ts'
import { fieldsOf } from '#domain/studio/patch.ts'
import { lineIn } from '#domain/studio/form/values.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioTexts } from '#texts.ts'

import type { StudioLanguage } from '#islands/studio/form/field-props.ts'
import { ProblemWords } from '#islands/studio/form/ProblemWords.tsx'

import { PlanLines } from './PlanLines.tsx'

interface Props {
  language: StudioLanguage
  lines: readonly PlannedLine[]
  texts: StudioTexts
}

const longestValue = 120

/** Documents line by line. */
export function PlannedLines({ language, lines, texts }: Props) {
  return (
    <PlanLines lines={lines} texts={texts}>
      {line => (
        <>
          <p>
            <small>{interpolate(texts.bulk.line, { number: line.line })}</small>{' '}
            <strong>{line.title || line.id}</strong> · {texts.bulk.kinds[line.plan.kind]}
          </p>
          <Detail {...{ language, line, texts }} />
        </>
      )}
    </PlanLines>
  )
}

interface DetailProps extends Pick<Props, 'language' | 'texts'> {
  line: PlannedLine
}

function Detail({ language, line: { before, plan }, texts }: DetailProps) {
  if (plan.kind === 'same') return null
  if (plan.kind === 'blocked')
    return (
      <ul>
        {plan.problems.map(({ expected, field, problem, value }) => (
          <li key={`${field} ${problem}`}>
            {field}: <ProblemWords language={language} text={problem} />
            {value !== '' && ` (${value})`}. {texts.expected}{' '}
            <ProblemWords language={language} text={expected} />
          </li>
        ))}
      </ul>
    )
  return (
    <dl>
      {fieldsOf(plan.patch).map(name => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {name in before && <del>{short(lineIn(before[name]))}</del>}{' '}
            <ins>{short(lineIn(plan.patch.changed[name])) || texts.empty}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function short(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}
