import { type Columns, isColumns } from '#domain/columns.ts'
import { keptNames } from '#domain/kept.ts'

const cacheName = keptNames.data

/** A file that could not be had; `offline` when the network did not answer at all. */
export type DataFile = { kind: 'read'; table: Columns } | { kind: 'failed'; isOffline: boolean }

/** Reads a file of the site. A copy is kept, so that it can be read again without a network. */
export async function readDataFile(path: string): Promise<DataFile> {
  const answer = await fetched(path)
  if (!answer) return { isOffline: !navigator.onLine, kind: 'failed' }
  try {
    const table: unknown = await answer.json()
    if (isColumns(table)) return { kind: 'read', table }
  } catch {
    // Cut off on its way: the same as no answer.
  }
  return { isOffline: false, kind: 'failed' }
}

async function fetched(path: string): Promise<Response | null> {
  try {
    const answer = await fetch(path)
    if (!answer.ok) return null
    await keep(path, answer.clone())
    return answer
  } catch {
    return kept(path)
  }
}

async function keep(path: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(path, answer)
  } catch {
    // Storage refused or full: the file is read all the same, from the network alone.
  }
}

async function kept(path: string): Promise<Response | null> {
  try {
    const cache = await caches.open(cacheName)
    return (await cache.match(path)) ?? null
  } catch {
    return null
  }
}
