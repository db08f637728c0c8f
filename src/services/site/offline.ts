import { type CacheRequest, cacheNames } from '#domain/privacy/offline-caches.ts'
import { offline } from '#settings.ts'

const worker = '/sw.js'

/** Lets this device keep the page, its province and its language for when there is no network. */
export async function cacheForOffline(order: CacheRequest): Promise<void> {
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

/** The pages that were visited are nobody else's business: they go when somebody signs out. */
export async function deleteOfflinePages(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(
      names.filter(name => name.startsWith(cacheNames.pages)).map(name => caches.delete(name))
    )
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function isSavingData(): boolean {
  return 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
}
