import { type SubmitEvent, type SyntheticEvent, useState } from 'react'

import { focusOnField } from './focus.ts'

/** Result of sending a form. */
type Sent<Problem> =
  | { kind: 'done' }
  | { kind: 'busy' }
  | { kind: 'invalid'; problems: Problem[] }
  | { kind: 'failed'; text: string }

/** Sends a form once at a time, and keeps what came back: problems at their fields, the first of which gets the focus, or why it failed. */
export function useSubmit<Problem extends { field: string }>(
  send: (data: FormData) => Promise<Sent<Problem>>
) {
  const [problems, setProblems] = useState<Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const sendForm = async (form: HTMLFormElement) => {
    setBusy(true)
    const sent = await send(new FormData(form))
    setBusy(false)
    if (sent.kind === 'busy') return
    setProblems(sent.kind === 'invalid' ? sent.problems : [])
    setFailure(sent.kind === 'failed' ? sent.text : null)
    if (sent.kind === 'invalid') focusOnField(form, sent.problems[0]?.field)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void sendForm(event.currentTarget)
  }
  /** Messages about a field and the form no longer apply once something else is typed. */
  const input = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    setFailure(null)
    setProblems(known => known.filter(({ field }) => field !== nameOf(target)))
  }
  return { failure, input, isBusy, problems, submit }
}

function nameOf(target: EventTarget): string | null {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : null
}
