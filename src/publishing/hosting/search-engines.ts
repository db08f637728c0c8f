import type { FileChanges } from './changes.ts'
import { errorMessage } from '#publishing/error-message.ts'

/** Shared by the engines that take part: one of them tells the others. */
const indexNowEndpoint = 'https://api.indexnow.org/indexnow'
/** As many addresses as one request may hold. */
const longestBatch = 10_000
const timeoutMs = 10_000

/** Outcome of an announcement to search engines. It never stops a publication. */
export type Announcement = { to: string; addresses: number; problem: string | null }

export interface Engines {
  site: string
  indexNowKey: string | null
  sitemapPings: readonly string[]
  fetch: typeof fetch
}

/**
 * The addresses that search engines should look at again: pages that the sitemaps name and whose file is new or another one; and those that are gone,
 * apart from `/es`, which no engine keeps.
 */
export function addressesToTell(
  { added, changed, removed }: FileChanges,
  sitemaps: readonly string[],
  site: string
): string[] {
  const canonical = new Set(sitemaps.flatMap(locationsIn))
  const addresses = (files: string[]) =>
    files.filter(file => file.endsWith('.html')).map(file => site + pathOf(file))
  const gone = addresses(removed).filter(address => !/^\/es(\/|$)/.test(address.slice(site.length)))
  return [...addresses([...added, ...changed]).filter(address => canonical.has(address)), ...gone]
}

/** Tells the engines that were configured. Only what changed for visitors is told: a first release, which has nothing to compare with, is left to the sitemap. */
export async function announce(engines: Engines, addresses: string[]): Promise<Announcement[]> {
  if (addresses.length === 0) return []
  const told = engines.indexNowKey === null ? [] : [tellIndexNow(engines, engines.indexNowKey, addresses)]
  return Promise.all([...told, ...engines.sitemapPings.map(ping => pingWith(engines, ping))])
}

async function tellIndexNow(
  { fetch, site }: Engines,
  key: string,
  addresses: string[]
): Promise<Announcement> {
  for (let first = 0; first < addresses.length; first += longestBatch) {
    const problem = await ask(fetch, indexNowEndpoint, {
      body: JSON.stringify({
        host: new URL(site).host,
        key,
        keyLocation: `${site}/${key}.txt`,
        urlList: addresses.slice(first, first + longestBatch)
      }),
      headers: { 'content-type': 'application/json; charset=utf-8' },
      method: 'POST'
    })
    if (problem !== null) return { addresses: first, problem, to: indexNowEndpoint }
  }
  return { addresses: addresses.length, problem: null, to: indexNowEndpoint }
}

async function pingWith({ fetch, site }: Engines, ping: string): Promise<Announcement> {
  const address = ping + encodeURIComponent(`${site}/sitemap-index.xml`)
  const problem = await ask(fetch, address, { method: 'GET' })
  return { addresses: 1, problem, to: new URL(ping).host }
}

/** Why a request came to nothing, or null. */
async function ask(send: typeof fetch, address: string, request: RequestInit): Promise<string | null> {
  try {
    const { ok, status } = await send(address, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    return ok ? null : `answered ${status}`
  } catch (error) {
    return errorMessage(error)
  }
}

function locationsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(([, location = '']) =>
    decodeURI(location.replaceAll('&apos;', "'").replaceAll('&amp;', '&'))
  )
}

/** Hosting serves pages without `.html`; the home page has no path. */
function pathOf(file: string): string {
  return file.replace(/\/?(index)?\.html$/, '')
}
