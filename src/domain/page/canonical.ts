import { type Language, languageOf, localeOf } from '#domain/text/locale.ts'
import type { PageContext } from './layout-data.ts'
import { pathIn, routes } from '#domain/site/routes.ts'

/** Facts about a page that decide where search engines find it. */
type Written = Pick<PageContext, 'languages' | 'path'>

/** Facts about a page that decide its canonical address. */
export type Addressed = Pick<PageContext, 'canonicalPath' | 'languages' | 'locale' | 'path'>

/** An address at which the same can be read, and for whom it is. */
export interface Alternate {
  hreflang: Language | 'x-default'
  href: string
}

/** The absolute address that stands for a route in a language: Spanish is the unprefixed one. `site` is the origin of the site, without a slash. */
export function addressIn(site: string, language: Language, route: string): string {
  const path = pathIn(localeOf(language), route)
  return site + (path === routes.home ? '' : path)
}

/** The language that a page really shows: where its main text is not translated, one that it is written in (quality check S5). */
export function shownLanguage({ languages, locale }: Pick<PageContext, 'languages' | 'locale'>): Language {
  const language = languageOf(locale)
  return languages.includes(language) ? language : (languages[0] ?? 'es')
}

/** The address under which search engines keep a page (quality checks S1, S2, S5). */
export function canonicalOf(site: string, page: Addressed): string {
  return addressIn(site, shownLanguage(page), page.canonicalPath ?? page.path)
}

/** Where the copy of a page in Markdown is, in the language that it shows. */
export function markdownOf(page: Addressed): string {
  return `${pathIn(localeOf(shownLanguage(page)), page.path)}.md`
}

/** Whether a page is one of a set in its languages: its text is written in its own, and no other page stands for it. */
export function hasAlternates({ canonicalPath, languages, locale, path }: Addressed): boolean {
  return languages.includes(languageOf(locale)) && hasOwnAddress({ canonicalPath, path })
}

/** Whether search engines keep a page under its own address; else another page stands for it. */
export function hasOwnAddress({ canonicalPath, path }: Pick<Addressed, 'canonicalPath' | 'path'>): boolean {
  return (canonicalPath ?? path) === path
}

/** A page in its languages, the same list on each of them. `x-default` is the Spanish one where there is one (quality check S3). */
export function alternatesOf(site: string, { languages, path }: Written): Alternate[] {
  const [first] = languages
  if (first === undefined) return []
  const main = languages.includes('es') ? 'es' : first
  return [
    ...languages.map(language => ({ href: addressIn(site, language, path), hreflang: language })),
    { href: addressIn(site, main, path), hreflang: 'x-default' }
  ]
}
