import type { ReactNode } from 'react'
import type { Control, FieldForm, Limits } from '#domain/data/field-form.ts'
import { namePart } from '#studio/history/field-names.view.ts'
import type { FieldProblem } from './field-problem.ts'
import type { FieldProps, Speech } from './field-props.view.ts'
import { ProblemWords } from './ProblemWords.tsx'
import { exampleLine } from './readable.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { regionalTags } from '#domain/text/locale.ts'

/** Controls with help about their limits: choices show theirs, and a group leaves them to its parts. */
const typed: readonly Control[] = [
  'html-per-language',
  'line',
  'moment',
  'number',
  'point',
  'text',
  'text-per-language',
  'words'
]

/** Help of a field: its purpose, unit, limits and example, and what the site does without it. */
function FieldHelp({ form, id, speech }: Pick<FieldProps, 'form' | 'id' | 'speech'>) {
  const { language, texts } = speech
  const isTyped = typed.includes(form.control)
  const example = isTyped ? exampleLine(form.example) : ''
  const parts = [
    form.help?.[language],
    form.unit && texts.units[form.unit],
    isTyped && form.limits && limitWords(form.limits, speech),
    form.missing && `${texts.without}: ${form.missing[language]}`
  ]
  return (
    <p className="studio-help studio-field-help" id={`${id}-help`}>
      {parts.filter(Boolean).join(' · ')}
      {example !== '' && (
        <>
          {' · '}
          {texts.example}: <span lang="es">{example}</span>
        </>
      )}
    </p>
  )
}

function limitWords(limits: Limits, { language, texts: { limits: words } }: Speech): string {
  const number = new Intl.NumberFormat(regionalTags[language])
  if ('longest' in limits) return interpolate(words.longest, { most: number.format(limits.longest) })
  const [least, most] = [limits.least, limits.most].map(value => (value === null ? '' : number.format(value)))
  const range = least === '' ? (most === '' ? '' : words.most) : most === '' ? words.least : words.range
  return [limits.isWhole && words.whole, interpolate(range, { least: least ?? '', most: most ?? '' })]
    .filter(Boolean)
    .join(', ')
}

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
