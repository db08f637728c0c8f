import { z } from 'zod'

import type { Control, EditorText, Option, Unit } from '#domain/data/field-form.ts'

/** How a kind of value is edited, and what may be written where zod cannot say it: a schema that prepares its input accepts anything at first. */
interface Input {
  control: Control
  written?: z.ZodType
  /** Of a list: what each of its items is. */
  item?: z.ZodType
}

/** Notes about a field for editors and the documentation. Its limits are those of its schema. */
export interface FieldNotes {
  label: EditorText
  help: EditorText
  /** Behaviour of the site when the field is missing. */
  missing: EditorText
  /** A value as it is written in the document. */
  example: unknown
  unit?: Unit
  /** Where the way to edit it does not follow from the kind of value. */
  control?: Control
  /** The values there are to choose from. */
  options?: readonly Option[]
  /** The collection whose ids it holds. */
  refersTo?: string
  /** A page is not misleading without it: a mistake in it leaves out nothing else. */
  isAdvisory?: true
}

const inputs = new WeakMap<z.core.$ZodType, Input>()
const notes = z.registry<FieldNotes>()

/** A kind of value, with the control that edits it. */
export function editedWith<Schema extends z.ZodType>(schema: Schema, input: Input): Schema {
  const described = schema.clone()
  inputs.set(described, input)
  return described
}

/** A field of a document: how it is read, and what editors are told about it. */
export function field<Schema extends z.ZodType>(schema: Schema, described: FieldNotes): Schema {
  const own = schema.clone()
  const input = inputs.get(schema)
  if (input) inputs.set(own, input)
  notes.add(own, described)
  return own
}

/** How a value of this kind is edited; undefined for a schema that was given no control. */
export function inputOf(schema: z.core.$ZodType): Input | undefined {
  return inputs.get(schema)
}

export function notesOf(schema: z.core.$ZodType): FieldNotes | undefined {
  return notes.get(schema)
}

/** Sorts the fields into the order in which their problems are reported. */
export function alphabetical<Shape extends Record<string, z.ZodType>>(shape: Shape): Shape {
  const sorted = { ...shape }
  for (const name of Object.keys(shape).toSorted()) {
    Reflect.deleteProperty(sorted, name)
    Reflect.set(sorted, name, shape[name])
  }
  return sorted
}
