import { useEffect, useState } from 'react'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { restore, type RestoreState } from './restore.store.ts'
import type { StudioTexts } from '#studio/texts.ts'
import { Preview } from './Preview.tsx'
import './restore.css'
import { momentFrom, writtenMoment } from '#studio/form/moment.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { pluralText } from '#domain/text/plural-text.ts'

interface Props {
  language: StudioLanguage
  /** Of a line of the record that led here. */
  moment: string | null
  /** There are new lines in the record. */
  onWritten: () => void
  texts: StudioTexts
}

/** All content as it was at a moment: first what would change, then the change, then the way back. */
export function RestorePart({ language, moment, onWritten, texts }: Props) {
  const state = useStore(restore.$restore)
  const { restoring: words } = texts
  const isWritten = state.kind === 'written'
  useEffect(() => {
    if (moment !== null) void restore.look(moment)
    return restore.forget
  }, [moment])
  useEffect(() => {
    if (isWritten) onWritten()
  }, [isWritten, onWritten])
  useLeaveWarning(state.kind === 'writing')
  return (
    <section aria-labelledby="studio-restore" className="studio-restore">
      <h3 id="studio-restore">{texts.tools.volver}</h3>
      <p className="studio-help">{words.help}</p>
      {state.kind !== 'writing' && <MomentForm {...{ moment, texts }} />}
      <div role="status">
        {state.kind === 'reading' && <p>{interpolate(words.reading, { count: state.done })}</p>}
        {state.kind === 'writing' && (
          <p>{interpolate(words.writing, { count: state.done, total: state.total })}</p>
        )}
      </div>
      {state.kind === 'failed' && <p role="alert">{failureText(state.code, words)}</p>}
      {state.kind === 'planned' && <Preview {...{ language, state, texts }} />}
      {state.kind === 'written' && <Result {...{ language, state, texts }} />}
    </section>
  )
}

function failureText(code: string, { failures }: StudioTexts['restoring']): string {
  const known: Readonly<Record<string, string>> = failures
  return known[code] ?? failures.other
}

/** Leaving while documents are being written would leave half of it: the browser asks first. */
function useLeaveWarning(isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isWriting])
}

interface MomentFormProps {
  moment: string | null
  texts: StudioTexts
}

/** Asks for the day and the time, as the clocks of Andalusia show it. */
function MomentForm({ moment, texts }: MomentFormProps) {
  const { plan, restoring: words } = texts
  const [written, setWritten] = useState(() => writtenMoment(moment) ?? { day: '', time: '' })
  const [today] = useState(() => dayInAndalusia(new Date().toISOString()))
  const [problem, setProblem] = useState<string | null>(null)
  const look = () => {
    const chosen = written.time === '' ? undefined : momentFrom(written, undefined)
    if (typeof chosen !== 'string') return setProblem(plan.missing)
    setProblem(null)
    return void restore.look(new Date(chosen).toISOString())
  }
  return (
    <form
      className="studio-moment"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        look()
      }}
    >
      <label>
        {plan.day}
        <input
          className="field"
          max={today}
          onChange={({ currentTarget }) => setWritten({ ...written, day: currentTarget.value })}
          type="date"
          value={written.day}
        />
      </label>
      <label>
        {plan.time}
        <input
          className="field"
          onChange={({ currentTarget }) => setWritten({ ...written, time: currentTarget.value })}
          type="time"
          value={written.time}
        />
      </label>
      <button className="button" type="submit">
        {words.look}
      </button>
      <FailureNote text={problem} />
    </form>
  )
}

interface ResultProps {
  language: StudioLanguage
  state: Extract<RestoreState, { kind: 'written' }>
  texts: StudioTexts
}

/** Written and skipped documents, with undo and another look at the rest. */
function Result({ language, state: { isUndone, moment, unwritten, written }, texts }: ResultProps) {
  const { bulk, restoring: words } = texts
  return (
    <div className="studio-plan">
      <p role="status">
        {isUndone
          ? words.undone
          : interpolate(
              pluralText({ one: words.done_one, other: words.done_other }, written.length, language),
              {
                moment: momentFormat(language, { dateStyle: 'long', timeStyle: 'medium' }).format(
                  new Date(moment)
                )
              }
            )}
      </p>
      {unwritten.length > 0 && (
        <>
          <p role="alert">
            {pluralText({ one: bulk.left_one, other: bulk.left_other }, unwritten.length, language)}
          </p>
          <ul>
            {unwritten.map(({ line: { place }, reason, title }) => (
              <li key={`${place.collection}/${place.id}`}>
                {texts.collections[place.collection]} · {title}: {bulk.reasons[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="studio-row">
        {written.length > 0 && (
          <button className="button button-quiet" onClick={() => void restore.undo()} type="button">
            {bulk.undo}
          </button>
        )}
        <button className="button button-quiet" onClick={() => void restore.look(moment)} type="button">
          {words.again}
        </button>
      </div>
    </div>
  )
}
