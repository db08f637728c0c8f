import { cacheNames } from '#domain/privacy/offline-caches.ts'

import { version } from './scope.ts'

/** Where this version keeps things. Data and pictures tell their own version by their content or their address. */
export const cacheStores = {
  data: cacheNames.data,
  pages: cacheNames.pages + version.id,
  parts: cacheNames.parts + version.id,
  pictures: cacheNames.pictures
}

/** Keeps an answer unless it is too large, and lets the oldest go when there are too many. A full or refused storage is no failure. */
export async function putInCache(
  cacheName: string,
  path: string,
  answer: Response,
  limits: { bytes: number; entries: number }
): Promise<void> {
  try {
    const { size } = await answer.clone().blob()
    if (size > limits.bytes) return
    const cache = await caches.open(cacheName)
    await cache.put(path, answer)
    const kept = await cache.keys()
    const oldest = kept.slice(0, Math.max(0, kept.length - limits.entries))
    await Promise.all(oldest.map(request => cache.delete(request)))
  } catch {
    // Then there is one thing less without a network.
  }
}

/** Matches without opening: opening would create again a cache that a newer version has deleted. */
export async function matchCache(cacheName: string, path: string): Promise<Response | null> {
  try {
    return (await caches.match(path, { cacheName })) ?? null
  } catch {
    return null
  }
}
