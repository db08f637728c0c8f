import { countTextPlans, type PlannedText, textPlanKinds } from '#domain/studio/translation/file-plan.ts'
import { readableText } from '#domain/studio/translation/word-difference.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { transfer, type TransferState } from '#stores/studio/translation/transfer.ts'
import type { StudioTexts } from '#texts.ts'

import { PlanLines } from '#islands/studio/bulk/PlanLines.tsx'
import { PlanSummary } from '#islands/studio/bulk/PlanSummary.tsx'
import { Progress } from '#islands/studio/bulk/Progress.tsx'
import type { StudioLanguage } from '#islands/studio/form/field-props.ts'
import { ProblemWords } from '#islands/studio/form/ProblemWords.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** What a file with translations would do, does and did. */
export function TransferProgress({ language, texts }: Props) {
  const state = useStore(transfer.$transfer)
  if (state.kind === 'planned') return <Planned lines={state.lines} {...{ language, texts }} />
  if (state.kind === 'written') return <Written state={state} {...{ language, texts }} />
  return <Progress state={state} texts={texts} />
}

function Planned({ language, lines, texts }: Props & { lines: readonly PlannedText[] }) {
  const { apply_one: one, apply_other: other, plans } = texts.translation
  const counts = countTextPlans(lines)
  return (
    <div className="studio-plan">
      <PlanSummary
        applyLabel={total => pluralText({ one, other }, total, language)}
        kinds={textPlanKinds}
        names={plans}
        onApply={isOver => void transfer.apply(isOver)}
        total={counts.change}
        {...{ counts, texts }}
      />
      <PlanLines lines={lines} texts={texts}>
        {line => <Line {...{ language, line, texts }} />}
      </PlanLines>
    </div>
  )
}

function Line({ language, line: { line, path, plan, title }, texts }: Props & { line: PlannedText }) {
  const { translation: words } = texts
  return (
    <>
      <p>
        <small>{interpolate(texts.bulk.line, { number: line })}</small> <strong>{title}</strong> · {path} ·{' '}
        {words.plans[plan.kind]}
      </p>
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
    </>
  )
}

interface WrittenProps extends Props {
  state: Extract<TransferState, { kind: 'written' }>
}

function Written({ language, state: { isUndone, unwritten, written }, texts }: WrittenProps) {
  const { translation: words } = texts
  const count = written.reduce((sum, { translations }) => sum + translations.length, 0)
  return (
    <div className="studio-plan">
      <p role="status">
        {isUndone
          ? texts.bulk.undone
          : pluralText({ one: words.written_one, other: words.written_other }, count, language)}
      </p>
      {unwritten.length > 0 && (
        <ul role="alert">
          {unwritten.map(({ id, reason, title }) => (
            <li key={id}>
              {title}: {texts.bulk.reasons[reason]}
            </li>
          ))}
        </ul>
      )}
      {written.length > 0 && !isUndone && (
        <button className="button button-quiet" onClick={() => void transfer.undo()} type="button">
          {texts.bulk.undo}
        </button>
      )}
    </div>
  )
}
