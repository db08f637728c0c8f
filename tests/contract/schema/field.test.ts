import Ajv from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'

import { decodeExperience, experienceDocument } from '#contract/documents/experience.ts'
import { inputOf, notesOf } from '#contract/schema/field.ts'
import { jsonSchemaOf } from '#contract/schema/json-schema.ts'

import { anExperienceDocument } from '../../fixtures/documents.ts'

const fields = Object.entries(experienceDocument.shape)
const accepts = new Ajv({ strict: false, validateFormats: false }).compile(jsonSchemaOf(experienceDocument))

describe('a field of an experience', () => {
  test.each(fields)('%s says what it is, and how it is edited', (_, schema) => {
    const notes = notesOf(schema)
    expect(notes?.label.es).toBeTruthy()
    expect(notes?.help.en).toBeTruthy()
    expect(notes?.control ?? inputOf(schema)?.control).toBeTruthy()
  })

  test.each(fields)('%s has an example that fits', (name, schema) => {
    const document = anExperienceDocument({ [name]: notesOf(schema)?.example })
    const { problems, value } = decodeExperience(document)
    expect(value).not.toBeNull()
    expect(problems.filter(({ field, problem }) => field === name && !problem.startsWith('falta «'))).toEqual(
      []
    )
    expect(accepts(document)).toBe(true)
  })
})

test.each([
  { cancelacionHoras: -1 },
  { nombre: 7 },
  { imagenes: 'a.webp' },
  { accesibilidad: { perros: 'sí' } }
])('the JSON schema refuses what the site does not read: %j', wrong => {
  expect(accepts(anExperienceDocument(wrong))).toBe(false)
})
