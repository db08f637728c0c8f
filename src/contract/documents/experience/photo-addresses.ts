/** The addresses of the photographs of an experience, in their order. */
export function photoAddresses({ imagenes }: Readonly<Record<string, unknown>>): string[] {
  const photos: unknown[] = Array.isArray(imagenes) ? imagenes : []
  return photos.flatMap(photo => {
    const { url }: { url?: unknown } = typeof photo === 'string' ? { url: photo } : Object(photo)
    return typeof url === 'string' ? [url.trim()] : []
  })
}

/** The files of uploaded photographs that a document names anywhere, also within what it keeps as text. */
export function uploadedFilesIn(document: object): string[] {
  const named = JSON.stringify(document).matchAll(/\/archivos\/(fotos\/[a-f0-9]{16}-\d+x\d+\.webp)/g)
  return [...named].flatMap(([, path]) => path ?? [])
}
