/** A picture as it is kept: of a kind and size we chose, without whatever else was in the file, such as where it was taken. */
interface Picture {
  kind: 'picture'
  bytes: Buffer
  height: number
  width: number
}

export type PictureFault = 'broken' | 'too-many-pixels' | 'too-small' | 'unknown-kind'

type Drawn = Picture | { kind: 'refused'; fault: PictureFault }

/** Sizes and formats into which a picture is converted. */
export interface PictureOptions {
  /** Neither side is longer. */
  longest: number
  /** A picture with a shorter side is refused. */
  shortest: number
  /** Of the WebP, up to 100. */
  quality: number
}

/** A camera of a telephone makes 12 to 50 million. More in a small file is made to fill the memory. */
const maxPixels = 60_000_000

/** How files of these kinds begin, whatever they are called. */
const beginnings = [
  { kind: 'jpeg', starts: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    kind: 'png',
    starts: (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001a\n'
  },
  {
    kind: 'webp',
    starts: (bytes: Buffer) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  }
] as const

/** Draws a picture anew as WebP, upright and in the colours of the web, so that nothing of the file that came is served. */
export async function reencode(
  bytes: Buffer,
  { longest, quality, shortest }: PictureOptions
): Promise<Drawn> {
  if (!beginnings.some(({ starts }) => starts(bytes))) return refused('unknown-kind')
  // The library is large, and needed by this alone.
  const { default: sharp } = await import('sharp')
  try {
    const { height, width } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (height * width > maxPixels) return refused('too-many-pixels')
    if (Math.min(height, width) < shortest) return refused('too-small')
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .rotate()
      .resize({ fit: 'inside', height: longest, width: longest, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, height: info.height, kind: 'picture', width: info.width }
  } catch {
    return refused('broken')
  }
}

function refused(fault: PictureFault): Drawn {
  return { fault, kind: 'refused' }
}
