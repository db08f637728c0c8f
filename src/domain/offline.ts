import { localeOfPath, routes } from './routes.ts'

/** What a device keeps for when there is no network, by the names of its caches. Pages and parts are followed by their version. */
export const keptNames = {
  data: 'clavel-datos',
  pages: 'clavel-paginas-',
  parts: 'clavel-partes-',
  pictures: 'clavel-imagenes'
} as const

/** At most so many of each, the oldest go first; what is larger is not kept at all. */
export const keptLimits = {
  pages: { bytes: 300_000, entries: 40 },
  pictures: { bytes: 200_000, entries: 120 }
} as const

/**
 * What is said of it on the privacy receipt: the worker and the parts as they are sent, and everything together on the device. The tests
 * weigh the built site against it.
 */
export const mostKept = { partsKb: 300, totalMb: 40, workerKb: 6 } as const

/** How long a page may take before its kept copy is shown instead. */
export const networkPatienceMs = 5000

/** A visit has begun with something else: keeping waits until that is done. */
export const keepingDelayMs = 2000

/** How old a kept index or list of the catalogue may get before it is fetched again ahead of need. */
export const dataAgeMs = 24 * 60 * 60 * 1000

/** What a page tells the worker once somebody touches it. */
export interface KeepOrder {
  language: string
  path: string
  province: string | null
}

/** How a request is answered; what is `passed` is none of the worker's business. */
export type Handling = 'page' | 'part' | 'passed' | 'picture'

/** What shows who somebody is, or only works with a network, with everything below it. */
const personal: readonly string[] = [
  '/admin',
  routes.account,
  routes.error,
  routes.login,
  routes.notFound,
  routes.purchases
]

export function handlingOf(path: string, isNavigation: boolean): Handling {
  if (isNavigation) return isForTheSite(path) ? 'page' : 'passed'
  if (/^\/_astro\/.+\.(?:css|js|woff2)$/.test(path)) return 'part'
  return /^\/(?:_astro|carteles)\/.+\.(?:avif|jpe?g|svg|webp)$/.test(path) ? 'picture' : 'passed'
}

/** Pages of ours; functions, files and what Hosting itself answers go to the network. */
function isForTheSite(path: string): boolean {
  return !/^\/(?:fn|__|emulator)\//.test(path) && !/\.[a-z0-9]+$/i.test(path)
}

/** Account pages and those of the administration are never kept: the next person on the device must not find them. */
export function isKeepable(path: string): boolean {
  const own = withoutLocale(path)
  if (!isForTheSite(path) || own === routes.myExperiences) return false
  return !personal.some(route => own === route || own.startsWith(`${route}/`))
}

function withoutLocale(path: string): string {
  const locale = localeOfPath(path)
  const own = path.startsWith(`/${locale}`) ? path.slice(locale.length + 1) : path
  return own === '' ? routes.home : own
}

/** Whether all scripts, styles and fonts that a page names belong to this version: a page is kept with its own parts or not at all. */
export function isOfVersion(html: string, parts: ReadonlySet<string>): boolean {
  const named = html.match(/\/_astro\/[\w./~@-]+\.(?:css|js|woff2)\b/g) ?? []
  return named.every(part => parts.has(part))
}

/** The text of a kept page, which says so before anything else is read: prices and hours may have changed since. */
export function markedAsKept(html: string, notice: string): string {
  return html.replace('<html', `<html data-kept="${notice.replaceAll('"', '&quot;')}"`)
}
