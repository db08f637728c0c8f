import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file so that readers see the old or the new one, never a part. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    writeFileSync(draft, content)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
