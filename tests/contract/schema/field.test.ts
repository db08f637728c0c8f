import Ajv from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'

import { decodeCategory } from '#contract/documents/category.ts'
import { decodeComment } from '#contract/documents/comment.ts'
import { decodeCompany } from '#contract/documents/company.ts'
import {
  configurationSchemas,
  decodeDefaultPartners,
  decodeProvinceImages,
  decodeSampleNotice
} from '#contract/documents/configuration.ts'
import { documentSchemas } from '#contract/documents/documents.ts'
import { decodeExperience, experienceDocument } from '#contract/documents/experience.ts'
import { decodePartner } from '#contract/documents/partner.ts'
import { decodeProvince } from '#contract/documents/province.ts'
import { decodeQuestion } from '#contract/documents/question.ts'
import { inputOf, notesOf } from '#contract/schema/field.ts'
import { jsonSchemaOf } from '#contract/schema/json-schema.ts'

import {
  aCategoryDocument,
  aCommentDocument,
  aCompanyDocument,
  anExperienceDocument,
  aPartnerDocument,
  aQuestionDocument
} from '../../fixtures/documents.ts'

type Fields = Record<string, unknown>

/** A whole document of each collection, and what the site makes of it. */
const collections = {
  experiencias: {
    build: anExperienceDocument,
    decode: decodeExperience,
    document: documentSchemas.experiencias
  },
  comentarios: { build: aCommentDocument, decode: decodeComment, document: documentSchemas.comentarios },
  categorias: { build: aCategoryDocument, decode: decodeCategory, document: documentSchemas.categorias },
  empresas: { build: aCompanyDocument, decode: decodeCompany, document: documentSchemas.empresas },
  partners: { build: aPartnerDocument, decode: decodePartner, document: documentSchemas.partners },
  preguntas: { build: aQuestionDocument, decode: decodeQuestion, document: documentSchemas.preguntas },
  provincias: {
    build: (fields: Fields) => ({ id: 'malaga', ...fields }),
    decode: decodeProvince,
    document: documentSchemas.provincias
  },
  catalogo: { build: bare, decode: decodeSampleNotice, document: configurationSchemas.catalogo },
  imagenesProvincias: {
    build: bare,
    decode: decodeProvinceImages,
    document: configurationSchemas.imagenesProvincias
  },
  partnersProvincia: {
    build: bare,
    decode: decodeDefaultPartners,
    document: configurationSchemas.partnersProvincia
  }
} satisfies Record<keyof typeof documentSchemas | keyof typeof configurationSchemas, unknown>

function bare(fields: Fields): Fields & { id: string } {
  return { id: 'configuracion', ...fields }
}

const ajv = new Ajv({ strict: false, validateFormats: false })
const accepts = ajv.compile(jsonSchemaOf(experienceDocument))

describe.each(Object.entries(collections))('a field of %s', (_, { build, decode, document: schema }) => {
  const fields = Object.entries<z.ZodType>(schema.shape)
  const fits = ajv.compile(jsonSchemaOf(schema))

  test.each(fields)('%s says what it is, and how it is edited', (_, schema) => {
    const notes = notesOf(schema)
    expect(notes?.label.es).toBeTruthy()
    expect(notes?.help.en).toBeTruthy()
    expect(notes?.control ?? inputOf(schema)?.control).toBeTruthy()
  })

  test.each(fields)('%s has an example that fits', (name, schema) => {
    const document = build({ [name]: notesOf(schema)?.example })
    const { problems, value } = decode(document)
    expect(value).not.toBeNull()
    expect(problems.filter(({ field, problem }) => field === name && !problem.startsWith('falta «'))).toEqual(
      []
    )
    expect(fits(document)).toBe(true)
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
