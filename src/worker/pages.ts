import { languageOf, regionalTags } from '#domain/text/locale.ts'
import { cacheLimits, networkTimeoutMs } from '#domain/privacy/offline-caches.ts'
import { isCacheable, isOfVersion, markAsCached } from '#domain/site/offline.ts'
import { inEveryLocale, localeOfPath, pathIn, routes } from '#domain/site/routes.ts'

import { allParts, type FetchEvent, scope, version } from './scope.ts'
import { answerPicture } from './files.ts'
import { putInCache, matchCache, cacheStores } from './cache-stores.ts'

/** The network first: prices must be true. The kept copy when there is no network, or when it takes too long and there is a copy. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const fromNetwork = fetch(event.request)
  event.waitUntil(fromNetwork.then(answer => keepPage(pathname, answer.clone())).catch(() => null))
  const copy = isCacheable(pathname) ? await matchCache(cacheStores.pages, pathname) : null
  try {
    if (copy === null) return await fromNetwork
    return (await Promise.race([fromNetwork, afterTimeout()])) ?? (await marked(copy, pathname))
  } catch {
    return copy === null ? withoutCopy(pathname) : marked(copy, pathname)
  }
}

/** Fetches a page to be kept, unless it is kept already. */
export async function precachePage(path: string): Promise<void> {
  if (!isCacheable(path) || (await matchCache(cacheStores.pages, path)) !== null) return
  await refreshPage(path)
}

/** Fetches the picture of a kept page that says something is missing: without a network nobody has seen it before. */
export async function precacheScene(path: string): Promise<void> {
  const copy = await matchCache(cacheStores.pages, path)
  const [scene] = /\/carteles\/escenas\/[a-z-]+\.svg\?v=[\w-]+/.exec((await copy?.text()) ?? '') ?? []
  if (scene !== undefined) await answerPicture(new Request(scene)).catch(() => null)
}

/** Fetches a page to be kept; what is gone or cannot be had stays as it is. */
export async function refreshPage(path: string): Promise<void> {
  try {
    await keepPage(path, await fetch(path))
  } catch {
    // Without a network there is nothing new.
  }
}

/** Only a whole, public page of this very version is kept, with its own parts. One of another version brings the new worker. */
async function keepPage(path: string, answer: Response): Promise<void> {
  const isPublic = !/no-store|private/.test(answer.headers.get('Cache-Control') ?? '')
  const isPage =
    answer.ok && !answer.redirected && answer.headers.get('Content-Type')?.startsWith('text/html')
  if (!isCacheable(path) || !isPage || !isPublic) return
  if (isOfVersion(await answer.clone().text(), allParts))
    await putInCache(cacheStores.pages, path, answer, cacheLimits.pages)
  // Not waited for: the new version takes over when this one has nothing left to do.
  else void scope.registration.update().catch(() => null)
}

async function afterTimeout(): Promise<null> {
  return new Promise(resolve => setTimeout(() => resolve(null), networkTimeoutMs))
}

async function marked(copy: Response, path: string): Promise<Response> {
  const language = languageOf(localeOfPath(path))
  const since = new Date(copy.headers.get('Date') ?? Date.now())
  const moment = since.toLocaleString(regionalTags[language], { dateStyle: 'medium', timeStyle: 'short' })
  const notice = (version.notices[language] ?? '').replace('{{moment}}', moment)
  return new Response(markAsCached(await copy.text(), notice), { headers: copy.headers })
}

/** The home follows the language of the browser, which may be another one than that of the pages kept. */
async function withoutCopy(path: string): Promise<Response> {
  for (const page of inEveryLocale(path)) {
    if (isCacheable(page) && (await matchCache(cacheStores.pages, page)) !== null)
      return Response.redirect(page)
  }
  return offlinePage(path)
}

/** Answer for a page that is not cached: in its language, else in one that is cached. */
async function offlinePage(path: string): Promise<Response> {
  const own = await matchCache(cacheStores.pages, pathIn(localeOfPath(path), routes.offline))
  const page = own ?? (await anyOfflinePage())
  return page === null
    ? Response.error()
    : new Response(await page.text(), { headers: page.headers, status: 503 })
}

async function anyOfflinePage(): Promise<Response | null> {
  const cache = await caches.open(cacheStores.pages)
  const requests = await cache.keys()
  const found = requests.find(({ url }) => new URL(url).pathname.endsWith(routes.offline))
  return found ? ((await cache.match(found)) ?? null) : null
}
