import { addressIn, alternatesOf } from './canonical.ts'
import type { PageContext } from './layout-data.ts'

/** A page that search engines keep, once for all its languages. */
export interface SitemapPage extends Pick<PageContext, 'languages' | 'path'> {
  /** When its content last changed: a day, or a moment in ISO 8601; null when it is not recorded. */
  updated: string | null
}

/** A part of the sitemap, as the index names it. */
export interface SitemapPart {
  path: string
  updated: string | null
}

/** A file of the sitemap: the index, or a part. */
export type Sitemap = { kind: 'index'; parts: SitemapPart[] } | { kind: 'part'; pages: SitemapPage[] }

/** The latest of some days and moments. */
export function latest(moments: (string | null)[]): string | null {
  let last: string | null = null
  for (const moment of moments) if (moment !== null && isLater(moment, last)) last = moment
  return last
}

/** Two of the same time zone that are as exact are compared as they are written, which the contract lets through in one way alone: to read each of thousands takes longer. */
function isLater(moment: string, other: string | null): boolean {
  if (other === null) return !Number.isNaN(Date.parse(moment))
  const areAlike = moment.length === other.length && isSortable(moment) && isSortable(other)
  return areAlike ? moment > other : Date.parse(moment) > Date.parse(other)
}

/** A day, or a moment in universal time. */
function isSortable(moment: string): boolean {
  return moment.length === day.length || moment.endsWith('Z')
}

const day = 'YYYY-MM-DD'

const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

export function writeSitemap(site: string, sitemap: Sitemap): string {
  const content =
    sitemap.kind === 'index'
      ? `<sitemapindex ${sitemaps}>\n${sitemap.parts.map(part => nameOf(site, part)).join('')}</sitemapindex>`
      : `<urlset ${sitemaps} ${links}>\n${sitemap.pages.map(page => urlsOf(site, page)).join('')}</urlset>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`
}

function nameOf(site: string, { path, updated }: SitemapPart): string {
  return `<sitemap>${location(addressIn(site, 'es', path))}${lastChange(updated)}</sitemap>\n`
}

/** The page in each language it is written in, and with each of them all the others. */
function urlsOf(site: string, { languages, path, updated }: SitemapPage): string {
  const others = alternatesOf(site, { languages, path })
    .map(
      ({ href, hreflang }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${written(href)}"/>`
    )
    .join('')
  return languages
    .map(
      language => `<url>${location(addressIn(site, language, path))}${lastChange(updated)}${others}</url>\n`
    )
    .join('')
}

function location(address: string): string {
  return `<loc>${written(address)}</loc>`
}

function lastChange(updated: string | null): string {
  return updated === null ? '' : `<lastmod>${updated}</lastmod>`
}

/** An address as XML holds it. */
function written(address: string): string {
  return encodeURI(address).replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
