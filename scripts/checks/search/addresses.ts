import { localeOf, locales } from '#domain/text/locale.ts'
import { localeOfPath, pathIn, routes } from '#domain/site/routes.ts'
import { absolute, pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import { type Page, routeOf, type Template } from '../page.ts'
import type { Site } from '../site.ts'

/** Account and error pages, and what only this visitor has: none of them is public. */
const privateRoutes: readonly string[] = [
  routes.account,
  routes.error,
  routes.login,
  routes.myExperiences,
  routes.notFound,
  routes.meeting,
  routes.plan,
  routes.purchases,
  routes.search
]

const publicTemplates: readonly string[] = [
  'company',
  'cover',
  'detail',
  'listing',
  'meta'
] satisfies Template[]

/** Pages that lead a first visitor on, or are another page at a second address: what search engines keep in their place, by their kind. */
export const canonicalRoutes: Partial<Record<string, (route: string) => string>> = {
  [routes.provinceChoice]: () => routes.home,
  cover: route => `${route}/experiencias/listado`
}

export const addressChecks: readonly Check[] = [
  {
    checkSite: ({ has, pages }) => {
      const known = new Set(pages.map(routeOf))
      const missing = [...known].flatMap(route =>
        locales.map(locale => pathIn(locale, route)).filter(address => !has(address))
      )
      return [
        ...(known.has(routes.home) ? [] : [{ at: routes.home, change: 'Make the home page.' }]),
        ...missing.map(at => ({ at, change: 'Make the page in this locale too: another locale has it.' }))
      ]
    },
    id: 'S3',
    name: 'every page is there in every locale'
  },
  {
    check: ({ head: { canonicals, isIndexed } }) =>
      isIndexed && canonicals.length !== 1
        ? [`Name one canonical address: there are ${canonicals.length}.`]
        : [],
    id: 'S1',
    name: 'an indexable page has one canonical address'
  },
  {
    check: ({ head: { canonicals } }, site) =>
      canonicals.flatMap(canonical => {
        const path = pathOf(canonical)
        if (path === null) return [`Make the canonical address absolute, on this site: ${canonical}`]
        if (/[?#]/.test(canonical)) return [`Take the query out of the canonical address: ${canonical}`]
        if (canonical.endsWith('/'))
          return [`Take the slash from the end of the canonical address: ${canonical}`]
        return site.has(path)
          ? []
          : [`Let the canonical address be of a page that is there: ${canonical} is none.`]
      }),
    id: 'S1',
    name: 'the canonical address is absolute, answers without a redirect and has no query'
  },
  {
    check: ({ head: { canonicals } }, site) =>
      canonicals.flatMap(canonical => {
        const path = pathOf(canonical)
        if (path === null || !site.has(path)) return []
        const { canonicals: own, isIndexed } = site.head(path)
        if (own[0] !== canonical)
          return [`Name a page that names itself: ${canonical} says that it is ${own[0]}.`]
        return isIndexed ? [] : [`Name a page that search engines may keep: ${canonical} is noindex.`]
      }),
    id: 'S1',
    name: 'the canonical page names itself and may be indexed'
  },
  {
    check: canonicalFault,
    id: 'S2',
    name: 'each language has its own canonical page, and Spanish the unprefixed one'
  },
  {
    check: ({ head: { isIndexed }, route }) =>
      isIndexed && privateRoutes.includes(route)
        ? ['Make the page noindex: it is for one person alone.']
        : [],
    id: 'S9',
    name: 'account and error pages are noindex'
  },
  {
    check: page =>
      !page.head.isIndexed && publicTemplates.includes(page.kind) && !isEmptyListing(page)
        ? ['Take the noindex away: everybody may read it.']
        : [],
    id: 'S9',
    name: 'what everybody may read is not noindex, unless its list is empty'
  },
  {
    check: page =>
      page.all('a').flatMap(link => {
        const href = link.getAttribute('href') ?? ''
        if (!/^\/[^/]/.test(href)) return []
        const path = href.replace(/[?#].*$/, '')
        return path.endsWith('/') || path.endsWith('.html')
          ? [`Link to ${path.replace(/\/$|\.html$/, '')} instead of ${path}: each link costs a redirect.`]
          : []
      }),
    id: 'S8',
    name: 'links have no slash at the end and no .html'
  },
  {
    check: linksToNothing,
    id: 'S8',
    name: 'every link, picture and script of the site is there'
  }
]

/** The page is canonical itself, or, where its text is a fallback, the same page in the language that it shows. */
/** A category that has nothing in a province answers, and is kept out of search engines. */
function isEmptyListing({ kind, root }: Page): boolean {
  return kind === 'listing' && root.querySelector('[data-empty-category]') !== null
}

function canonicalFault({ address, head, kind, language, locale, route }: Page): string[] {
  const path = pathOf(head.canonicals[0] ?? '')
  if (path === null) return []
  const own = pathIn(localeOf(language), canonicalRoutes[kind]?.(route) ?? route)
  if (path === own) return []
  if (localeOfPath(path) === 'es') return [`Name the unprefixed Spanish page: ${absolute(own)}`]
  const isFallback = head.alternates[language] === undefined
  const isSameRoute = path === pathIn(localeOfPath(path), route)
  if (isFallback && isSameRoute) return []
  return [`Let the canonical address of ${address} (${locale}) be ${absolute(own)} instead of ${path}.`]
}

/** Rewritten to a function; not a file. */
const functions = /^\/fn\//

function linksToNothing(page: Page, site: Site): string[] {
  const dead = page.all().flatMap(element =>
    ['href', 'src', 'poster'].flatMap(name => {
      const target = element.getAttribute(name)
      if (target === undefined || !/^\/(?!\/)/.test(target)) return []
      const path = target.replace(/[?#].*$/, '')
      return path === '' || functions.test(path) || site.has(path) ? [] : [path]
    })
  )
  return [...new Set(dead)].map(path => `Link to something that is there: ${path} is not.`)
}
