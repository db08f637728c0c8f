import { createHash } from 'node:crypto'
import type { HttpsFunction } from 'firebase-functions/https'

import { filesPlace, pictureFile } from '#domain/data/picture-file.ts'

import { type Files, openFiles } from './files.ts'

/** The files of the site that people upload. */
export const files = (): Files => openFiles(process.env.FILES_FOLDER)

interface Picture {
  bytes: Buffer
  height: number
  width: number
}

/** A picture is called after what it holds: the same one twice is one file. */
export function pictureName({ bytes, ...size }: Picture): string {
  return pictureFile(createHash('sha256').update(bytes).digest('hex').slice(0, 16), size)
}

const shape = /^(?:fotos|preguntas\/[a-z0-9-]+)\/[a-f0-9]{16}-\d+x\d+\.webp$/

/** Serves these pictures at the site's own address; their names tell their content. */
export async function sendPicture(...[request, response]: Parameters<HttpsFunction>): Promise<void> {
  const path = request.path.startsWith(filesPlace) ? request.path.slice(filesPlace.length) : ''
  const bytes = shape.test(path) ? await files().read(path) : null
  if (bytes === null) {
    response.status(404).set('Cache-Control', 'no-store').type('text').end('Not Found')
    return
  }
  response.set('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp').end(bytes)
}
