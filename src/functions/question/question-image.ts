import { getFirestore } from 'firebase-admin/firestore'

import {
  quitarImagenPregunta as quitarImagenPreguntaCall,
  subirImagenPregunta as subirImagenPreguntaCall
} from '#contract/calls/questions.ts'
import { decodeQuestion } from '#contract/documents/question.ts'
import { questionImage } from '#contract/written/question.ts'
import { filesPlace } from '#domain/data/picture-file.ts'

import { files, pictureName } from '#functions/site/archive.ts'
import { callable } from '#functions/site/callable.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { reencode } from '#functions/site/picture.ts'

const folderOf = (slug: string) => `preguntas/${slug}/`

/** Five megabytes as base64, and what stands around them. */
const largestBytes = 6_800_000
const wish = { longest: 1280, quality: 80, shortest: 1 }

/** The file first, then the word of it, then the file before: whenever it ends, what the question names is there. */
export const subirImagenPregunta = callable(
  subirImagenPreguntaCall,
  { largestBytes, limits: [{ by: 'person', seconds: 600, times: 60 }], who: 'admin' },
  async ({ bytes, id }) => {
    const ref = getFirestore().collection('preguntas').doc(id)
    const known = decodeQuestion({ ...(await ref.get()).data(), id }).value
    if (known === null) return refuse('not-found', 'There is no such question')
    const picture = await reencode(Buffer.from(bytes, 'base64'), wish)
    if (picture.kind === 'refused')
      return refuse('invalid-argument', 'Not a JPEG, PNG or WebP picture', 'image-invalid')
    const path = folderOf(known.slug) + pictureName(picture)
    await files().write(path, picture.bytes, 'image/webp')
    await ref.update(questionImage(filesPlace + path))
    await files().removeAllBut(folderOf(known.slug), path)
    return done(filesPlace + path)
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
