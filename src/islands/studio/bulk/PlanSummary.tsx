import { useState } from 'react'

import type { StudioTexts } from '#texts.ts'

interface Props<Kind extends string> {
  applyLabel: (total: number) => string
  counts: Readonly<Record<Kind | 'newer', number>>
  kinds: readonly Kind[]
  names: Readonly<Record<Kind, string>>
  onApply: (isOver: boolean) => void
  texts: StudioTexts
  /** How many lines would be written, without those that were changed since. */
  total: number
}

/** How many lines of each kind a plan has, and the button that carries it out. */
export function PlanSummary<Kind extends string>(props: Props<Kind>) {
  const { applyLabel, counts, kinds, names, onApply, texts } = props
  const [isOver, setOver] = useState(false)
  const total = props.total + (isOver ? counts.newer : 0)
  return (
    <>
      <dl className="studio-counts">
        {kinds.map(kind => (
          <div key={kind}>
            <dt>{names[kind]}</dt>
            <dd>{counts[kind]}</dd>
          </div>
        ))}
      </dl>
      {counts.newer > 0 && (
        <label className="studio-tick">
          <input checked={isOver} onChange={() => setOver(!isOver)} type="checkbox" />
          {texts.bulk.overNewer}
        </label>
      )}
      <button
        aria-disabled={total === 0}
        className="button"
        onClick={() => {
          if (total > 0) onApply(isOver)
        }}
        type="button"
      >
        {applyLabel(total)}
      </button>
    </>
  )
}
