import type { ReactNode } from 'react'

import type { FieldForm } from '#domain/data/field-form.ts'
import { namePart } from '#studio/history/field-names.view.ts'
import type { FieldProblem } from './field-problem.ts'

import type { FieldProps } from './field-props.view.ts'
import { FieldHelp } from './FieldHelp.tsx'
import { ProblemWords } from './ProblemWords.tsx'

interface Described {
  'aria-describedby': string
  'aria-invalid'?: true
  id: string
}

interface Props extends Pick<FieldProps, 'form' | 'id' | 'problems' | 'speech'> {
  children: (described: Described) => ReactNode
  /** Made of several controls: then its name is a legend. */
  isGroup?: boolean
}

/** A field with its name above, what it is for beside it, and what the contract says of it below. */
export function FieldFrame({ children, form, id, isGroup = false, problems, speech }: Props) {
  const label = form.label[speech.language]
  const described: Described = {
    'aria-describedby': `${id}-help ${id}-problem`,
    id,
    ...(problems.length > 0 ? { 'aria-invalid': true } : {})
  }
  const notes = (
    <>
      {children(described)}
      <FieldHelp {...{ form, id, speech }} />
      <FieldProblems parts={form} {...{ id, problems, speech }} />
    </>
  )
  if (isGroup)
    return (
      <fieldset
        aria-describedby={described['aria-describedby']}
        className="studio-field"
        data-control={form.control}
        id={`${id}-group`}
      >
        <legend>{label}</legend>
        {notes}
      </fieldset>
    )
  return (
    <div className="studio-field">
      <label htmlFor={id}>{label}</label>
      {notes}
    </div>
  )
}

const noParts = { fields: [], item: null }

interface ProblemsProps extends Pick<Props, 'id' | 'speech'> {
  /** Parts of the field that problems may name; missing where they are of the field itself. */
  parts?: Pick<FieldForm, 'fields' | 'item'>
  problems: readonly FieldProblem[]
}

/** The very words of the contract. */
export function FieldProblems({ id, parts, problems, speech: { language, texts } }: ProblemsProps) {
  return (
    <div className="studio-problems" id={`${id}-problem`}>
      {problems.map(({ expected, field, problem }) => (
        <p className="field-error" key={`${field} ${problem}`}>
          {field !== '' && `${namePart(field, parts ?? noParts, language, texts)}: `}
          <ProblemWords language={language} text={problem} />{' '}
          <small>
            {texts.expected} <ProblemWords language={language} text={expected} />
          </small>
        </p>
      ))}
    </div>
  )
}
