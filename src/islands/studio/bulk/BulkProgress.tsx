import { countPlans, type PlannedLine, planKinds } from '#domain/studio/bulk/planned.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { bulk, type BulkState } from '#stores/studio/bulk/bulk.ts'
import { documents } from '#stores/studio/documents.ts'
import type { StudioTexts } from '#texts.ts'

import type { StudioLanguage } from '#islands/studio/form/field-props.ts'
import { PlannedLines } from './PlannedLines.tsx'
import { PlanSummary } from './PlanSummary.tsx'
import { Progress } from './Progress.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** What a change of many documents would do, does and did. */
export function BulkProgress({ language, texts }: Props) {
  const state = useStore(bulk.$bulk)
  if (state.kind === 'planned') return <Planned lines={state.lines} {...{ language, texts }} />
  if (state.kind === 'written') return <Result state={state} {...{ language, texts }} />
  return <Progress state={state} texts={texts} />
}

function Planned({ language, lines, texts }: Props & { lines: readonly PlannedLine[] }) {
  const counts = countPlans(lines)
  const { apply_one: one, apply_other: other, kinds } = texts.bulk
  return (
    <div className="studio-plan">
      <PlanSummary
        applyLabel={total => pluralText({ one, other }, total, language)}
        kinds={planKinds}
        names={kinds}
        onApply={isOver => void bulk.apply(({ plan }) => isOver || plan.kind !== 'newer')}
        total={counts.change + counts.create}
        {...{ counts, texts }}
      />
      <PlannedLines lines={lines} {...{ language, texts }} />
    </div>
  )
}

interface ResultProps extends Props {
  state: Extract<BulkState, { kind: 'written' }>
}

function Result({ language, state: { collection, isUndone, unwritten, written }, texts }: ResultProps) {
  return (
    <div className="studio-plan">
      <p role="status">
        {isUndone
          ? texts.bulk.undone
          : pluralText({ one: texts.bulk.done_one, other: texts.bulk.done_other }, written.length, language)}
      </p>
      {unwritten.length > 0 && (
        <>
          <p role="alert">
            {pluralText(
              { one: texts.bulk.left_one, other: texts.bulk.left_other },
              unwritten.length,
              language
            )}
          </p>
          <ul>
            {unwritten.map(({ id, reason, title }) => (
              <li key={id}>
                {title}: {texts.bulk.reasons[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
      {written.length > 0 && (
        <button
          className="button button-quiet"
          onClick={() => void bulk.undo().then(() => documents.load(collection))}
          type="button"
        >
          {texts.bulk.undo}
        </button>
      )}
    </div>
  )
}
