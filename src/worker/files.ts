import { dataFiles } from '#domain/site/data-files.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'
import { isLanguage } from '#domain/text/locale.ts'
import { dataAgeMs, cacheLimits } from '#domain/privacy/offline-caches.ts'
import { isProvinceSlug, wholeRegion } from '#domain/place/province.ts'

import { allParts } from './scope.ts'
import { putInCache, matchCache, cacheStores } from './cache-stores.ts'

/** Scripts, styles and fonts: their name tells their content, so a kept one is the right one. */
export async function answerPart(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const copy = await matchCache(cacheStores.parts, pathname)
  if (copy !== null) return copy
  const answer = await fetch(request)
  if (answer.ok && allParts.has(pathname)) {
    const cache = await caches.open(cacheStores.parts)
    await cache.put(pathname, answer.clone()).catch(() => null)
  }
  return answer
}

/** Posters and photographs: also named after their content. */
export async function answerPicture(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const copy = await matchCache(cacheStores.pictures, pathname)
  if (copy !== null) return copy
  const answer = await fetch(request)
  if (answer.status === 200)
    await putInCache(cacheStores.pictures, pathname, answer.clone(), cacheLimits.pictures)
  return answer
}

/** The catalogue and the search index of a language, and the list of a province, for when they are asked for without a network. */
export async function cacheData(language: string, province: string | null): Promise<void> {
  if (!isLanguage(language)) return
  const own = province !== null && isProvinceSlug(province) ? province : wholeRegion
  const paths = [
    dataRoutes.islandTexts(language),
    ...dataFiles.search(language),
    ...dataFiles.plan(language),
    ...dataFiles.meetings(language),
    ...dataFiles.listing(own, language)
  ]
  await Promise.all(paths.map(keepFile))
}

async function keepFile(path: string): Promise<void> {
  const copy = await matchCache(cacheStores.data, path)
  if (copy !== null && Date.now() - Date.parse(copy.headers.get('Date') ?? '') < dataAgeMs) return
  try {
    const answer = await fetch(path)
    const cache = await caches.open(cacheStores.data)
    if (answer.ok) await cache.put(path, answer)
  } catch {
    // Without a network what is kept stays.
  }
}
