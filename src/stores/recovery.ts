import { mayReload } from '#domain/chunk-failure.ts'
import { type Shelf, visitShelf } from '#services/storage.ts'

interface Services {
  /** Whether somebody has written something that would be gone. */
  holdsText: () => boolean
  /** Whether the page can be had now. */
  isReached: () => Promise<boolean>
  now: () => number
  reload: () => void
  shelf: Shelf
}

const key = 'recarga'

/**
 * What happens when a script of the page does not arrive: one full reload, at most once in 60 s (specification, section 8). A page that cannot be
 * had now stays as it is, and so does one that somebody has written in. Where the browser does not remember that it was loaded again, it is not: a
 * page that reloads for ever is worse than one without a script.
 */
export function createRecovery({ holdsText, isReached, now, reload, shelf }: Services) {
  /** Whether the page is being loaded again. */
  return async (): Promise<boolean> => {
    const isDue = mayReload(shelf.read(key), now()) && !holdsText() && (await isReached())
    const isReloading = isDue && shelf.write(key, String(now()))
    if (isReloading) reload()
    return isReloading
  }
}

export const recover = createRecovery({
  holdsText,
  isReached: async () => {
    try {
      const { ok } = await fetch(location.href, { cache: 'no-store', method: 'HEAD' })
      return ok
    } catch {
      return false
    }
  },
  now: () => Date.now(),
  reload: () => location.reload(),
  shelf: visitShelf
})

function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ defaultValue, value }) => value !== defaultValue)
}
