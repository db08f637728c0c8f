import sharp from 'sharp'
import type { SharePicture } from '#posters/share-pictures.ts'
import { sharePoster } from '#posters/share.ts'
import { outlined } from './outlined.ts'
import type { Typeface } from './typeface.ts'

/** Where the poster begins, in the units of the drawing: no line of text may run into it. */
const columnEnd = 262
const quality = 82

// Pictures are drawn side by side, each by one thread; what was drawn is not asked for again.
sharp.concurrency(1)
sharp.cache(false)

/** The picture as a JPEG file. */
export function rasterise({ lettering, subject }: SharePicture, typeface: Typeface): Promise<Buffer> {
  const svg = outlined(sharePoster(subject, lettering), typeface, columnEnd)
  return sharp(Buffer.from(svg)).flatten({ background: '#fff8f0' }).jpeg({ quality }).toBuffer()
}
