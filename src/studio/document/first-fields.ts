import type { FieldForm, FormSection } from '#domain/data/field-form.ts'
import { slugOf } from '#domain/text/slug.ts'
import { normalize } from '#domain/text/search-words.ts'

import type { Fields } from './patch.ts'

/** Fields that a new document is asked for before its form. */
export interface FirstAnswers {
  name: string
  /** The code of its province; empty for none. */
  province: string
}

const nameFields = ['nombre', 'pregunta']
const provinceFields = ['provincias', 'provincia']
/** Fields that belong to one document alone: its address, its days off, and whether it is a draft. */
const ownFields = ['slug', 'excepciones', 'borrador']

/** The fields of a new document, of what its form has room for; those of a sister of it come with it. */
export function firstFields(
  form: readonly FormSection[],
  answers: FirstAnswers,
  sister: Fields = {}
): Fields {
  const fields = form.flatMap(section => section.fields)
  const copied = Object.entries(sister).filter(([name]) => !ownFields.includes(name))
  const written = [
    valueOf(fields, nameFields, answers.name),
    valueOf(fields, provinceFields, answers.province)
  ]
  return Object.fromEntries([...copied, ...written.flatMap(entry => (entry === null ? [] : [entry]))])
}

function valueOf(
  fields: readonly FieldForm[],
  names: readonly string[],
  text: string
): [string, unknown] | null {
  const field = fields.find(({ name }) => names.includes(name))
  if (field === undefined || text === '') return null
  if (field.control === 'text-per-language') return [field.name, { es: text }]
  return [field.name, field.control === 'choices' ? [text] : text]
}

const longestId = 80

/** An id made of the name, with the province behind it or a number where others have it. */
export function proposedId(name: string, provinceName: string, isTaken: (id: string) => boolean): string {
  const short = idOf(name)
  if (short === '' || !isTaken(short)) return short
  const withProvince = idOf(`${name} ${provinceName}`)
  if (!isTaken(withProvince)) return withProvince
  let number = 2
  while (isTaken(`${withProvince}-${number}`)) number += 1
  return `${withProvince}-${number}`
}

function idOf(text: string): string {
  return slugOf(text).slice(0, longestId).replace(/-+$/, '')
}

/** The first of those that are called the same. */
export function namesake<Row extends { title: string }>(name: string, rows: readonly Row[]): Row | null {
  const wanted = normalize(name.trim())
  return wanted === '' ? null : (rows.find(({ title }) => normalize(title.trim()) === wanted) ?? null)
}
