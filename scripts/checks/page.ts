import { type Page as BuiltPage, readPage as readBuiltPage } from 'site-checks'
import { nodesOf, textOf } from 'site-checks/structured-data'
import { type Language, languageOf, type Locale } from '#domain/text/locale.ts'
import { localeOfPath } from '#domain/site/routes.ts'
import { provinceSlugs } from '#domain/place/province.ts'

/** A page of this site. */
export interface Page extends BuiltPage {
  /** The address without its locale. */
  route: string
  locale: Locale
  language: Language
  kind: string
}

export function readPage(address: string, html: string): Page {
  const locale = localeOfPath(address)
  const route = routeOf(address)
  return { ...readBuiltPage(address, html), kind: kindOf(route), language: languageOf(locale), locale, route }
}

export function routeOf(address: string): string {
  const locale = localeOfPath(address)
  return locale === 'esd' ? address : address.slice(locale.length + 1) || '/'
}

const province = `/(?:${provinceSlugs.join('|')})`

/** Pages of one template, of which there are many. Every other page is its own kind. */
const templates = {
  agenda: /^\/agenda\/[^/]+$/,
  company: /^\/empresas\/[^/]+$/,
  cover: new RegExp(`^${province}$`),
  detail: /^\/experiencias\/[^/]+$/,
  listing: new RegExp(`^${province}/experiencias/listado`),
  meta: /^\/meta\/[^/]+$/
}

export type Template = keyof typeof templates

export function kindOf(route: string): string {
  return Object.entries(templates).find(([, pattern]) => pattern.test(route))?.[0] ?? route
}

/** A destination, such as a town, stands among the details and is not sold: it has no price, hours, seller or opinions. */
export function isDestination(page: Page): boolean {
  return nodesOf(page).some(
    node => node['@type'] === 'TouristDestination' && textOf(node['@id']).endsWith('#experiencia')
  )
}
