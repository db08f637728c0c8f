import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id } from '#contract/fields/plain-fields.ts'
import { documentState } from '#studio/list/wire-row.contract.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { DocumentTexts } from './document-texts.ts'
import type { TranslationPage } from './matrix.ts'
import type { TextsPerLanguage } from './texts.ts'
import type { StateCounts } from './translated-text.ts'
import { languages, perLanguage } from '#domain/text/locale.ts'

import { collection, type ListRequest, listRequest, next } from '#studio/document/documents.call.ts'

/** Numbers of texts that are missing, outdated, and proposed by a machine. */
const counts = z.codec(z.tuple([z.number(), z.number(), z.number()]), z.custom<StateCounts>(), {
  decode: ([missing, changed, machine]) => ({ changed, machine, missing }),
  encode: ({ changed, machine, missing }): [number, number, number] => [missing, changed, machine]
})

const row = objectCodec({
  counts: ['idiomas', z.object(perLanguage(() => counts))],
  id: z.string(),
  state: ['estado', documentState],
  texts: ['textos', z.number()],
  title: ['titulo', z.string()]
})

/** `estudioIdiomas`: how the texts of the documents of a collection stand in each language, at most 500 documents at once. */
export const estudioIdiomas = defineCall<ListRequest, TranslationPage>(
  'estudioIdiomas',
  listRequest,
  objectCodec({ next, rows: ['documentos', z.array(row)] })
)

/** Only the languages that are there. */
const texts = z.codec(z.partial(z.object(perLanguage(() => z.string()))), z.custom<TextsPerLanguage>(), {
  decode: found =>
    Object.fromEntries(
      languages.flatMap(code => {
        const text = found[code]
        return text === undefined ? [] : [[code, text]]
      })
    ),
  encode: found => found
})

const documentText = objectCodec({
  isHtml: ['conHtml', z.boolean()],
  machine: ['maquina', texts],
  originals: ['originales', texts],
  path: ['campo', z.string()],
  texts: ['textos', texts]
})

export const documentTexts = objectCodec({
  hasMachine: ['conMaquina', z.boolean()],
  id: z.string(),
  state: ['estado', documentState],
  texts: ['textos', z.array(documentText)],
  title: ['titulo', z.string()]
})

export interface TextsRequest {
  collection: DocumentPlace['collection']
  ids: readonly string[]
}

const maxTextDocuments = 50

/** `estudioTextos`: the texts of some documents, and nothing else of them. What is gone is missing in the answer. */
export const estudioTextos = defineCall<TextsRequest, DocumentTexts[]>(
  'estudioTextos',
  objectCodec({ collection, ids: z.array(id).check(z.minLength(1), z.maxLength(maxTextDocuments)) }),
  z.array(documentTexts)
)
