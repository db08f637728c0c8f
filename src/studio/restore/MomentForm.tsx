import { useState } from 'react'

import { momentFrom, writtenMoment } from '#studio/form/moment.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { restore } from './restore.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  moment: string | null
  texts: StudioTexts
}

/** Asks for the day and the time, as the clocks of Andalusia show it. */
export function MomentForm({ moment, texts }: Props) {
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
