import { mayReload } from '#domain/site/chunk-failure.ts'
import { holdsText } from '#services/privacy/written-input.ts'
import { type KeyValueStore, visitStorage } from '#services/site/storage.ts'

interface Services {
  /** Whether the visitor has written something that would be gone. */
  holdsText: () => boolean
  /** Whether the page can be had now. */
  isReached: () => Promise<boolean>
  now: () => number
  reload: () => void
  storage: KeyValueStore
}

const key = 'recarga'

/** Reloads the page when one of its scripts does not arrive: at most once in 60 s (specification, section 8). It does not reload without a connection, when the visitor has typed something, or when the browser cannot remember the reload: a page that reloads for ever is worse than one without a script. */
export function createRecovery({ holdsText, isReached, now, reload, storage }: Services) {
  const tryIt = async (): Promise<boolean> => {
    // Checked last, because text typed during the request counts as well.
    const isDue = mayReload(storage.read(key), now()) && (await isReached()) && !holdsText()
    const isReloading = isDue && storage.write(key, String(now()))
    if (isReloading) reload()
    return isReloading
  }
  let underWay: Promise<boolean> | null = null
  /** Whether the page is being loaded again. Several scripts may fail at once: one question is enough. */
  return (): Promise<boolean> => (underWay ??= tryIt().finally(() => (underWay = null)))
}

/** A network that swallows everything answers nothing for minutes: by then the visitor goes on without. */
const timeoutMs = 5000

export const recover = createRecovery({
  holdsText,
  isReached: async () => {
    try {
      const { ok } = await fetch(location.href, {
        cache: 'no-store',
        method: 'HEAD',
        signal: AbortSignal.timeout(timeoutMs)
      })
      return ok
    } catch {
      return false
    }
  },
  now: () => Date.now(),
  reload: () => location.reload(),
  storage: visitStorage
})
