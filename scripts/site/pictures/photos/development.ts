import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { photoAddresses } from '#domain/catalogue/photo/sizes.ts'

/** `npm run dev` puts the sizes of photographs here. */
export const photographsInDevelopment = '.cache/dev'

/** Answers for the folder of photographs on the development server. */
export function servePhotographs(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { pathname } = new URL(request.url ?? '', 'http://localhost')
  const file = createReadStream(join(photographsInDevelopment, photoAddresses, basename(pathname)))
  file.once('open', () => {
    response.setHeader('Content-Type', 'image/webp')
    file.pipe(response)
  })
  file.once('error', () => next())
}
