import type { CacheRequest } from '#domain/privacy/offline-caches.ts'
import { offline } from '#settings.ts'

const worker = '/sw.js'

/** Keeps the page for when there is no network. The visitor did not ask for it: where it cannot be had nothing is said, and the next page tries again. */
export async function keepPage(): Promise<void> {
  const { dataset, lang } = document.documentElement
  await cacheForOffline({ language: lang, path: location.pathname, province: dataset.province ?? null })
}

/** Lets this device keep the page, its province and its language for when there is no network. */
async function cacheForOffline(order: CacheRequest): Promise<void> {
  if (!offline.isKept || isSavingData()) return
  try {
    await navigator.serviceWorker.register(worker, { updateViaCache: 'none' })
    const { active, waiting } = await navigator.serviceWorker.ready
    // The newest one: a word to the one before, while it makes room, would wake it and leave the new one waiting (seen in Chromium 156).
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a worker is ours.
    ;(waiting ?? active)?.postMessage(order)
  } catch {
    // A browser that refuses workers, or a private window: the site needs its network then.
  }
}

function isSavingData(): boolean {
  return 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
}
