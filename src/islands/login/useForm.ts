import { type SyntheticEvent, useState } from 'react'

import type { FieldProblem } from '#domain/field-problem.ts'

import { textIn, typedIn } from '#islands/form-texts.ts'

/**
 * A form that keeps its own values and is read when it is sent: what a password manager filled in counts as if it had been typed. Only a
 * form without problems is sent; else the focus goes to the first field that has one.
 */
export function useForm<Values extends Record<string, string>, Code extends string>(
  empty: Values,
  validate: (values: Values) => FieldProblem<Extract<keyof Values, string>, Code>[],
  send: (values: Values) => Promise<unknown>
) {
  const [problems, setProblems] = useState<FieldProblem<Extract<keyof Values, string>, Code>[]>([])

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const values = valuesOf(form, empty)
    const found = validate(values)
    setProblems(found)
    const [first] = found
    if (first === undefined) void send(values)
    else field(form, first.field)?.focus()
  }

  return {
    /** The sentence for the field, or nothing. */
    errorOf: (name: keyof Values, sentences: Record<Code, string>): string | null => {
      const problem = problems.find(({ field }) => field === name)
      return problem ? sentences[problem.code] : null
    },
    submit
  }
}

function valuesOf<Values extends Record<string, string>>(form: HTMLFormElement, empty: Values): Values {
  const data = new FormData(form)
  const read: Record<string, string> = {}
  for (const name of Object.keys(empty)) {
    read[name] = name === 'password' ? typedIn(data, name) : textIn(data, name)
  }
  return { ...empty, ...read }
}

function field(form: HTMLFormElement, name: string): HTMLElement | null {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLElement ? control : null
}
