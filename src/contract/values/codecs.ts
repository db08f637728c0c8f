import { z } from 'zod/mini'

/** A field, with its outside name where that differs. Fields of a group are stored beside the others. */
type Field = z.ZodMiniType | readonly [outside: string, schema: z.ZodMiniType] | FieldTable

export interface FieldTable {
  readonly [name: string]: Field
}

/** Reads a value of what is stored or sent under other names, and writes it back. */
export type ObjectCodec<Value> = z.ZodMiniType<Value, Record<string, unknown>>

type ValueOf<One> = One extends z.ZodMiniType
  ? z.output<One>
  : One extends readonly [string, infer Schema extends z.ZodMiniType]
    ? z.output<Schema>
    : One extends FieldTable
      ? FieldsOf<One>
      : never

type FieldsOf<Table extends FieldTable> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> }

/** An object whose fields have other names outside: one table reads it and writes it. */
export function objectCodec<const Table extends FieldTable>(table: Table) {
  const parts = partsOf(table)
  return z.codec(z.object(shapeOf(parts)), z.custom<FieldsOf<Table>, unknown>(), {
    decode: outside => readFields(parts, outside),
    encode: value => writeFields(parts, Object(value))
  })
}

/** One of some words of ours, by the word for each outside. */
export function enumCodec<Name extends string>(names: Readonly<Record<Name, string>>) {
  const ours = new Map(Object.entries<string>(names).map(([name, outside]) => [outside, name]))
  const isName = (value: unknown) => typeof value === 'string' && Object.hasOwn(names, value)
  return z.codec(z.enum([...ours.keys()]), z.custom<Name, unknown>(isName), {
    decode: outside => ours.get(outside),
    encode: value => Object.entries<string>(names).find(([name]) => name === value)?.[1] ?? ''
  })
}

/** The fields of a table by both their names, and those of its groups. */
interface Parts {
  fields: readonly (readonly [name: string, outside: string, schema: z.ZodMiniType])[]
  groups: readonly (readonly [name: string, parts: Parts])[]
}

function partsOf(table: FieldTable): Parts {
  const [fields, groups]: [Parts['fields'][number][], Parts['groups'][number][]] = [[], []]
  for (const [name, field] of Object.entries(table)) {
    if (field instanceof z.ZodMiniType) fields.push([name, name, field])
    else if (isPair(field)) fields.push([name, ...field])
    else groups.push([name, partsOf(field)])
  }
  return { fields, groups }
}

function isPair(field: Exclude<Field, z.ZodMiniType>): field is readonly [string, z.ZodMiniType] {
  return Array.isArray(field)
}

function shapeOf({ fields, groups }: Parts): Record<string, z.ZodMiniType> {
  const own = fields.map(([, outside, schema]) => [outside, schema] as const)
  return Object.assign(Object.fromEntries(own), ...groups.map(([, parts]) => shapeOf(parts)))
}

function readFields({ fields, groups }: Parts, outside: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries([
    ...fields.map(([name, written]) => [name, outside[written]]),
    ...groups.map(([name, parts]) => [name, readFields(parts, outside)])
  ])
}

function writeFields(
  { fields, groups }: Parts,
  value: Readonly<Record<string, unknown>>
): Record<string, unknown> {
  return Object.assign(
    Object.fromEntries(fields.map(([name, written]) => [written, value[name]])),
    ...groups.map(([name, parts]) => writeFields(parts, Object(value[name])))
  )
}
