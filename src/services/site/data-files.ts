import { type Columns, isColumns } from '#domain/data/columnar-table.ts'
import type { Result } from '#domain/data/remote.ts'
import { cacheNames } from '#domain/privacy/offline-caches.ts'

import { preloadedFile } from './preload.ts'
import { visitStorage } from './storage.ts'

const cacheName = cacheNames.data
const touches = ['pointerdown', 'keydown']

/** Reads a file of the site. Once the visit was touched a copy is kept, so that it can be read again without a network. */
export async function readDataFile<Content>(
  path: string,
  contentOf: (table: Columns) => Content
): Promise<Result<Content>> {
  const arrived = await preloadedFile(path)
  try {
    const table = arrived ? arrived.table : await cachedTable(path)
    if (isColumns(table)) {
      const content = contentOf(table)
      // Anyone who waits for the file does not wait for its copy.
      if (arrived) afterTouch(() => void keep(path, arrived.copy))
      return { kind: 'done', value: content }
    }
  } catch {
    // Made for another version of the site than this page: the same as no answer.
  }
  return { code: navigator.onLine ? 'unavailable' : 'offline', kind: 'failed' }
}

/** Several files of one kind, which are of use together alone. */
export async function readDataFiles<Content>(
  paths: string[],
  contentOf: (table: Columns) => Content
): Promise<Result<Content[]>> {
  const content: Content[] = []
  for (const file of await Promise.all(paths.map(path => readDataFile(path, contentOf)))) {
    if (file.kind === 'failed') return file
    content.push(file.value)
  }
  return { kind: 'done', value: content }
}

/** The page marks the visit with its first touch (`elements/privacy/visit.ts`): before it nothing is kept on the device. */
function afterTouch(action: () => void): void {
  if (visitStorage.read('visita') !== null) return action()
  const touched = new AbortController()
  for (const sign of touches) addEventListener(sign, onTouch, { capture: true, signal: touched.signal })
  function onTouch(): void {
    touched.abort()
    action()
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

/** A cached copy of a file; undefined when there is none, or storage is refused. */
export async function cachedTable(path: string): Promise<unknown> {
  try {
    // Opening the cache would make an empty one.
    const kept = await caches.match(path, { cacheName })
    return await kept?.json()
  } catch {
    return undefined
  }
}
