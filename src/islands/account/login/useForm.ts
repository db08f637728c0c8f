import { type SyntheticEvent, useState } from 'react'

import type { FieldProblem } from '#domain/text/field-problem.ts'

import { focusOnField } from '#islands/ui/focus.ts'
import { textIn, typedIn } from '#islands/ui/form-texts.ts'

type ProblemOf<Values, Code extends string> = FieldProblem<Extract<keyof Values, string>, Code>

/**
 * A form that keeps its own values and is read when it is sent: what a password manager filled in counts as if it had been typed. Only a
 * form without problems is sent; else the focus goes to the first field that has one.
 */
export function useForm<Values extends Record<string, string>, Code extends string>(
  empty: Values,
  validate: (values: Values) => ProblemOf<Values, Code>[] | Promise<ProblemOf<Values, Code>[]>,
  send: (values: Values) => Promise<unknown>
) {
  const [problems, setProblems] = useState<ProblemOf<Values, Code>[]>([])

  async function sendIfValid(form: HTMLFormElement): Promise<void> {
    const values = valuesOf(form, empty)
    const found = await validate(values)
    setProblems(found)
    const [first] = found
    if (first === undefined) await send(values)
    else focusOnField(form, first.field)
  }

  return {
    /** The sentence for the field, or nothing. */
    errorOf: (name: keyof Values, sentences: Record<Code, string>): string | null => {
      const problem = problems.find(({ field }) => field === name)
      return problem ? sentences[problem.code] : null
    },
    /** A problem of a field no longer applies once something else is typed into it. */
    input: ({ target }: SyntheticEvent<HTMLFormElement>): void => {
      if (target instanceof HTMLInputElement)
        setProblems(known => known.filter(({ field }) => field !== target.name))
    },
    submit: (event: SyntheticEvent<HTMLFormElement>): void => {
      event.preventDefault()
      void sendIfValid(event.currentTarget)
    }
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
