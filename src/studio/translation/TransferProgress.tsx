import { useState } from 'react'

import { countTextPlans, type PlannedText, textPlanKinds } from './file-plan.ts'
import { readableText } from './word-difference.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { transfer, type TransferState } from './transfer.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { DoneBox, isShown, PlanBox, PlanLine, WorkLine } from '#studio/bulk/PlanParts.tsx'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { ProblemWords } from '#studio/form/ProblemWords.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** More lines would not be read; the counts above say how many there are. */
const maxLines = 200

/** An import of translations: its preview, its progress and its result. */
export function TransferProgress({ language, texts }: Props) {
  const state = useStore(transfer.$transfer)
  switch (state.kind) {
    case 'failed':
    case 'reading':
    case 'writing':
      return <WorkLine {...{ state, texts }} />
    case 'planned':
      return <Planned lines={state.lines} {...{ language, texts }} />
    case 'written':
      return <Written state={state} {...{ language, texts }} />
    case 'idle':
    default:
      return null
  }
}

function Planned({ language, lines, texts }: Props & { lines: readonly PlannedText[] }) {
  const [isOver, setOver] = useState(false)
  const { translation: words } = texts
  const counts = countTextPlans(lines)
  const count = counts.change + (isOver ? counts.newer : 0)
  return (
    <PlanBox
      counts={textPlanKinds.map(kind => ({ count: counts[kind], kind, label: words.plans[kind] }))}
      newer={counts.newer}
      onApply={() => void transfer.apply(isOver)}
      onOver={setOver}
      total={{
        count,
        label: pluralText({ one: words.apply_one, other: words.apply_other }, count, language)
      }}
      {...{ isOver, texts }}
    >
      {kind => <Lines {...{ kind, language, lines, texts }} />}
    </PlanBox>
  )
}

interface LinesProps extends Props {
  kind: PlannedText['plan']['kind'] | null
  lines: readonly PlannedText[]
}

function Lines({ kind, language, lines, texts }: LinesProps) {
  const sorted = lines
    .filter(({ plan }) => isShown(plan.kind, kind))
    .toSorted((one, other) => weight(one) - weight(other))
  return (
    <>
      <ol className="studio-lines">
        {sorted.slice(0, maxLines).map(line => (
          <Line key={line.line} {...{ language, line, texts }} />
        ))}
      </ol>
      {sorted.length > maxLines && <p>{interpolate(texts.bulk.more, { count: sorted.length - maxLines })}</p>}
    </>
  )
}

function Line({ language, line: { line, path, plan, title }, texts }: Props & { line: PlannedText }) {
  const { translation: words } = texts
  return (
    <PlanLine
      kind={plan.kind}
      label={words.linePlans[plan.kind]}
      line={line}
      texts={texts}
      title={`${title} · ${path}`}
    >
      {plan.kind === 'blocked' && (
        <p>
          {words.obstacles[plan.obstacle]}
          {plan.problem !== null && (
            <>
              {' '}
              <ProblemWords language={language} text={plan.problem} />
            </>
          )}
        </p>
      )}
      {(plan.kind === 'change' || plan.kind === 'newer') && (
        <p lang={plan.translation.language}>
          {plan.translation.before !== '' && <del>{readableText(plan.translation.before)}</del>}{' '}
          <ins>{readableText(plan.translation.text)}</ins>
        </p>
      )}
    </PlanLine>
  )
}

interface WrittenProps extends Props {
  state: Extract<TransferState, { kind: 'written' }>
}

function Written({ language, state: { isUndone, unwritten, written }, texts }: WrittenProps) {
  const { translation: words } = texts
  const count = written.reduce((sum, { translations }) => sum + translations.length, 0)
  return (
    <DoneBox
      done={pluralText({ one: words.written_one, other: words.written_other }, count, language)}
      onUndo={written.length > 0 && !isUndone ? () => void transfer.undo() : null}
      {...{ isUndone, language, texts, unwritten }}
    />
  )
}

function weight({ plan }: PlannedText): number {
  return plan.kind === 'blocked' ? 0 : plan.kind === 'newer' ? 1 : 2
}
