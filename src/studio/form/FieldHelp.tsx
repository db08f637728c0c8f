import type { Control, Limits } from '#domain/data/field-form.ts'
import { exampleLine } from './readable.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { regionalTags } from '#domain/text/locale.ts'

import type { FieldProps, Speech } from './field-props.view.ts'

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
export function FieldHelp({ form, id, speech }: Pick<FieldProps, 'form' | 'id' | 'speech'>) {
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
