import { z } from 'zod'
import {
  type FieldForm,
  type FormSection,
  type Limits,
  type Section,
  sections
} from '#domain/data/field-form.ts'
import { inputOf, notesOf } from './field.ts'

/** In which section each field is edited, and in which order; what is not named stands last among the texts. */
export type SectionOf = Readonly<Record<string, Section>>

/** The form of a document: what its schema says of each field, by section. A field that is not among the usual ones is seldom used. */
export function formOf(
  { shape }: z.ZodObject,
  sectionOf: SectionOf,
  usual: readonly string[] = Object.keys(shape)
): FormSection[] {
  const names = [...Object.keys(sectionOf), ...Object.keys(shape).filter(name => !(name in sectionOf))]
  const fields = names.flatMap(name => {
    if (shape[name] === undefined) return []
    return [{ ...fieldForm(name, shape[name]), isSeldom: !usual.includes(name) }]
  })
  const bySection = Map.groupBy(fields, ({ name }) => sectionOf[name] ?? 'texts')
  return sections.flatMap(section => {
    const own = bySection.get(section)
    return own ? [{ fields: own, section }] : []
  })
}

function fieldForm(name: string, schema: z.core.$ZodType): FieldForm {
  const notes = notesOf(schema)
  const input = inputOf(schema)
  const members = input?.control ? null : membersOf(schema)
  return {
    control: notes?.control ?? input?.control ?? (members ? 'group' : 'json'),
    example: notes?.example ?? null,
    fields: members ? Object.entries(members.shape).map(([key, member]) => fieldForm(key, member)) : [],
    help: notes?.help ?? null,
    isSeldom: false,
    item: input?.item ? fieldForm('', input.item) : null,
    label: notes?.label ?? { en: name, es: name },
    limits: limitsOf(schema),
    missing: notes?.missing ?? null,
    name,
    options: notes?.options ?? [],
    refersTo: notes?.refersTo ?? null,
    unit: notes?.unit ?? null
  }
}

/** The object behind a group, whether or not it may be missing, and whatever is made of it. */
function membersOf(schema: z.core.$ZodType): z.ZodObject | null {
  if (schema instanceof z.ZodObject) return schema
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return membersOf(schema.unwrap())
  if (schema instanceof z.ZodPipe) return membersOf(schema.in) ?? membersOf(schema.out)
  return null
}

/** How long a text and how large a number may be, as its schema says; null where it says nothing. */
export function limitsOf(schema: z.core.$ZodType): Limits | null {
  const written = inputOf(schema)?.written
  if (written) return limitsOf(written)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return limitsOf(schema.unwrap())
  if (schema instanceof z.ZodPipe) return limitsOf(schema.in) ?? limitsOf(schema.out)
  if (schema instanceof z.ZodUnion) return schema.options.map(limitsOf).find(found => found !== null) ?? null
  if (schema instanceof z.ZodString) return schema.maxLength === null ? null : { longest: schema.maxLength }
  if (!(schema instanceof z.ZodNumber)) return null
  const { format, maxValue, minValue } = schema
  const isWhole = format?.includes('int') ?? false
  const [least, most] = [stated(minValue), stated(maxValue)]
  return least === null && most === null && !isWhole ? null : { isWhole, least, most }
}

/** The limits of whole numbers of the language itself are not shown. */
function stated(value: number | null): number | null {
  return value === null || !Number.isFinite(value) || Math.abs(value) === Number.MAX_SAFE_INTEGER
    ? null
    : value
}
