import { useState } from 'react'

import {
  countDoubts,
  countPlans,
  type Doubt,
  doubts,
  hasLinks,
  type Plan,
  type PlannedLine,
  planKinds
} from './planned.ts'
import { problemWords } from '#studio/form/problem-words.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { useStore } from '#islands/ui/useStore.ts'
import type { Bulk, BulkState } from './bulk.store.ts'
import { waitingFile } from './files.store.ts'
import { documents } from '#studio/list/documents.store.ts'
import { waiting } from '#studio/shell/waiting.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { download } from './download.view.ts'
import { PlannedLines } from './PlannedLines.tsx'
import { DoneBox, PlanBox, WorkLine } from './PlanParts.tsx'

interface Props {
  bulk: Bulk
  /** Where the plan is of a file: its name, and what stands in it. */
  file?: { name: string; text: string } | null
  language: StudioLanguage
  texts: StudioTexts
}

/** A change of many documents: its preview, its progress and its result. */
export function BulkProgress({ bulk, file = null, language, texts }: Props) {
  const state = useStore(bulk.$bulk)
  switch (state.kind) {
    case 'failed':
    case 'reading':
    case 'writing':
      return <WorkLine {...{ state, texts }} />
    case 'planned':
      return (
        <Planned collection={state.collection} lines={state.lines} {...{ bulk, file, language, texts }} />
      )
    case 'written':
      return <Result state={state} {...{ bulk, language, texts }} />
    case 'idle':
    default:
      return null
  }
}

interface PlannedProps extends Props {
  collection: StudioCollection
  lines: readonly PlannedLine[]
}

function Planned({ bulk, collection, file = null, language, lines, texts }: PlannedProps) {
  const [isOver, setOver] = useState(false)
  const counts = countPlans(lines)
  const count = counts.change + counts.create + counts.delete + (isOver ? counts.newer : 0)
  const { bulk: words } = texts
  const forms =
    counts.delete > 0
      ? { one: words.delete_one, other: words.delete_other }
      : { one: words.apply_one, other: words.apply_other }
  const label = pluralText(forms, count, language)
  // Of chosen documents only what happens is worth a number; no file deletes anything.
  const kinds = planKinds.filter(kind => counts[kind] > 0 || (file !== null && kind !== 'delete'))
  const found = countDoubts(lines)
  return (
    <PlanBox<Doubt | Plan['kind']>
      counts={[
        ...kinds.map(kind => ({ count: counts[kind], kind, label: words.kinds[kind] })),
        ...doubts
          .filter(doubt => found[doubt] > 0)
          .map(kind => ({ count: found[kind], isPart: true, kind, label: words.doubts[kind] }))
      ]}
      newer={counts.newer}
      onApply={() => void bulk.apply(({ plan }) => isOver || plan.kind !== 'newer').then(() => follow(bulk))}
      onOver={setOver}
      tools={file !== null && <WaitingFile {...{ file, language, lines, texts }} />}
      total={{ count, label }}
      {...{ isOver, texts }}
    >
      {kind => (
        <>
          <Doubts {...{ language, lines, texts }} />
          <PlannedLines isNumbered={file !== null} {...{ collection, kind, language, lines, texts }} />
        </>
      )}
    </PlanBox>
  )
}

/** The list follows what was written: rows of deleted documents leave it at once. */
function follow(bulk: Bulk): void {
  const state = bulk.$bulk.get()
  if (state.kind !== 'written') return
  const gone = state.written.filter(({ revision }) => revision === null)
  documents.drop(
    state.collection,
    gone.map(({ id }) => id)
  )
  void documents.load(state.collection).then(waiting.again)
}

/** Counts the lines that deserve a second look before anything is written. */
function Doubts({
  language,
  lines,
  texts: { bulk: words }
}: Pick<PlannedProps, 'language' | 'lines' | 'texts'>) {
  const isLinked = hasLinks(lines)
  const { removing, withProblems } = countDoubts(lines)
  const problems = { one: words.withProblems_one, other: words.withProblems_other }
  const removals = { one: words.removing_one, other: words.removing_other }
  return (
    <>
      {isLinked !== null && <p>{isLinked ? words.linked : words.unlinked}</p>}
      {withProblems > 0 && <p>{pluralText(problems, withProblems, language)}</p>}
      {removing > 0 && <p>{pluralText(removals, removing, language)}</p>}
    </>
  )
}

interface WaitingProps extends Pick<Props, 'language' | 'texts'> {
  file: { name: string; text: string }
  lines: readonly PlannedLine[]
}

/** Saves the lines that wait, with why, as a file that can be mended and read again. */
function WaitingFile({ file, language, lines, texts: { bulk: words } }: WaitingProps) {
  const reasons = new Map(
    lines.flatMap(({ line, plan }): [number, string][] => {
      if (plan.kind === 'newer') return [[line, words.lineKinds.newer]]
      if (plan.kind !== 'blocked') return []
      const said = plan.problems.map(
        ({ field, problem }) => `${field}: ${problemWords(problem, language).text}`
      )
      return [[line, said.join('; ')]]
    })
  )
  if (reasons.size === 0) return null
  return (
    <button
      className="button button-quiet"
      // A spreadsheet in Spanish takes the comma for the decimals.
      onClick={() => download(waitingFile(file, reasons, language === 'es' ? ';' : ','))}
      type="button"
    >
      {pluralText({ one: words.waiting_one, other: words.waiting_other }, reasons.size, language)}
    </button>
  )
}

interface ResultProps extends Props {
  state: Extract<BulkState, { kind: 'written' }>
}

function Result({ bulk, language, state: { collection, isUndone, unwritten, written }, texts }: ResultProps) {
  const { bulk: words } = texts
  const areGone = written.some(({ revision }) => revision === null)
  const forms = areGone
    ? { one: words.deleted_one, other: words.deleted_other }
    : { one: words.done_one, other: words.done_other }
  const undo = () =>
    void bulk
      .undo()
      .then(() => documents.load(collection))
      .then(waiting.again)
  return (
    <DoneBox
      done={pluralText(forms, written.length, language)}
      onUndo={written.length > 0 ? undo : null}
      {...{ isUndone, language, texts, unwritten }}
    />
  )
}
