import { mayReload } from '#domain/chunk-failure.ts'
import { type Shelf, visitShelf } from '#services/storage.ts'

interface Services {
  isOnline: () => boolean
  now: () => number
  reload: () => void
  shelf: Shelf
}

const key = 'recarga'

/**
 * What happens when a script of the page does not arrive: one full reload, at most once in 60 s (specification, section 8). Where the
 * browser does not remember that it was loaded again, it is not: a page that reloads for ever is worse than one without a script.
 */
export function createRecovery({ isOnline, now, reload, shelf }: Services): () => 'reloaded' | 'given-up' {
  return () => {
    const isDue = mayReload(shelf.read(key), now(), isOnline())
    if (!isDue || !shelf.write(key, String(now()))) return 'given-up'
    reload()
    return 'reloaded'
  }
}

export const recover = createRecovery({
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  reload: () => location.reload(),
  shelf: visitShelf
})
