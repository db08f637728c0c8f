/** A picture as it is kept: of a kind and size we chose, without whatever else was in the file. */
export interface Picture {
  bytes: Buffer
  height: number
  width: number
}

const widest = 1280
const mostPixels = 40_000_000
const quality = 80

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

/** Draws a picture anew as WebP, so that nothing of the file that came is served; null when it is none of the kinds we take. */
export async function reencode(bytes: Buffer): Promise<Picture | null> {
  if (!beginnings.some(({ starts }) => starts(bytes))) return null
  // The library is large, and needed by this alone.
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, height: info.height, width: info.width }
  } catch {
    return null
  }
}
