import { languageOf, regionalTags } from '#domain/locale.ts'
import { keptLimits, networkPatienceMs } from '#domain/kept.ts'
import { isKeepable, isOfVersion, markedAsKept } from '#domain/offline.ts'
import { localeOfPath, pathIn, routes } from '#domain/routes.ts'

import { allParts, type FetchEvent, scope, version } from './scope.ts'
import { keep, kept, shelves } from './shelves.ts'

/** The network first: prices must be true. The kept copy when there is no network, or when it takes too long and there is a copy. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const fromNetwork = fetch(event.request)
  event.waitUntil(fromNetwork.then(answer => keepPage(pathname, answer.clone())).catch(() => null))
  const copy = isKeepable(pathname) ? await kept(shelves.pages, pathname) : null
  try {
    if (copy === null) return await fromNetwork
    return (await Promise.race([fromNetwork, afterPatience()])) ?? (await marked(copy, pathname))
  } catch {
    return copy === null ? offlinePage(pathname) : marked(copy, pathname)
  }
}

/** Fetches a page to be kept, unless it is kept already. */
export async function keepAhead(path: string): Promise<void> {
  if (!isKeepable(path) || (await kept(shelves.pages, path)) !== null) return
  await renew(path)
}

/** Fetches a page to be kept; what is gone or cannot be had stays as it is. */
export async function renew(path: string): Promise<void> {
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
  if (!isKeepable(path) || !isPage || !isPublic) return
  if (isOfVersion(await answer.clone().text(), allParts))
    await keep(shelves.pages, path, answer, keptLimits.pages)
  // Not waited for: the new version takes over when this one has nothing left to do.
  else void scope.registration.update().catch(() => null)
}

async function afterPatience(): Promise<null> {
  return new Promise(resolve => setTimeout(() => resolve(null), networkPatienceMs))
}

async function marked(copy: Response, path: string): Promise<Response> {
  const language = languageOf(localeOfPath(path))
  const since = new Date(copy.headers.get('Date') ?? Date.now())
  const moment = since.toLocaleString(regionalTags[language], { dateStyle: 'medium', timeStyle: 'short' })
  const notice = (version.notices[language] ?? '').replace('{{moment}}', moment)
  return new Response(markedAsKept(await copy.text(), notice), { headers: copy.headers })
}

/** What is said of a page that is not kept: in its language, else in one that is kept. */
async function offlinePage(path: string): Promise<Response> {
  const own = await kept(shelves.pages, pathIn(localeOfPath(path), routes.offline))
  const page = own ?? (await anyOfflinePage())
  return page === null
    ? Response.error()
    : new Response(await page.text(), { headers: page.headers, status: 503 })
}

async function anyOfflinePage(): Promise<Response | null> {
  const cache = await caches.open(shelves.pages)
  const requests = await cache.keys()
  const found = requests.find(({ url }) => new URL(url).pathname.endsWith(routes.offline))
  return found ? ((await cache.match(found)) ?? null) : null
}
