import { documentSchemas } from '#contract/documents/documents.ts'
import { notesOf } from '#contract/schema/field.ts'
import type { StudioCollection } from './studio-document.ts'

export interface ReferringField {
  collection: string
  field: string
  isList: boolean
}

/** The fields of all collections that hold ids of one. */
export function fieldsReferringTo(collection: StudioCollection): ReferringField[] {
  return Object.entries(documentSchemas).flatMap(([name, { shape }]) =>
    Object.entries(shape).flatMap(([field, schema]) => {
      const notes = notesOf(schema)
      if (notes?.refersTo !== collection) return []
      return [{ collection: name, field, isList: notes.control === 'references' }]
    })
  )
}
