import {
  encodeReviewRequest,
  listarRevisiones,
  type Review,
  revisarOpinion,
  waitingIn
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
import type { WaitingOpinion } from '#domain/opinion.ts'
import type { QuestionDraft } from '#domain/question.ts'

import { type Answered, askAs } from './asking.ts'
import { type Call, customerCall } from './callable.ts'

export type { EditedQuestion } from '#contract/calls/questions.ts'

/** What administrators do. */
export interface Desk {
  decide: (review: Review) => Promise<Answered<true>>
  questions: () => Promise<Answered<EditedQuestion[]>>
  remove: (id: string) => Promise<Answered<true>>
  removeImage: (id: string) => Promise<Answered<true>>
  reviews: () => Promise<Answered<WaitingOpinion[]>>
  save: (id: string | null, draft: QuestionDraft) => Promise<Answered<string>>
  upload: (id: string, file: Blob) => Promise<Answered<string>>
}

function createDesk(call: Call): Desk {
  return {
    decide: review => askAs(call, revisarOpinion, encodeReviewRequest(review)),
    questions: async () => {
      const answer = await askAs(call, listarPreguntas, {})
      return answer.kind === 'done' ? { kind: 'done', value: answer.value.map(editedIn) } : answer
    },
    remove: id => askAs(call, borrarPregunta, { id }),
    removeImage: id => askAs(call, quitarImagenPregunta, { id }),
    reviews: async () => {
      const answer = await askAs(call, listarRevisiones, {})
      return answer.kind === 'done' ? { kind: 'done', value: answer.value.map(waitingIn) } : answer
    },
    save: (id, draft) => askAs(call, guardarPregunta, encodeQuestionRequest(id, draft)),
    upload: async (id, file) =>
      askAs(call, subirImagenPregunta, encodeUpload({ bytes: await base64Of(file), id }))
  }
}

export const desk = createDesk(customerCall)

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
