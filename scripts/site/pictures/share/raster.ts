import sharp from 'sharp'
import type { SharePicture } from '#posters/share-pictures.ts'
import { shareDrawing } from './drawing.ts'
import type { Typeface } from './typeface.ts'

/** Huffman tables made to measure would save 8 % of the size and cost a quarter of the time. */
const encoding = { optimiseCoding: false, quality: 80 }

// Pictures are drawn side by side, each by one thread; what was drawn is not asked for again.
sharp.concurrency(1)
sharp.cache(false)

/** The picture as a JPEG file. */
export function rasterise(picture: SharePicture, typeface: Typeface): Promise<Buffer> {
  return sharp(Buffer.from(shareDrawing(picture, typeface)))
    .removeAlpha()
    .jpeg(encoding)
    .toBuffer()
}
