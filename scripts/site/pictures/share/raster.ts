import { join } from 'node:path'
import sharp from 'sharp'
import { photoFolder } from '#catalog/model/photos.ts'
import { cutAround } from '#domain/catalogue/photo/focus.ts'
import { middle, type ReadPhoto } from '#domain/catalogue/photo/sizes.ts'
import type { SharePicture } from '#posters/share-pictures.ts'
import { photoBox, shareDrawing } from './drawing.ts'
import type { Typeface } from './typeface.ts'

/** Huffman tables made to measure would save 8 % of the size and cost a quarter of the time. */
const encoding = { optimiseCoding: false, quality: 80 }

// Pictures are drawn side by side, each by one thread; what was drawn is not asked for again.
sharp.concurrency(1)
sharp.cache(false)

/** The picture as a JPEG file. */
export async function rasterise(
  picture: SharePicture,
  typeface: Typeface,
  photos = photoFolder
): Promise<Buffer> {
  const { left, top } = photoBox
  const input = picture.photo && (await inFrame(picture.photo, photos))
  return sharp(Buffer.from(shareDrawing(picture, typeface)))
    .composite(input ? [{ input, left, top }] : [])
    .removeAlpha()
    .jpeg(encoding)
    .toBuffer()
}

/** The part of a photograph that fits its frame, around what must stay in view. */
function inFrame({ focus, height, url, width }: ReadPhoto, folder: string): Promise<Buffer> {
  const box = { height: photoBox.height, width: photoBox.width }
  const cut = cutAround({ height, width }, focus ?? middle, box.height / box.width)
  return sharp(join(folder, url))
    .extract(cut)
    .resize({ fit: 'fill', ...box })
    .toBuffer()
}
