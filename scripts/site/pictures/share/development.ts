import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import sharp from 'sharp'

import { rasterise } from './drawing.ts'
import { typefaceOfPosters } from './typeface.ts'

const testPhotographs = 'src/components/style/photographs'

/** Draws the sharing pictures of the test photographs for the style page, which the development server alone has. */
export async function serveSharePicture(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void
): Promise<void> {
  const url = basename(new URL(request.url ?? '', 'http://localhost').pathname)
  try {
    const { height, width } = await sharp(join(testPhotographs, url)).metadata()
    const picture = {
      address: url,
      lettering: { place: 'Nerja', price: '32 € por adulto', title: `Fotografía de prueba: ${url}` },
      photo: { alt: null, focus: null, height, url, width },
      subject: { light: 'day', motif: 'cover', province: 'malaga', seed: url }
    } as const
    response.setHeader('Content-Type', 'image/jpeg')
    response.end(await rasterise(picture, typefaceOfPosters(), testPhotographs))
  } catch {
    next()
  }
}
