import { type ReactNode, useState } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { FailedLine } from './bulk-state.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

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

interface PlanProps<Kind extends string> {
  /** The lines of a kind; without one all that are worth reading. */
  children: (kind: Kind | null) => ReactNode
  /** Lines of a part are counted in another kind, too. */
  counts: readonly { count: number; isPart?: boolean; kind: Kind; label: string }[]
  isOver: boolean
  /** How many were changed by others meanwhile: they are written over only when that is ticked. */
  newer: number
  onApply: () => void
  onOver: (isOver: boolean) => void
  texts: StudioTexts
  /** Further actions for the plan. */
  tools?: ReactNode
  /** Label of the button, with the number of documents. */
  total: { count: number; label: string }
}

/** Preview of a change of many documents: numbers, the button that carries it out, and one line per document. */
export function PlanBox<Kind extends string>(props: PlanProps<Kind>) {
  const { children, counts, isOver, newer, onApply, onOver, texts, tools, total } = props
  const [shown, setShown] = useState<Kind | null>(null)
  const all = counts.reduce((sum, { count, isPart }) => sum + (isPart ? 0 : count), 0)
  return (
    <div className="studio-plan">
      {counts.length > 1 && (
        <div aria-label={texts.bulk.shownLines} className="studio-counts" role="group">
          {[{ count: all, kind: null, label: texts.bulk.allLines }, ...counts].map(
            ({ count, kind, label }) => (
              <button
                aria-pressed={shown === kind}
                disabled={count === 0}
                key={label}
                onClick={() => setShown(kind)}
                type="button"
              >
                <b>{count}</b> {label}
              </button>
            )
          )}
        </div>
      )}
      {newer > 0 && (
        <label className="studio-tick">
          <input checked={isOver} onChange={() => onOver(!isOver)} type="checkbox" />
          {texts.bulk.overNewer}
        </label>
      )}
      <div className="studio-plan-tools">
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
        {tools}
      </div>
      {children(shown)}
    </div>
  )
}

/** Whether a line is shown: what stays as it is only when it is asked for. */
export function isShown<Kind extends string>(kind: Kind, asked: Kind | null): boolean {
  return asked === null ? kind !== 'same' : kind === asked
}

interface LineProps {
  children: ReactNode
  kind: string
  label: string
  /** Its number in a file; null where documents were chosen. */
  line: number | null
  texts: StudioTexts
  title: string
}

/** A line: which one, what happens to it, and to which document. */
export function PlanLine({ children, kind, label, line, texts, title }: LineProps) {
  return (
    <li className="studio-plan-line" data-kind={kind}>
      <p>
        {line !== null && <small>{interpolate(texts.bulk.line, { number: line })}</small>} <b>{label}</b>{' '}
        <strong>{title}</strong>
      </p>
      {children}
    </li>
  )
}

interface DoneProps {
  /** Text about the written documents. */
  done: string
  isUndone: boolean
  language: StudioLanguage
  onUndo: (() => void) | null
  texts: StudioTexts
  unwritten: readonly FailedLine[]
}

/** Result of a change of many documents: the written ones, the skipped ones with the reason, and undo. */
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
