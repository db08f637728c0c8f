import type { z } from 'zod'

import { documentSchemas } from '#contract/documents/documents.ts'
import { storedHtml } from '#contract/fields/html.ts'
import { inputOf } from '#contract/schema/field.ts'
import { typeIn } from '#contract/values/document-value.ts'
import type { Control } from '#domain/studio/form/form.ts'
import { type DocumentFields, type DocumentValue, isList } from '#domain/studio/document-value.ts'
import type { DocumentPlace, StudioCollection } from '#domain/studio/studio-document.ts'

/** The configuration has no texts. */
const schemas = { ...documentSchemas, configuracion: null }

/** The fields of a collection with a text per language, where a plain text counts as Spanish. */
export function textFieldsOf(collection: StudioCollection): ReadonlySet<string> {
  return new Set([
    ...fieldsWith(collection, 'text-per-language'),
    ...fieldsWith(collection, 'html-per-language')
  ])
}

/** The fields with their html made safe: before they are stored, not only before they are shown. */
export function withSafeHtml(collection: StudioCollection, fields: DocumentFields): DocumentFields {
  const html = new Set(fieldsWith(collection, 'html-per-language'))
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, html.has(name) ? safeTexts(value) : value])
  )
}

/** An experience says when an editor changed it last, unless the editor says so. */
export function withMomentOfChange(
  { collection }: DocumentPlace,
  changed: DocumentFields,
  moment: Date
): DocumentFields {
  if (collection !== 'experiencias' || 'actualizado' in changed) return changed
  return { ...changed, actualizado: moment.toISOString() }
}

function fieldsWith(collection: StudioCollection, control: Control): string[] {
  const shape: Readonly<Record<string, z.ZodType>> = schemas[collection]?.shape ?? {}
  return Object.entries(shape).flatMap(([name, schema]) =>
    inputOf(schema)?.control === control ? [name] : []
  )
}

/** Wherever it stands: a name that is no language today may be one tomorrow. Values that JSON has not are no texts. */
function safeTexts(value: DocumentValue): DocumentValue {
  if (typeof value === 'string') return storedHtml(value)
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(safeTexts)
  if (typeIn(value) !== null) return value
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, safeTexts(text)]))
}
