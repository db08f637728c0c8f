import { listarCorreos, reenviarCorreo } from '#contract/calls/mail.ts'
import { listarRevisiones, type Review, revisarOpinion } from '#contract/calls/opinions.ts'
import {
  borrarPregunta,
  guardarPregunta,
  listarPreguntas,
  quitarImagenPregunta,
  subirImagenPregunta
} from '#contract/calls/questions.ts'
import type { UnsentMail } from '#domain/mail/delivery.ts'
import type { QuestionDraft } from '#domain/question/question.ts'

import { base64Of } from '#services/site/base64.ts'
import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

export type { EditedQuestion } from '#contract/calls/questions.ts'

/** Calls of administrators. */
export const adminApi = {
  decide: (review: Review) => callFunction(customerCall, revisarOpinion, review),
  mails: () => callFunction(customerCall, listarCorreos, {}),
  questions: () => callFunction(customerCall, listarPreguntas, {}),
  remove: (id: string) => callFunction(customerCall, borrarPregunta, id),
  removeImage: (id: string) => callFunction(customerCall, quitarImagenPregunta, id),
  resend: (mail: Pick<UnsentMail, 'id' | 'kind'>) => callFunction(customerCall, reenviarCorreo, mail),
  reviews: () => callFunction(customerCall, listarRevisiones, {}),
  save: (id: string | null, draft: QuestionDraft) =>
    callFunction(customerCall, guardarPregunta, { draft, id }),
  upload: async (id: string, file: Blob) =>
    callFunction(customerCall, subirImagenPregunta, { bytes: await base64Of(file), id })
}

export type AdminApi = typeof adminApi
