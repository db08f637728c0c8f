import { z } from 'zod/mini'

import { id, moment, nullable, text, textLines } from '#contract/fields/plain-fields.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import { languages, type Language } from '#domain/text/locale.ts'
import type { OpinionForm } from '#domain/opinion/opinion-form.ts'
import { longestRefusal, type OpinionState, type WaitingOpinion } from '#domain/opinion/opinion.ts'

import { defineCall } from './call.ts'

/** More than any rule of the form allows. */
const longestText = 10_000

const opinionState = enumCodec<OpinionState>({
  published: 'publicada',
  refused: 'rechazada',
  waiting: 'sin-revisar'
})

/** A visitor's opinion about an experience; the form may still be invalid. */
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

const form = {
  author: ['nombre', text(longestText)],
  text: ['opinion', textLines(longestText)]
} as const

/** The experience that is meant. */
const about = z.codec(z.object({ experiencia: id }), z.string(), {
  decode: ({ experiencia }) => experiencia,
  encode: experiencia => ({ experiencia })
})

/** `guardarOpinion`: writes one's opinion of an experience, or changes it; it waits for its review then. */
export const guardarOpinion = defineCall<OpinionRequest, OpinionState>(
  'guardarOpinion',
  objectCodec({ experienceId: ['experiencia', id], form, language: ['idioma', z.enum(languages)] }),
  z.enum(['published', 'refused', 'waiting'])
)

/** `borrarOpinion`: takes one's opinion away; true also when there was none. */
export const borrarOpinion = defineCall<string, true>('borrarOpinion', about, z.literal(true))

const own = objectCodec({
  ...form,
  refusal: ['motivo', z.nullable(z.string())],
  state: ['estado', opinionState]
})

/** `miOpinion`: what one wrote about an experience; null when that is nothing. */
export const miOpinion = defineCall<string, OwnOpinion | null>('miOpinion', about, z.nullable(own))

const waiting = objectCodec({
  author: ['nombre', z.string()],
  date: ['fecha', moment],
  experienceId: ['experiencia', id],
  experienceName: ['nombreExperiencia', z.string()],
  id,
  isPurchaseVerified: ['compraVerificada', z.boolean()],
  language: ['idioma', z.enum(languages)],
  text: ['opinion', z.string()]
})

/** The opinions that wait, the oldest first, and whether there are more of them. */
export interface WaitingOpinions {
  hasMore: boolean
  opinions: WaitingOpinion[]
}

/** `listarRevisiones`: the opinions that wait, for administrators. */
export const listarRevisiones = defineCall<object, WaitingOpinions>(
  'listarRevisiones',
  z.object({}),
  objectCodec({ hasMore: ['hayMas', z.boolean()], opinions: ['opiniones', z.array(waiting)] })
)

/** An administrator's decision about an opinion as it was read: `date` identifies that text. */
export interface Review {
  date: string
  experienceId: string
  id: string
  isPublished: boolean
  /** Reason for a refusal, as its author reads it. */
  refusal: string | null
}

/** `revisarOpinion`: publishes an opinion that waits, or refuses it. */
export const revisarOpinion = defineCall<Review, true>(
  'revisarOpinion',
  objectCodec({
    date: ['fecha', moment],
    experienceId: ['experiencia', id],
    id,
    isPublished: ['publicar', z.boolean()],
    refusal: ['motivo', nullable(text(longestRefusal))]
  }),
  z.literal(true)
)
