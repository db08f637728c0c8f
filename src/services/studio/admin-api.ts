import {
  encodeReviewRequest,
  listarRevisiones,
  type Review,
  revisarOpinion,
  waitingListIn,
  type WaitingOpinions
} from '#contract/calls/opinions.ts'
import {
  borrarPregunta,
  type EditedQuestion,
  editedIn,
  encodeQuestionRequest,
  encodeUpload,
  guardarPregunta,
  listarPreguntas,
  quitarImagenPregunta,
  subirImagenPregunta
} from '#contract/calls/questions.ts'
import type { QuestionDraft } from '#domain/question/question.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'

import { base64Of } from '#services/site/base64.ts'
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
    decide: review => callFunction(call, revisarOpinion, encodeReviewRequest(review)),
    questions: async () =>
      mapResult(await callFunction(call, listarPreguntas, {}), questions => questions.map(editedIn)),
    remove: id => callFunction(call, borrarPregunta, { id }),
    removeImage: id => callFunction(call, quitarImagenPregunta, { id }),
    reviews: async () => mapResult(await callFunction(call, listarRevisiones, {}), waitingListIn),
    save: (id, draft) => callFunction(call, guardarPregunta, encodeQuestionRequest(id, draft)),
    upload: async (id, file) =>
      callFunction(call, subirImagenPregunta, encodeUpload({ bytes: await base64Of(file), id }))
  }
}

export const adminApi = createAdminApi(customerCall)
