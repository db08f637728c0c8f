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

import { type CallResult, callFunctionAs, mapResult } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

export type { EditedQuestion } from '#contract/calls/questions.ts'

/** What administrators do. */
export interface AdminApi {
  decide: (review: Review) => Promise<CallResult<true>>
  questions: () => Promise<CallResult<EditedQuestion[]>>
  remove: (id: string) => Promise<CallResult<true>>
  removeImage: (id: string) => Promise<CallResult<true>>
  reviews: () => Promise<CallResult<WaitingOpinions>>
  save: (id: string | null, draft: QuestionDraft) => Promise<CallResult<string>>
  upload: (id: string, file: Blob) => Promise<CallResult<string>>
}

function createDesk(call: Call): AdminApi {
  return {
    decide: review => callFunctionAs(call, revisarOpinion, encodeReviewRequest(review)),
    questions: async () => {
      const answer = await callFunctionAs(call, listarPreguntas, {})
      return answer.kind === 'done' ? { kind: 'done', value: answer.value.map(editedIn) } : answer
    },
    remove: id => callFunctionAs(call, borrarPregunta, { id }),
    removeImage: id => callFunctionAs(call, quitarImagenPregunta, { id }),
    reviews: async () => mapResult(await callFunctionAs(call, listarRevisiones, {}), waitingListIn),
    save: (id, draft) => callFunctionAs(call, guardarPregunta, encodeQuestionRequest(id, draft)),
    upload: async (id, file) =>
      callFunctionAs(call, subirImagenPregunta, encodeUpload({ bytes: await base64Of(file), id }))
  }
}

export const adminApi = createDesk(customerCall)

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
