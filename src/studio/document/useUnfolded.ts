import { useState } from 'react'

import type { FieldForm } from '#domain/data/field-form.ts'
import { problemsBelow } from '#studio/form/field-problem.ts'

import type { Editing } from './editing.ts'
import { focusOnField } from './focus-on-field.view.ts'

/** The fields of a section that are shown, and the seldom used ones without a value, which are folded. A field that was shown once stays. */
export function useUnfolded(
  fields: readonly FieldForm[],
  { fields: values, problems }: Pick<Editing, 'fields' | 'problems'>,
  lead: string | null
) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isNeeded = ({ isSeldom, name }: FieldForm) =>
    !isSeldom ||
    values[name] !== undefined ||
    lead?.split('.')[0] === name ||
    problemsBelow(problems, name).length > 0
  const unseen = fields.filter(form => isNeeded(form) && !opened.has(form.name))
  if (unseen.length > 0) setOpened(new Set([...opened, ...unseen.map(({ name }) => name)]))
  return {
    add: (name: string) => {
      setOpened(new Set([...opened, name]))
      focusOnField(name)
    },
    folded: fields.filter(form => !opened.has(form.name) && !isNeeded(form)),
    shown: fields.filter(form => opened.has(form.name) || isNeeded(form))
  }
}
