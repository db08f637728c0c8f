import { useState } from 'react'

import { countPlans, type PlannedLine, planKinds } from '#domain/studio/bulk/planned.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { bulk, type BulkState } from '#stores/studio/bulk/bulk.ts'
import { documents } from '#stores/studio/documents.ts'
import type { StudioTexts } from '#texts.ts'

import type { StudioLanguage } from '#islands/studio/form/field-props.ts'
import { PlannedLines } from './PlannedLines.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** What a change of many documents would do, does and did. */
export function BulkProgress({ language, texts }: Props) {
  const state = useStore(bulk.$bulk)
  switch (state.kind) {
    case 'reading':
      return <p role="status">{interpolate(texts.bulk.reading, { count: state.done })}</p>
    case 'writing':
      return <p role="status">{interpolate(texts.bulk.writing, { count: state.done, total: state.total })}</p>
    case 'failed':
      return <p role="alert">{texts.bulk.readFailed}</p>
    case 'planned':
      return <Planned lines={state.lines} {...{ language, texts }} />
    case 'written':
      return <Result state={state} {...{ language, texts }} />
    case 'idle':
    default:
      return null
  }
}

function Planned({ language, lines, texts }: Props & { lines: readonly PlannedLine[] }) {
  const [isOver, setOver] = useState(false)
  const counts = countPlans(lines)
  const total = counts.change + counts.create + (isOver ? counts.newer : 0)
  return (
    <div className="studio-plan">
      <dl className="studio-counts">
        {planKinds.map(kind => (
          <div key={kind}>
            <dt>{texts.bulk.kinds[kind]}</dt>
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
          if (total > 0) void bulk.apply(({ plan }) => isOver || plan.kind !== 'newer')
        }}
        type="button"
      >
        {pluralText({ one: texts.bulk.apply_one, other: texts.bulk.apply_other }, total, language)}
      </button>
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
