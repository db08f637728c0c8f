import { type Columns, isColumns } from '#domain/columns.ts'
import { keptNames } from '#domain/kept.ts'

const cacheName = keptNames.data

/** A file that could not be had; `offline` when the network did not answer at all. */
export type DataFile<Content> = { kind: 'read'; content: Content } | { kind: 'failed'; isOffline: boolean }

/** Reads a file of the site. A copy is kept, so that it can be read again without a network. */
export async function readDataFile<Content>(
  path: string,
  contentOf: (table: Columns) => Content
): Promise<DataFile<Content>> {
  const answer = await fetched(path)
  if (!answer) return { isOffline: !navigator.onLine, kind: 'failed' }
  try {
    const table: unknown = await answer.json()
    if (isColumns(table)) return { content: contentOf(table), kind: 'read' }
  } catch {
    // Cut off on its way, or made for another version of the site than this page: the same as no answer.
  }
  return { isOffline: false, kind: 'failed' }
}

async function fetched(path: string): Promise<Response | null> {
  try {
    const answer = await fetch(path)
    if (!answer.ok) return null
    // Whoever waits for the file does not wait for its copy.
    void keep(path, answer.clone())
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
