import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes files that are not served yet, each folder made once. At once: while two threads render, to wait for a third one that writes takes longer than writing. */
export function createFileWriter(): (path: string, content: Uint8Array) => void {
  const folders = new Set<string>()
  return (path, content) => {
    const folder = dirname(path)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(path, content)
  }
}
