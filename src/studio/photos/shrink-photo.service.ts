import { sizeToSend } from './upload.ts'

const quality = 0.9

/** A photograph as it is sent: upright, no larger than the site needs. What this browser cannot read is sent as it is, and the function says what is wrong with it. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return file
  const size = sizeToSend(picture, file)
  const drawn = size && (await draw(picture, size))
  picture.close()
  return drawn ?? file
}

function draw(
  picture: ImageBitmap,
  { height, width }: { height: number; width: number }
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { height, width })
  const context = canvas.getContext('2d')
  if (context === null) return Promise.resolve(null)
  // Transparent parts would be black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
}
