import { z } from 'zod/mini'

import { id, moment, text, textLines } from '#contract/fields/plain-fields.ts'
import { languages, type Language } from '#domain/text/locale.ts'
import type { OpinionForm } from '#domain/opinion/opinion-form.ts'
import { longestRefusal, type OpinionState, type WaitingOpinion } from '#domain/opinion/opinion.ts'

import { defineCall } from './call.ts'

/** More than any rule of the form allows. */
const longestText = 10_000

const states = {
  publicada: 'published',
  rechazada: 'refused',
  'sin-revisar': 'waiting'
} as const satisfies Record<string, OpinionState>

const stateNames = {
  published: 'publicada',
  refused: 'rechazada',
  waiting: 'sin-revisar'
} as const satisfies Record<OpinionState, keyof typeof states>

/** What somebody wrote about an experience; the form may still be wrong. */
export interface OpinionRequest {
  experienceId: string
  form: OpinionForm
  language: Language
}

/** Their own opinion, as they see it. */
export interface OwnOpinion extends OpinionForm {
  /** Why it was not published, where that was said. */
  refusal: string | null
  state: OpinionState
}

const writtenOpinion = z.object({
  experiencia: id,
  idioma: z.enum(languages),
  nombre: text(longestText),
  opinion: textLines(longestText)
})

const about = z.pipe(
  z.object({ experiencia: id }),
  z.transform(({ experiencia }) => experiencia)
)

export function encodeAbout(experienceId: string) {
  return { experiencia: experienceId }
}

/** `guardarOpinion`: writes one's opinion of an experience, or changes it; it waits for its review then. */
export const guardarOpinion = defineCall<OpinionRequest, OpinionState>(
  'guardarOpinion',
  z.pipe(
    writtenOpinion,
    z.transform(({ experiencia, idioma, nombre, opinion }) => ({
      experienceId: experiencia,
      form: { author: nombre, text: opinion },
      language: idioma
    }))
  ),
  z.enum(['published', 'refused', 'waiting'])
)

export function encodeOpinionRequest({ experienceId, form, language }: OpinionRequest) {
  return { experiencia: experienceId, idioma: language, nombre: form.author, opinion: form.text }
}

/** `borrarOpinion`: takes one's opinion away; true also when there was none. */
export const borrarOpinion = defineCall<string, true>('borrarOpinion', about, z.literal(true))

const own = z.object({
  estado: z.enum(['publicada', 'rechazada', 'sin-revisar']),
  motivo: z.nullable(z.string()),
  nombre: text(longestText),
  opinion: textLines(longestText)
})

/** `miOpinion`: what one wrote about an experience; null when that is nothing. */
export const miOpinion = defineCall<string, z.output<typeof own> | null>('miOpinion', about, z.nullable(own))

export function ownOpinionIn({ estado, motivo, nombre, opinion }: z.output<typeof own>): OwnOpinion {
  return { author: nombre, refusal: motivo, state: states[estado], text: opinion }
}

export function answerOwnOpinion({
  author,
  refusal,
  state,
  text: written
}: OwnOpinion): z.output<typeof own> {
  return { estado: stateNames[state], motivo: refusal, nombre: author, opinion: written }
}

const waiting = z.object({
  compraVerificada: z.boolean(),
  experiencia: id,
  fecha: moment,
  id,
  idioma: z.enum(languages),
  nombre: z.string(),
  nombreExperiencia: z.string(),
  opinion: z.string()
})

const waitingList = z.object({ hayMas: z.boolean(), opiniones: z.array(waiting) })

/** The opinions that wait, the oldest first, and whether there are more of them. */
export interface WaitingOpinions {
  hasMore: boolean
  opinions: WaitingOpinion[]
}

/** `listarRevisiones`: the opinions that wait, for administrators. */
export const listarRevisiones = defineCall<object, z.output<typeof waitingList>>(
  'listarRevisiones',
  z.object({}),
  waitingList
)

export function waitingListIn({ hayMas, opiniones }: z.output<typeof waitingList>): WaitingOpinions {
  return { hasMore: hayMas, opinions: opiniones.map(waitingIn) }
}

export function answerWaitingList({ hasMore, opinions }: WaitingOpinions): z.output<typeof waitingList> {
  return { hayMas: hasMore, opiniones: opinions.map(answerWaiting) }
}

function waitingIn(answer: z.output<typeof waiting>): WaitingOpinion {
  return {
    author: answer.nombre,
    date: answer.fecha,
    experienceId: answer.experiencia,
    experienceName: answer.nombreExperiencia,
    id: answer.id,
    isPurchaseVerified: answer.compraVerificada,
    language: answer.idioma,
    text: answer.opinion
  }
}

function answerWaiting(opinion: WaitingOpinion): z.output<typeof waiting> {
  return {
    compraVerificada: opinion.isPurchaseVerified,
    experiencia: opinion.experienceId,
    fecha: opinion.date,
    id: opinion.id,
    idioma: opinion.language,
    nombre: opinion.author,
    nombreExperiencia: opinion.experienceName,
    opinion: opinion.text
  }
}

/** What an administrator decides about an opinion as it was read: `date` says which text that was. */
export interface Review {
  date: string
  experienceId: string
  id: string
  isPublished: boolean
  /** What its author is told about a refusal. */
  refusal: string | null
}

/** `revisarOpinion`: publishes an opinion that waits, or refuses it. */
export const revisarOpinion = defineCall<Review, true>(
  'revisarOpinion',
  z.pipe(
    z.object({
      experiencia: id,
      fecha: moment,
      id,
      motivo: z.nullish(text(longestRefusal)),
      publicar: z.boolean()
    }),
    z.transform(({ experiencia, fecha, id: opinionId, motivo, publicar }) => ({
      date: fecha,
      experienceId: experiencia,
      id: opinionId,
      isPublished: publicar,
      refusal: publicar ? null : motivo || null
    }))
  ),
  z.literal(true)
)

export function encodeReviewRequest({ date, experienceId, id: opinionId, isPublished, refusal }: Review) {
  return {
    experiencia: experienceId,
    fecha: date,
    id: opinionId,
    motivo: refusal,
    publicar: isPublished
  }
}
