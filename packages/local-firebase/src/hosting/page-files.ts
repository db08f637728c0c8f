import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** A file as the code of Hosting wants it. */
interface ServedFile {
  etag: string
  size: number
  stream: Readable
}

/** Error codes for an address that is no file here. */
const noFile = ['EINVAL', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR']

/**
 * Reads the files of a site for the code of Hosting. Its own reader opens a file twice and streams it, and a page that a publication removes in
 * between ends the program. Here a file is opened once and read whole before anything is answered.
 */
export function createFileReader(folder: string) {
  return async (_request: unknown, path: string): Promise<ServedFile | null> => {
    const name = nameIn(folder, path)
    const bytes = name === null ? null : await readWhole(name)
    if (bytes === null) return null
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
    return { etag, size: bytes.length, stream: Readable.from(bytes.length > 0 ? [bytes] : []) }
  }
}

/** The file that an address means; null when the address cannot be one inside of the folder. */
function nameIn(folder: string, path: string): string | null {
  try {
    const name = decodeURIComponent(path)
    const isPlain = name.startsWith('/') && !/\0|\\/.test(name) && !name.split('/').includes('..')
    return isPlain ? join(folder, name) : null
  } catch {
    return null
  }
}

async function readWhole(name: string): Promise<Buffer | null> {
  try {
    await using file = await open(name)
    return await file.readFile()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noFile.includes(String(error.code))
}
