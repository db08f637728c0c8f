import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Firestore } from 'firebase-admin/firestore'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { z } from 'zod'
import { openRawDatabase, type Stored } from '../backup/raw-database.ts'
import { batchesOf } from '../backup/batches.ts'
import { topNames } from '../database/documents.ts'

/** Edits within this time are saved together. */
const pauseMs = 200

/** Collections of editors and of the studio. Accounts and their documents are dropped, as the sign-in starts empty. */
const kept: ReadonlySet<string> = new Set([
  ...topNames,
  'historial',
  'programados',
  'propuestas',
  'registroEstudio',
  'traducciones'
])

const jsonValue = z.record(z.string(), z.unknown())
const edits = z.object({
  /** Every document that was written since the catalogue of the product was filled in; null: it was removed. */
  documents: z.record(z.string(), z.record(z.string(), jsonValue).nullable()),
  since: z.iso.datetime()
})
type Edits = z.output<typeof edits>

export interface SavedEdits {
  /** Writes into a database what was edited in it before; says since when, or null when nothing was. */
  restore: (db: Firestore) => Promise<string | null>
  /** Keeps from now on what is written, by its path below the database. */
  recordChange: (path: string) => void
  /** Settles when every recorded change is kept. */
  settled: () => Promise<void>
  forget: () => void
}

/** Saves the edits of a local database, which lives in memory, in a file for the next start. */
export function openSavedEdits(file: string, connect: () => Firestore): SavedEdits {
  let known: Edits = { documents: {}, since: new Date().toISOString() }
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()

  const keepWaiting = async (): Promise<void> => {
    const paths = [...waiting]
    if (paths.length === 0) return
    const raw = await openRawDatabase(connect(), null)
    try {
      for (const path of paths) {
        waiting.delete(path)
        known.documents[path] = (await raw.read(path))?.fields ?? null
      }
    } finally {
      await raw.close()
    }
    writeFileAtomic(file, JSON.stringify(known))
  }
  const save = (): Promise<void> => {
    work = work.catch(() => {}).then(keepWaiting)
    return work
  }
  return {
    forget: () => rmSync(file, { force: true }),
    recordChange(path) {
      if (!kept.has(path.split('/')[0] ?? '')) return
      waiting.add(path)
      clearTimeout(timer)
      timer = setTimeout(() => void save().catch(console.error), pauseMs)
    },
    async restore(db) {
      const found = editsIn(file)
      if (found === null) return null
      known = found
      await write(db, found)
      return found.since
    },
    settled() {
      clearTimeout(timer)
      return save()
    }
  }
}

/** Null when there are none, or they cannot be read. */
function editsIn(file: string): Edits | null {
  if (!existsSync(file)) return null
  try {
    return edits.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(`${file} cannot be read, and is left alone until something is edited`)
    return null
  }
}

async function write(db: Firestore, { documents }: Edits): Promise<void> {
  const entries = Object.entries(documents)
  const written = entries.flatMap(([path, fields]): Stored[] => (fields === null ? [] : [{ fields, path }]))
  const removed = entries.flatMap(([path, fields]) => (fields === null ? [path] : []))
  const raw = await openRawDatabase(db, null)
  try {
    for await (const batch of batchesOf(written)) await raw.write(batch)
    await raw.remove(removed)
  } finally {
    await raw.close()
  }
}
