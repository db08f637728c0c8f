import { createHash } from 'node:crypto'
import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/https'

import {
  quitarImagenPregunta as quitarImagenPreguntaCall,
  subirImagenPregunta as subirImagenPreguntaCall
} from '#contract/calls/questions.ts'
import { decodeQuestion } from '#contract/documents/question.ts'
import { questionImage } from '#contract/written/question.ts'
import { questionFile } from '#domain/question/question-file.ts'

import { callable } from '#functions/site/callable.ts'
import { openFiles } from '#functions/site/files.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { reencode } from './picture.ts'

const files = () => openFiles(process.env.FILES_FOLDER)
const place = '/archivos/'
const folderOf = (slug: string) => `preguntas/${slug}/`

/** Five megabytes as base64, and what stands around them. */
const largestBytes = 6_800_000

/** The file first, then the word of it, then the file before: whenever it ends, what the question names is there. */
export const subirImagenPregunta = callable(
  subirImagenPreguntaCall,
  { largestBytes, limits: [{ by: 'person', seconds: 600, times: 60 }], memory: '512MiB', who: 'admin' },
  async ({ bytes, id }) => {
    const ref = getFirestore().collection('preguntas').doc(id)
    const known = decodeQuestion({ ...(await ref.get()).data(), id }).value
    if (known === null) return refuse('not-found', 'There is no such question')
    const picture = await reencode(Buffer.from(bytes, 'base64'))
    if (picture === null)
      return refuse('invalid-argument', 'Not a JPEG, PNG or WebP picture', 'image-invalid')
    const print = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 16)
    const path = folderOf(known.slug) + questionFile(print, picture)
    await files().write(path, picture.bytes, 'image/webp')
    await ref.update(questionImage(place + path))
    await files().removeAllBut(folderOf(known.slug), path)
    return done(place + path)
  }
)

export const quitarImagenPregunta = callable(quitarImagenPreguntaCall, { who: 'admin' }, async id => {
  const ref = getFirestore().collection('preguntas').doc(id)
  const known = decodeQuestion({ ...(await ref.get()).data(), id }).value
  if (known === null) return refuse('not-found', 'There is no such question')
  await ref.update(questionImage(null))
  await removeImages(known.slug)
  return done(true)
})

export function removeImages(slug: string): Promise<void> {
  return files().removeAllBut(folderOf(slug), null)
}

/** Serves these pictures at the site's own address; their names tell their content. */
export const archivos = onRequest({ region: 'europe-west1' }, async (request, response) => {
  const [, path] =
    /^\/archivos\/(preguntas\/[a-z0-9-]+\/[a-f0-9]{16}-\d+x\d+\.webp)$/.exec(request.path) ?? []
  const bytes = path === undefined ? null : await files().read(path)
  if (bytes === null) {
    response.status(404).set('Cache-Control', 'no-store').type('text').end('Not Found')
    return
  }
  response.set('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp').end(bytes)
})
