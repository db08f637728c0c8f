import type { ReactNode } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { StudioLanguage } from '#islands/studio/form/field-props.ts'
import type { Unwritten } from '#stores/studio/bulk/bulk-state.ts'
import type { StudioTexts } from '#texts.ts'

interface WorkProps {
  state:
    | { kind: 'reading'; done: number }
    | { kind: 'writing'; done: number; total: number }
    | { kind: 'failed' }
  texts: StudioTexts
}

/** How far a change of many documents is. */
export function WorkLine({ state, texts: { bulk } }: WorkProps) {
  if (state.kind === 'failed') return <p role="alert">{bulk.readFailed}</p>
  return (
    <p role="status">
      {state.kind === 'reading'
        ? interpolate(bulk.reading, { count: state.done })
        : interpolate(bulk.writing, { count: state.done, total: state.total })}
    </p>
  )
}

interface PlanProps {
  /** The lines. */
  children: ReactNode
  counts: readonly { count: number; label: string }[]
  isOver: boolean
  /** How many were changed by others meanwhile: they are written over only when that is ticked. */
  newer: number
  onApply: () => void
  onOver: (isOver: boolean) => void
  texts: StudioTexts
  /** What the button does to how many. */
  total: { count: number; label: string }
}

/** What a change of many documents would do: counted, with the button that does it, and line by line. */
export function PlanBox({ children, counts, isOver, newer, onApply, onOver, texts, total }: PlanProps) {
  return (
    <div className="studio-plan">
      <dl className="studio-counts">
        {counts.map(({ count, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {newer > 0 && (
        <label className="studio-tick">
          <input checked={isOver} onChange={() => onOver(!isOver)} type="checkbox" />
          {texts.bulk.overNewer}
        </label>
      )}
      <button
        aria-disabled={total.count === 0}
        className="button"
        onClick={() => {
          if (total.count > 0) onApply()
        }}
        type="button"
      >
        {total.label}
      </button>
      {children}
    </div>
  )
}

interface DoneProps {
  /** What was written. */
  done: string
  isUndone: boolean
  language: StudioLanguage
  onUndo: (() => void) | null
  texts: StudioTexts
  unwritten: readonly Unwritten[]
}

/** What a change of many documents did, what it left and why, and the way back. */
export function DoneBox({ done, isUndone, language, onUndo, texts: { bulk }, unwritten }: DoneProps) {
  return (
    <div className="studio-plan">
      <p role="status">{isUndone ? bulk.undone : done}</p>
      {unwritten.length > 0 && (
        <>
          <p role="alert">
            {pluralText({ one: bulk.left_one, other: bulk.left_other }, unwritten.length, language)}
          </p>
          <ul>
            {unwritten.map(({ id, reason, title }) => (
              <li key={id}>
                {title}: {bulk.reasons[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
      {onUndo !== null && (
        <button className="button button-quiet" onClick={onUndo} type="button">
          {bulk.undo}
        </button>
      )}
    </div>
  )
}
