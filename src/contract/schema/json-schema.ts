import { z } from 'zod'

import { inputOf, notesOf } from './field.ts'

/** The JSON schema of a document as editors write it, with labels and help in Spanish. Fields that it does not name are allowed. */
export function jsonSchemaOf(document: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(document, {
    io: 'input',
    override: ({ jsonSchema, zodSchema }) => {
      const written = inputOf(zodSchema)?.written
      if (written) {
        Object.assign(jsonSchema, jsonSchemaOf(written))
        delete jsonSchema.$schema
      }
      const notes = notesOf(zodSchema)
      if (notes)
        Object.assign(jsonSchema, {
          description: notes.help.es,
          examples: [notes.example],
          title: notes.label.es
        })
    },
    unrepresentable: 'any'
  })
}
