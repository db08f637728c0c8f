import { useState } from 'react'

import type { Editing } from '#studio/document/editing.ts'
import { momentFrom, type WrittenMoment, writtenMoment } from '#studio/form/moment.ts'
import type { Plan } from './plan.ts'
import type { PlannedAction } from '#studio/document/studio-document.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  action: PlannedAction
  editing: Editing
  language: StudioLanguage
  onClose: () => void
  /** Plans it for a moment; the code of what went wrong, or null. */
  onSet: (moment: string) => Promise<string | null>
  plan: Plan | null
  texts: StudioTexts
}

/** Asks for the day and the time, as the clocks of Andalusia show it. */
export function PlanDialog({ action, editing, language, onClose, onSet, plan, texts }: Props) {
  const { plan: words } = texts
  const [written, setWritten] = useState(() => writtenMoment(plan?.moment) ?? { day: '', time: '' })
  const [today] = useState(() => dayInAndalusia(new Date().toISOString()))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const failures: Readonly<Record<string, string>> = words.problem
  const blocking = editing.problems.filter(({ isBlocking }) => isBlocking).length
  const set = async () => {
    if (isBusy) return
    const moment = written.time === '' ? undefined : momentFrom(written, undefined)
    if (typeof moment !== 'string') return setProblem(words.missing)
    setBusy(true)
    const code = await onSet(moment)
    setBusy(false)
    if (code === null) onClose()
    else setProblem(failures[code] ?? words.notDone)
  }
  return (
    <Dialog closeLabel={texts.cancel} heading={words.choose[action]} onClose={onClose}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void set()
        }}
      >
        <p>{words.note[action]}</p>
        {action === 'publish' && blocking > 0 && (
          <p className="field-error">
            {pluralText({ one: words.notReady_one, other: words.notReady_other }, blocking, language)}
          </p>
        )}
        <MomentFields onWrite={setWritten} today={today} words={words} written={written} />
        <FailureNote text={problem} />
        <button aria-disabled={isBusy} className="button" type="submit">
          {isBusy ? words.setting : words.set}
        </button>
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  onWrite: (written: WrittenMoment) => void
  today: string
  words: StudioTexts['plan']
  written: WrittenMoment
}

function MomentFields({ onWrite, today, words, written }: FieldsProps) {
  return (
    <div className="studio-row">
      <label htmlFor="studio-plan-day">
        {words.day}
        <input
          className="field"
          id="studio-plan-day"
          min={today}
          onChange={({ currentTarget }) => onWrite({ ...written, day: currentTarget.value })}
          type="date"
          value={written.day}
        />
      </label>
      <label htmlFor="studio-plan-time">
        {words.time}
        <input
          className="field"
          id="studio-plan-time"
          onChange={({ currentTarget }) => onWrite({ ...written, time: currentTarget.value })}
          type="time"
          value={written.time}
        />
      </label>
    </div>
  )
}
