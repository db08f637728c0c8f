import { z } from 'zod/mini'

import type { DocumentFields, DocumentValue } from '#domain/data/document-value.ts'
import { inLines, tidyLine } from '#domain/text/plain-text.ts'

const deepest = 15
const longestName = 200

/** A value that a document can hold; invisible characters are taken out of its texts. Undefined for everything else. */
function readDocumentValue(value: unknown, depth = 0): DocumentValue | undefined {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return inLines(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'object' || depth >= deepest) return undefined
  return Array.isArray(value) ? readList(value, depth) : readMap(value, depth)
}

/** A list within a list is none that Firestore stores. */
function readList(list: readonly unknown[], depth: number): DocumentValue | undefined {
  if (list.some(Array.isArray)) return undefined
  return allOf(list.map(item => readDocumentValue(item, depth + 1)))
}

function readMap(map: object, depth: number): DocumentValue | undefined {
  const names = Object.keys(map)
  const type = typeIn(map)
  if (type !== null && !isWellTyped(type, map)) return undefined
  if (type === 'mapValue') return readEscaped(map, depth)
  return names.every(isFieldName) ? readFields(map, depth) : undefined
}

/** The fields within may be called like a type. */
function readEscaped(map: object, depth: number): DocumentValue | undefined {
  const { mapValue }: { mapValue?: { fields: object } } = map
  const names = Object.keys(mapValue?.fields ?? {})
  const fields = names.every(isFieldName) ? readFields(mapValue?.fields ?? {}, depth + 1) : undefined
  return fields && { mapValue: { fields } }
}

function readFields(map: object, depth: number): DocumentFields | undefined {
  const values = allOf(Object.values(map).map(value => readDocumentValue(value, depth + 1)))
  return values && Object.fromEntries(Object.keys(map).map((name, index) => [name, values[index] ?? null]))
}

function allOf(values: readonly (DocumentValue | undefined)[]): readonly DocumentValue[] | undefined {
  const found = values.filter(value => value !== undefined)
  return found.length === values.length ? found : undefined
}

/** Names of fields: none that Firestore keeps for itself, and none that every object of JavaScript answers to. */
function isFieldName(name: string): boolean {
  const isOne = name.length > 0 && name.length <= longestName && tidyLine(name) === name
  return isOne && !/^__.*__$/.test(name) && !(name in Object.prototype)
}

/** Types that JSON lacks, by name. */
const types = {
  bytesValue: z.base64(),
  doubleValue: z.enum(['NaN', 'Infinity', '-Infinity', '-0']),
  geoPointValue: z.strictObject({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180))
  }),
  /** A map that looks like one of these. */
  mapValue: z.strictObject({ fields: z.looseObject({}) }),
  referenceValue: z
    .string()
    .check(z.regex(/^[^/\s]{1,200}\/[^/\s]{1,200}(?:\/[^/\s]{1,200}\/[^/\s]{1,200}){0,5}$/)),
  timestampValue: z
    .string()
    .check(
      z.regex(
        /^(?!0000)\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/
      )
    ),
  vectorValue: z.array(z.number())
} as const

export type ValueType = keyof typeof types

/** The type that a map names, where it is a value that JSON has not. */
export function typeIn(map: object): ValueType | null {
  const [name, ...more] = Object.keys(map)
  return name !== undefined && more.length === 0 && isValueType(name) ? name : null
}

function isValueType(name: string): name is ValueType {
  return Object.hasOwn(types, name)
}

function isWellTyped(type: ValueType, map: object): boolean {
  const [value]: unknown[] = Object.values(map)
  if (type === 'timestampValue' && Number.isNaN(Date.parse(String(value)))) return false
  return z.safeParse(types[type], value).success
}

/** The fields of a document, or some of them, as they travel. */
export const documentFields = z.codec(z.record(z.string(), z.unknown()), z.custom<DocumentFields>(), {
  decode: (fields, context) => {
    const read = Object.keys(fields).every(isFieldName) ? readFields(fields, 0) : undefined
    if (read === undefined) context.issues.push({ code: 'custom', input: fields })
    return read ?? {}
  },
  encode: fields => fields
})

/** Stores fields as one text: the database does not index it, and nothing is lost. */
export const fieldsAsText = z.codec(z.string(), documentFields, {
  decode: (text, context): Record<string, unknown> => {
    try {
      return Object(JSON.parse(text))
    } catch {
      context.issues.push({ code: 'custom', input: text })
      return {}
    }
  },
  encode: fields => JSON.stringify(fields)
})

export const fieldName = z.string().check(z.refine(isFieldName))
