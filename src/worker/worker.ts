import { type CacheRequest, cacheNames } from '#domain/privacy/offline-caches.ts'
import { handlingOf } from '#domain/site/offline.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isProvinceSlug } from '#domain/place/province.ts'
import { localeOfPath, pathIn, routes } from '#domain/site/routes.ts'

import { answerPart, answerPicture, cacheData } from './files.ts'
import { answerPage, precachePage, refreshPage, precacheScene } from './pages.ts'
import { type FetchEvent, scope, version } from './scope.ts'
import { cacheStores } from './cache-stores.ts'

scope.addEventListener('install', event => event.waitUntil(keepParts()))
scope.addEventListener('activate', event => event.waitUntil(takeOver()))
scope.addEventListener('fetch', answer)
scope.addEventListener('message', event => {
  // One that is still waiting asks once more for its turn.
  void scope.skipWaiting()
  if (isOrder(event.data)) event.waitUntil(carryOut(event.data))
})

/** A version takes over at once when all of its parts are there: what it keeps fits together, and never with what another one kept. */
async function keepParts(): Promise<void> {
  const cache = await caches.open(cacheStores.parts)
  await cache.addAll([...version.core])
  await scope.skipWaiting()
}

/** The pages that the version before had kept are fetched anew; everything of it goes. */
async function takeOver(): Promise<void> {
  await scope.clients.claim()
  for (const name of await caches.keys()) {
    const isOld = [cacheNames.pages, cacheNames.parts].some(start => name.startsWith(start))
    if (!isOld || name === cacheStores.pages || name === cacheStores.parts) continue
    if (name.startsWith(cacheNames.pages)) await renewAll(name)
    await caches.delete(name)
  }
}

async function renewAll(name: string): Promise<void> {
  const cache = await caches.open(name)
  for (const { url } of await cache.keys()) await refreshPage(new URL(url).pathname)
}

function answer(event: FetchEvent): void {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  const handling = handlingOf(pathname, mode === 'navigate')
  if (handling === 'page') event.respondWith(answerPage(event))
  if (handling === 'part') event.respondWith(answerPart(event.request))
  if (handling === 'picture') event.respondWith(answerPicture(event.request))
}

/** Pages available without a network from the first touch on: the page itself, the home, the listing of the province, the plan, the meeting points, the page that explains, the catalogue. */
async function carryOut({ language, path, province }: CacheRequest): Promise<void> {
  const locale = localeOfPath(path)
  const listing = province !== null && isProvinceSlug(province) ? [routes.listing(province)] : []
  const ahead = [...listing, routes.offline, routes.plan, routes.meeting].map(route => pathIn(locale, route))
  const pages = [path, ...homes(locale), ...ahead]
  await Promise.all([...pages.map(precachePage), cacheData(language, province)])
  await Promise.all(pages.map(precacheScene))
}

/** A kept home leads on to the listing of the saved province without a network too; the unprefixed one to the home of the language. */
function homes(locale: Locale): string[] {
  return [...new Set([routes.home, pathIn(locale, routes.home)])]
}

function isOrder(data: unknown): data is CacheRequest {
  return (
    typeof data === 'object' && data !== null && 'language' in data && 'path' in data && 'province' in data
  )
}
