import { z } from 'zod'

import type { RawDocument } from '#contract/reading/snapshot.ts'
import { languages } from '#domain/text/locale.ts'
import { longestRefusal, type SubmittedOpinion } from '#domain/opinion/opinion.ts'
import { flag, longestHtml, longestName, moment } from '#contract/fields/fields.ts'
import { parsedOrNull, trimmed } from './fitting.ts'

/** A document of `experiencias/{id}/comentarios`. */
export const commentDocument = z.object({
  compraVerificada: flag,
  fecha: moment,
  idioma: z.enum(languages),
  motivo: trimmed.max(longestRefusal).nullish(),
  nombre: trimmed.min(1).max(longestName),
  opinion: trimmed.min(1).max(longestHtml),
  publicado: flag,
  rechazado: flag,
  uid: trimmed.min(1)
})

export function decodeOpinion(id: string, document: unknown): SubmittedOpinion | null {
  const doc = parsedOrNull(commentDocument, document)
  return doc === null
    ? null
    : {
        author: doc.nombre,
        date: doc.fecha,
        id,
        isPublished: doc.publicado,
        isPurchaseVerified: doc.compraVerificada,
        isRefused: doc.rechazado,
        language: doc.idioma,
        refusal: doc.motivo || null,
        text: doc.opinion,
        uid: doc.uid
      }
}

export function encodeOpinion(opinion: SubmittedOpinion): z.input<typeof commentDocument> {
  return {
    compraVerificada: opinion.isPurchaseVerified,
    fecha: opinion.date,
    idioma: opinion.language,
    motivo: opinion.refusal,
    nombre: opinion.author,
    opinion: opinion.text,
    publicado: opinion.isPublished,
    rechazado: opinion.isRefused,
    uid: opinion.uid
  }
}

/**
 * A document of `revisiones`: an opinion that waits, found without going through all experiences. The same stands in
 * `usuarios/{uid}/opiniones`: what a customer wrote.
 */
const reviewDocument = z.object({ experiencia: trimmed.min(1), fecha: moment })

export function decodeReview(document: unknown): { experienceId: string; date: string } | null {
  const doc = parsedOrNull(reviewDocument, document)
  return doc && { date: doc.fecha, experienceId: doc.experiencia }
}

/** Identifies the author of an opinion. */
export interface AuthoredOpinion {
  id: string
  experienceId: string
  uid: string
  /** ISO 8601; null where none is written. */
  date: string | null
}

/** The author of a document of `experiencias/{id}/comentarios`. Null without one: a uid is the name of a document, what cannot be one belongs to no account. */
export function decodeAuthor(document: RawDocument): AuthoredOpinion | null {
  const doc = parsedOrNull(authoredDocument, document)
  return (
    doc && {
      date: decodeReview(document)?.date ?? null,
      experienceId: doc.experiencia,
      id: document.id,
      uid: doc.uid
    }
  )
}

const authoredDocument = z.object({ experiencia: trimmed.min(1), uid: z.string().regex(/^[\w-]{1,128}$/) })

export function encodeReview(experienceId: string, date: string): z.input<typeof reviewDocument> {
  return { experiencia: experienceId, fecha: date }
}
