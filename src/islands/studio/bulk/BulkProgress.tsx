import { useState } from 'react'

import { countPlans, type PlannedLine, planKinds } from '#domain/studio/bulk/planned.ts'
import type { StudioCollection } from '#domain/studio/studio-document.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { bulk, type BulkState } from '#stores/studio/bulk/bulk.ts'
import { documents } from '#stores/studio/documents.ts'
import type { StudioTexts } from '#texts.ts'

import type { StudioLanguage } from '#islands/studio/form/field-props.ts'
import { PlannedLines } from './PlannedLines.tsx'
import { DoneBox, PlanBox, WorkLine } from './PlanParts.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** What a change of many documents would do, does and did. */
export function BulkProgress({ language, texts }: Props) {
  const state = useStore(bulk.$bulk)
  switch (state.kind) {
    case 'failed':
    case 'reading':
    case 'writing':
      return <WorkLine {...{ state, texts }} />
    case 'planned':
      return <Planned collection={state.collection} lines={state.lines} {...{ language, texts }} />
    case 'written':
      return <Result state={state} {...{ language, texts }} />
    case 'idle':
    default:
      return null
  }
}

interface PlannedProps extends Props {
  collection: StudioCollection
  lines: readonly PlannedLine[]
}

function Planned({ collection, language, lines, texts }: PlannedProps) {
  const [isOver, setOver] = useState(false)
  const counts = countPlans(lines)
  const count = counts.change + counts.create + (isOver ? counts.newer : 0)
  const label = pluralText({ one: texts.bulk.apply_one, other: texts.bulk.apply_other }, count, language)
  return (
    <PlanBox
      counts={planKinds.map(kind => ({ count: counts[kind], kind, label: texts.bulk.kinds[kind] }))}
      newer={counts.newer}
      onApply={() => void bulk.apply(({ plan }) => isOver || plan.kind !== 'newer')}
      onOver={setOver}
      total={{ count, label }}
      {...{ isOver, texts }}
    >
      {kind => <PlannedLines {...{ collection, kind, language, lines, texts }} />}
    </PlanBox>
  )
}

interface ResultProps extends Props {
  state: Extract<BulkState, { kind: 'written' }>
}

function Result({ language, state: { collection, isUndone, unwritten, written }, texts }: ResultProps) {
  const undo = () => void bulk.undo().then(() => documents.load(collection))
  return (
    <DoneBox
      done={pluralText({ one: texts.bulk.done_one, other: texts.bulk.done_other }, written.length, language)}
      onUndo={written.length > 0 ? undo : null}
      {...{ isUndone, language, texts, unwritten }}
    />
  )
}
