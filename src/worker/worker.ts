import { type KeepOrder, keptNames } from '#domain/kept.ts'
import { handlingOf } from '#domain/offline.ts'
import { localeOfPath, pathIn, routes } from '#domain/routes.ts'

import { answerPart, answerPicture, keepData } from './files.ts'
import { answerPage, keepAhead, renew } from './pages.ts'
import { type FetchEvent, scope, version } from './scope.ts'
import { shelves } from './shelves.ts'

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
  const cache = await caches.open(shelves.parts)
  await cache.addAll([...version.core])
  await scope.skipWaiting()
}

/** The pages that the version before had kept are fetched anew; everything of it goes. */
async function takeOver(): Promise<void> {
  await scope.clients.claim()
  for (const name of await caches.keys()) {
    const isOld = [keptNames.pages, keptNames.parts].some(start => name.startsWith(start))
    if (!isOld || name === shelves.pages || name === shelves.parts) continue
    if (name.startsWith(keptNames.pages)) await renewAll(name)
    await caches.delete(name)
  }
}

async function renewAll(name: string): Promise<void> {
  const cache = await caches.open(name)
  for (const { url } of await cache.keys()) await renew(new URL(url).pathname)
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

/** What stands ready without a network from the first touch on: the page itself, the plan, the page that explains, the catalogue. */
async function carryOut({ language, path, province }: KeepOrder): Promise<void> {
  const locale = localeOfPath(path)
  const pages = [path, pathIn(locale, routes.offline), pathIn(locale, routes.plan)]
  await Promise.all([...pages.map(keepAhead), keepData(language, province)])
}

function isOrder(data: unknown): data is KeepOrder {
  return (
    typeof data === 'object' && data !== null && 'language' in data && 'path' in data && 'province' in data
  )
}
