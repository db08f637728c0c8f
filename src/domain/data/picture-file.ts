interface Size {
  height: number
  width: number
}

/** The name of an uploaded picture: what it holds, and its size, so that a page keeps its place free. */
export function pictureFile(print: string, { height, width }: Size): string {
  return `${print}-${width}x${height}.webp`
}

/** The size that the name of a picture tells; null when it tells none. */
export function sizeIn(address: string): Size | null {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(address) ?? []
  return width && height ? { height: Number(height), width: Number(width) } : null
}

/** Where uploaded pictures are served, and below it the photographs of experiences. */
export const filesPlace = '/archivos/'
export const photoPlace = 'fotos/'

const uploadedPhoto = /^\/archivos\/(?<path>fotos\/[a-f0-9]{16}-\d+x\d+\.webp)$/

/** The file behind the address of an uploaded photograph; null for any other address. The name tells its content: what it holds never changes. */
export function uploadedFile(address: string): string | null {
  return uploadedPhoto.exec(address)?.groups?.['path'] ?? null
}
