import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id } from '#contract/fields/plain-fields.ts'
import type { DocumentPlace, DocumentState } from '#domain/studio/studio-document.ts'
import type { DocumentTexts } from '#domain/studio/translation/document-texts.ts'
import type { TranslationPage, TranslationRow } from '#domain/studio/translation/matrix.ts'
import type { StateCounts } from '#domain/studio/translation/translated-text.ts'
import type { TextsPerLanguage } from '#domain/studio/translation/texts.ts'
import { languages, perLanguage } from '#domain/text/locale.ts'

import { type ListRequest, listRequest, place } from './documents.ts'

const states = { borrador: 'draft', oculto: 'hidden', publicado: 'published' } as const
const stateNames = {
  draft: 'borrador',
  hidden: 'oculto',
  published: 'publicado'
} as const satisfies Record<DocumentState, keyof typeof states>

const written = z.enum(['borrador', 'oculto', 'publicado'])

/** What is missing, made of another original, and proposed by a machine. */
const counts = z.tuple([z.number(), z.number(), z.number()])

const row = z.object({
  estado: written,
  id: z.string(),
  idiomas: z.object(perLanguage(() => counts)),
  textos: z.number(),
  titulo: z.string()
})

const matrix = z.object({ documentos: z.array(row), siguiente: z.nullable(z.string()) })

/** `estudioIdiomas`: how the texts of the documents of a collection stand in each language, at most 500 documents at once. */
export const estudioIdiomas = defineCall<ListRequest, z.output<typeof matrix>>(
  'estudioIdiomas',
  listRequest,
  matrix
)

export function translationPageIn({ documentos, siguiente }: z.output<typeof matrix>): TranslationPage {
  return {
    next: siguiente,
    rows: documentos.map(({ estado, id: documentId, idiomas, textos, titulo }) => ({
      counts: perLanguage(code => countsIn(idiomas[code])),
      id: documentId,
      state: states[estado],
      texts: textos,
      title: titulo
    }))
  }
}

export function answerTranslationPage({ next, rows }: TranslationPage): z.output<typeof matrix> {
  return { documentos: rows.map(answerRow), siguiente: next }
}

function answerRow({ counts: found, id: documentId, state, texts, title }: TranslationRow) {
  return {
    estado: stateNames[state],
    id: documentId,
    idiomas: perLanguage((code): z.output<typeof counts> => {
      const { changed, machine, missing } = found[code]
      return [missing, changed, machine]
    }),
    textos: texts,
    titulo: title
  }
}

function countsIn([missing, changed, machine]: z.output<typeof counts>): StateCounts {
  return { changed, machine, missing }
}

const texts = z.partial(z.object(perLanguage(() => z.string())))
export const documentTexts = z.object({
  conMaquina: z.boolean(),
  estado: written,
  id: z.string(),
  textos: z.array(
    z.object({
      campo: z.string(),
      conHtml: z.boolean(),
      maquina: texts,
      originales: texts,
      textos: texts
    })
  ),
  titulo: z.string()
})

export interface TextsRequest {
  collection: DocumentPlace['collection']
  ids: readonly string[]
}

const mostTextDocuments = 50

/** `estudioTextos`: the texts of some documents, and nothing else of them. What is gone is missing in the answer. */
export const estudioTextos = defineCall<TextsRequest, z.output<typeof documentTexts>[]>(
  'estudioTextos',
  z.pipe(
    z.object({
      coleccion: place.shape.coleccion,
      ids: z.array(id).check(z.minLength(1), z.maxLength(mostTextDocuments))
    }),
    z.transform(({ coleccion, ids }) => ({ collection: coleccion, ids: [...new Set(ids)] }))
  ),
  z.array(documentTexts)
)

export function encodeTextsRequest({ collection, ids }: TextsRequest) {
  return { coleccion: collection, ids: [...ids] }
}

export function documentTextsIn(answer: z.output<typeof documentTexts>): DocumentTexts {
  return {
    hasMachine: answer.conMaquina,
    id: answer.id,
    state: states[answer.estado],
    texts: answer.textos.map(({ campo, conHtml, maquina, originales, textos }) => ({
      isHtml: conHtml,
      machine: told(maquina),
      originals: told(originales),
      path: campo,
      texts: told(textos)
    })),
    title: answer.titulo
  }
}

export function answerTexts(found: DocumentTexts): z.output<typeof documentTexts> {
  return {
    conMaquina: found.hasMachine,
    estado: stateNames[found.state],
    id: found.id,
    textos: found.texts.map(({ isHtml, machine, originals, path, texts: perText }) => ({
      campo: path,
      conHtml: isHtml,
      maquina: machine,
      originales: originals,
      textos: perText
    })),
    titulo: found.title
  }
}

/** Only the languages that are there. */
function told(found: z.output<typeof texts>): TextsPerLanguage {
  return Object.fromEntries(
    languages.flatMap(code => {
      const text = found[code]
      return text === undefined ? [] : [[code, text]]
    })
  )
}
