import { localeOfPath, routes } from './routes.ts'

/** How a request is answered; what is `passed` is none of the worker's business. */
export type Handling = 'page' | 'part' | 'passed' | 'picture'

/** Paths that show who the visitor is, or only work with a network, with everything below them. */
const personal: readonly string[] = [
  routes.studio,
  routes.account,
  routes.error,
  routes.login,
  routes.notFound,
  routes.purchases
]

export function handlingOf(path: string, isNavigation: boolean): Handling {
  if (isNavigation) return isForTheSite(path) ? 'page' : 'passed'
  if (/^\/_astro\/.+\.(?:css|js|woff2)$/.test(path)) return 'part'
  return /^\/(?:carteles|fotografias)\/.+\.(?:svg|webp)$/.test(path) ? 'picture' : 'passed'
}

/** Pages of ours; functions, files, what stands in frames of others and what Hosting itself answers go to the network. */
function isForTheSite(path: string): boolean {
  return !/^\/(?:fn|__|embed|emulator|vista-previa)(?:\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path)
}

/** Account pages and those of the administration are never kept: the next person on the device must not find them. */
export function isCacheable(path: string): boolean {
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
export function markAsCached(html: string, notice: string): string {
  return html.replace('<html', `<html data-kept="${notice.replaceAll('"', '&quot;')}"`)
}
