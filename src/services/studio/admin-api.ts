import {
  listarRevisiones,
  type Review,
  revisarOpinion,
  type WaitingOpinions
} from '#contract/calls/opinions.ts'
import {
  borrarPregunta,
  type EditedQuestion,
  guardarPregunta,
  listarPreguntas,
  quitarImagenPregunta,
  subirImagenPregunta
} from '#contract/calls/questions.ts'
import type { QuestionDraft } from '#domain/question/question.ts'
import type { Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

export type { EditedQuestion } from '#contract/calls/questions.ts'

/** What administrators do. */
export interface AdminApi {
  decide: (review: Review) => Promise<Result<true>>
  questions: () => Promise<Result<EditedQuestion[]>>
  remove: (id: string) => Promise<Result<true>>
  removeImage: (id: string) => Promise<Result<true>>
  reviews: () => Promise<Result<WaitingOpinions>>
  save: (id: string | null, draft: QuestionDraft) => Promise<Result<string>>
  upload: (id: string, file: Blob) => Promise<Result<string>>
}

function createAdminApi(call: Call): AdminApi {
  return {
    decide: review => callFunction(call, revisarOpinion, review),
    questions: () => callFunction(call, listarPreguntas, {}),
    remove: id => callFunction(call, borrarPregunta, id),
    removeImage: id => callFunction(call, quitarImagenPregunta, id),
    reviews: () => callFunction(call, listarRevisiones, {}),
    save: (id, draft) => callFunction(call, guardarPregunta, { draft, id }),
    upload: async (id, file) => callFunction(call, subirImagenPregunta, { bytes: await base64Of(file), id })
  }
}

export const adminApi = createAdminApi(customerCall)

const chunk = 32_768

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let letters = ''
  // In pieces: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += chunk) {
    letters += String.fromCharCode(...bytes.subarray(start, start + chunk))
  }
  return btoa(letters)
}
