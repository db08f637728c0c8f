import { cacheNames } from '#domain/privacy/offline-caches.ts'

export interface OfflinePage {
  path: string
  title: string
}

/** The visited pages that this device keeps, the newest first. */
export async function offlinePages(): Promise<OfflinePage[]> {
  const pages: OfflinePage[] = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(cacheNames.pages)) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request))?.text()) ?? ''
      const { title } = new DOMParser().parseFromString(text, 'text/html')
      pages.push({ path: new URL(request.url).pathname, title })
    }
  }
  return pages.toReversed()
}
