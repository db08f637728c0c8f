import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { PhotoSources } from '#domain/catalogue/photo/sources.ts'

const longestWaitMs = 10_000
const largestBytes = 25 * 1024 * 1024

/** Result of reading the address of a photograph. `reason` is for the editors. */
export type Finding =
  | { kind: 'found'; content: Buffer; tag: string | null }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: string }

/** Reads the photograph from a folder of this project or from an allowed origin; `tag` is what the origin gave the copy we have. */
export async function readPhoto(
  url: string,
  { folder, origins }: PhotoSources,
  tag: string | null
): Promise<Finding> {
  if (url.startsWith('/')) return readLocal(url, folder)
  const { origin } = new URL(url)
  if (!origins.includes(origin)) return { kind: 'failed', reason: `el servidor ${origin} no está permitido` }
  return fetchPhoto(url, tag)
}

function readLocal(url: string, folder: string): Finding {
  const path = posix.normalize(decodedPath(url))
  if (!path.startsWith(`${folder}/`)) return { kind: 'failed', reason: `no está en la carpeta ${folder}` }
  try {
    return { content: readFileSync(join('.', path)), kind: 'found', tag: null }
  } catch {
    return { kind: 'failed', reason: 'el archivo no existe o no se puede leer' }
  }
}

/** An address that cannot be decoded stays as it is: no file has it. */
function decodedPath(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** A redirect could lead anywhere, so there is none. */
export async function fetchPhoto(url: string, tag: string | null): Promise<Finding> {
  try {
    const response = await fetch(url, {
      headers: tag === null ? {} : { 'If-None-Match': tag },
      redirect: 'error',
      signal: AbortSignal.timeout(longestWaitMs)
    })
    if (response.status === 304) return { kind: 'unchanged' }
    if (!response.ok) return { kind: 'failed', reason: `el servidor contesta ${response.status}` }
    const content = await bodyOf(response)
    if (content === null) return { kind: 'failed', reason: `pesa más de ${largestBytes / 1024 / 1024} MB` }
    return { content, kind: 'found', tag: response.headers.get('etag') }
  } catch {
    return { kind: 'failed', reason: 'el servidor no contesta' }
  }
}

async function bodyOf({ body }: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > largestBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
