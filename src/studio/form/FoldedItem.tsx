import { type PropsWithChildren, useState } from 'react'

import type { FieldForm } from '#domain/data/field-form.ts'
import type { FieldProps } from './field-props.view.ts'
import { optionName } from './option-name.view.ts'
import { momentText } from './readable.ts'
import { fieldsIn, lineIn } from './values.ts'

/** As many items of a list stand open. */
const mostOpen = 3

/** Whether the items of a list are short values, and so many that each is one line until it is opened. */
export function areFolded(item: FieldForm, length: number): boolean {
  return (
    length > mostOpen &&
    item.control === 'group' &&
    item.fields.every(({ control }) => control === 'line' || control === 'choice')
  )
}

type Props = Pick<FieldProps, 'form' | 'problems' | 'speech' | 'value'>

/** One item of them: «24 dic 2026 · Cerrado». */
export function FoldedItem({ children, form, problems, speech, value }: PropsWithChildren<Props>) {
  const line = lineOf(form, value, speech)
  const [isOpen, setOpen] = useState(line === '')
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen || problems.length > 0}
    >
      <summary>{line || speech.texts.empty}</summary>
      {children}
    </details>
  )
}

function lineOf(form: FieldForm, value: unknown, { language, texts }: FieldProps['speech']): string {
  const fields = fieldsIn(value)
  const words = form.fields.flatMap(({ name, options }) => {
    const text = lineIn(fields[name])
    const option = options.find(known => known.value === text)
    if (option) return optionName(option, texts)
    return text === '' ? [] : (momentText(text, language) ?? text)
  })
  return [...new Set(words)].join(' · ')
}
