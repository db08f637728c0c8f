import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import type { MachineText } from './machine-text.ts'
import type { MadeOf } from './originals.ts'
import type { TranslationNotes } from './translated-text.ts'
import { type Language, languages } from '#domain/text/locale.ts'

/** The studio's notes about translations, beside each document: `traducciones/{collection}~{id}`. No page reads them. */
export const translationsCollection = 'traducciones'

const language = z.enum(languages)

/** Translations of one original, with their languages. */
const original = z.object({
  campo: z.string(),
  original: z.string(),
  textos: z.array(z.tuple([language, z.string()]))
})
const machineText = z.object({
  campo: z.string(),
  idioma: language,
  original: z.string(),
  texto: z.string()
})

const notes = z.object({ maquina: z.array(machineText), originales: z.array(original) })

const stored = z.pipe(
  z.pipe(
    z.object({ notas: z.string() }),
    z.transform(({ notas }, context): unknown => {
      try {
        return JSON.parse(notas)
      } catch {
        context.issues.push({ code: 'custom', input: notas })
        return null
      }
    })
  ),
  z.pipe(
    notes,
    z.transform(({ maquina, originales }): TranslationNotes => ({
      machine: maquina.map(({ campo, idioma, original: from, texto }) => ({
        field: campo,
        language: idioma,
        original: from,
        text: texto
      })),
      madeOf: originales.flatMap(({ campo, original: from, textos }) =>
        textos.map(([to, translation]) => ({ field: campo, language: to, original: from, translation }))
      )
    }))
  )
)

const noNotes: TranslationNotes = { machine: [], madeOf: [] }

const read = readerOf<TranslationNotes>(stored)

/** Reads the notes of a document; empty where they are missing or unreadable. */
export function readTranslationNotes(document: unknown): TranslationNotes {
  return read(document) ?? noNotes
}

/** As text: so the database makes no index of it. Each original stands there once, however many languages it was translated into. */
export function encodeTranslationNotes({ machine, madeOf }: TranslationNotes): { notas: string } {
  const byOriginal = Map.groupBy(madeOf, ({ field, original: from }) => JSON.stringify([field, from]))
  const notas: z.output<typeof notes> = {
    maquina: machine.map(encodeMachineText),
    originales: [...byOriginal.values()].flatMap(([first, ...more]) =>
      first === undefined ? [] : [encodeOriginal(first, [first, ...more])]
    )
  }
  return { notas: JSON.stringify(notas) }
}

function encodeMachineText({ field, language: idioma, original: from, text }: MachineText) {
  return { campo: field, idioma, original: from, texto: text }
}

function encodeOriginal({ field, original: from }: MadeOf, made: readonly MadeOf[]) {
  const textos = made.map(({ language: to, translation }): [Language, string] => [to, translation])
  return { campo: field, original: from, textos }
}
