import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { encodeReviewRequest, listarRevisiones, revisarOpinion } from '#contract/calls/opinions.ts'
import {
  borrarPregunta,
  encodeQuestionRequest,
  encodeUpload,
  guardarPregunta,
  quitarImagenPregunta,
  subirImagenPregunta
} from '#contract/calls/questions.ts'
import { encodePhoto, estudioSubirFoto } from '#contract/calls/studio/photos.ts'
import type { Ask } from './asking.ts'
import { newAuthor } from './experience.ts'
import { newAdmin } from './people.ts'
import type { Sample } from './sample.ts'

/** What administrators do. */
export const administratorSamples: readonly Sample[] = [
  {
    call: listarRevisiones,
    prepare: async ask => {
      await newAuthor(ask)
      return { data: {}, token: (await newAdmin()).token }
    }
  },
  { call: revisarOpinion, prepare: oldestWaiting },
  {
    call: guardarPregunta,
    prepare: async () => ({ data: newQuestion(), token: (await newAdmin()).token })
  },
  { call: borrarPregunta, prepare: writtenQuestion },
  {
    call: subirImagenPregunta,
    prepare: async ask => {
      const { data, token } = await writtenQuestion(ask)
      return { data: encodeUpload({ bytes: await picture(), id: data.id }), token }
    }
  },
  {
    call: estudioSubirFoto,
    prepare: async () => ({
      data: encodePhoto({ bytes: await picture(), experience: 'kayak-cuevas-nerja' }),
      token: (await newAdmin()).token
    })
  },
  {
    call: quitarImagenPregunta,
    prepare: async ask => {
      const { data, token } = await writtenQuestion(ask)
      await ask(subirImagenPregunta, {
        data: encodeUpload({ bytes: await picture(), id: data.id }),
        token
      })
      return { data, token }
    }
  }
]

async function oldestWaiting(ask: Ask) {
  await newAuthor(ask)
  const { token } = await newAdmin()
  const { opiniones } = await ask(listarRevisiones, { data: {}, token })
  const [oldest] = opiniones
  if (oldest === undefined) throw new Error('No opinion waits')
  const { experiencia: experienceId, fecha: date, id } = oldest
  return { data: encodeReviewRequest({ date, experienceId, id, isPublished: true, refusal: null }), token }
}

async function writtenQuestion(ask: Ask) {
  const { token } = await newAdmin()
  const id = await ask(guardarPregunta, { data: newQuestion(), token })
  return { data: { id }, token }
}

function newQuestion() {
  return encodeQuestionRequest(null, {
    answerHtml: { en: '<p>Yes, next to the path.</p>', es: '<p>Sí, junto al sendero.</p>' },
    order: null,
    question: { en: 'Is there parking?', es: `¿Hay aparcamiento? ${randomUUID()}` },
    topic: 'bookings'
  })
}

/** As large as a photo of a telephone that was sent by mail, and with as much in it. */
async function picture(): Promise<string> {
  const bytes = await sharp({
    create: {
      background: '#808080',
      channels: 3,
      height: 1200,
      noise: { mean: 128, sigma: 40, type: 'gaussian' },
      width: 1600
    }
  })
    .blur(2)
    .jpeg()
    .toBuffer()
  return bytes.toString('base64')
}
