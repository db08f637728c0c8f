import type { Shown } from 'live-publisher'

import { type Language, languageOf, languages, type Locale, locales } from '#domain/text/locale.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { PageContext, LayoutData } from '#domain/page/layout-data.ts'
import { localeParam, pathIn } from '#domain/site/routes.ts'
import type { SitemapPage } from '#domain/page/sitemap.ts'

import type { Catalog } from '#catalog/model/catalog.ts'
import { fileAt, type Params } from './files.ts'
import { fingerprint } from '#catalog/memo/fingerprint.ts'
import { currentCatalog, isWanted, wantedPages } from './catalog-store.ts'
import { memoizePer, memoizeShown } from '#catalog/memo/memoize.ts'
import { type Division, withPathInError, type Route, wholeCatalog } from './route.ts'
import { layoutDataOf } from './layout-data.ts'
import { reuseParams } from './reuse-params.ts'

const everyLanguage: Language[] = [...languages]

/** The context of a page, in every locale. */
type Around = Omit<PageContext, 'locale'>

interface ShownPage<Data> extends Shown {
  data: Data & Around
}

/** How a route turns the catalogue into pages. `Ids` are the values that say which page of the route it is. */
interface Definition<Ids extends object, Data, From = Catalog> {
  /** Every page of the route, the same in each locale. */
  pages: (catalog: From) => Ids[]
  /** Values of the route's own parameters, as they stand in the file name. */
  params: (ids: Ids) => Params
  /** The address without its locale prefix. */
  path: (ids: Ids) => string
  /** All that the page shows. */
  read: (catalog: From, ids: Ids) => Data
  /** The languages in which its main text can be read; all of them unless said otherwise. */
  languages?: (catalog: From, ids: Ids) => Language[]
  /** When what it shows last changed, for sitemaps; not known unless said otherwise. */
  updated?: (catalog: From, ids: Ids) => string | null
  /** The page that search engines keep in its place; itself unless said otherwise. */
  canonicalPath?: (ids: Ids) => string
  /** Whether search engines may keep it; all pages of the route unless said otherwise. */
  isIndexed?: (catalog: From, ids: Ids) => boolean
  /** Extension of the file; empty where the address names a kind of file itself. */
  extension?: '.html' | ''
}

export interface Page<Ids extends object, Data> extends Route {
  staticPaths: () => { cacheKey: string; params: Params; props: PageProps<Ids> }[]
  /** The data of one page: the only way by which a page gets any. */
  read: (props: PageProps<Ids>) => PageContext & Data
  /** Entries of the sitemap, one per page for all its locales. */
  inSitemap: (catalog: Catalog) => SitemapPage[]
}

interface PageProps<Ids> {
  ids: Ids
  locale: Locale
}

/**
 * A route of the site. The key that decides whether a page is rendered again is the fingerprint of the very data handed to it:
 * a page cannot show what its key does not know.
 */
export function definePage<Ids extends object, Data extends object>(
  definition: Definition<Ids, Data>
): Page<Ids, Data> {
  return definePageWithin(wholeCatalog, definition)
}

/** Defines pages that are each read from a part of the catalogue. */
export function definePageWithin<Ids extends object, Data extends object, Part extends object>(
  division: Division<Part, Ids>,
  definition: Definition<Ids, Data, Part>
): Page<Ids, Data> {
  const { params, path } = definition
  const pages = reuseParams(definition.pages, path)
  const { addressOf, languagesOf, shownOf } = showingOf(definition)
  /** Every page has the shell, and no part of the catalogue. */
  const shownWith = memoizeWeak((shell: LayoutData) =>
    memoizeWeak((part: Part) => pages(part).map(ids => shownOf(part, ids, shell)))
  )
  const inSitemapOf = memoizePer((part: Part, ids: Ids): SitemapPage => ({
    languages: languagesOf(part, ids),
    path: addressOf(ids).path,
    updated: definition.updated?.(part, ids) ?? null
  }))
  const isKept = (part: Part, ids: Ids) =>
    definition.canonicalPath === undefined && (definition.isIndexed?.(part, ids) ?? true)
  const inSitemapIn = memoizeWeak((part: Part) =>
    pages(part).flatMap(ids => (isKept(part, ids) ? [inSitemapOf(part, ids)] : []))
  )
  const byRouteIn = memoizeWeak((part: Part) => new Map(pages(part).map(ids => [addressOf(ids).path, ids])))
  const staticPathsIn = (part: Part, shell: LayoutData) =>
    wantedPages(byRouteIn(part)).flatMap(ids => {
      const wanted = addressOf(ids).files.filter(file => isWanted(file.path))
      return wanted.map(({ locale }) => ({
        // Made only for a clean build: a publisher asks for the paths, and has the keys.
        get cacheKey() {
          const { data } = shownOf(part, ids, shell)
          return fingerprint(data, shownLanguage(locale, data))
        },
        params: { ...params(ids), locale: localeParam(locale) },
        props: { ids, locale }
      }))
    })
  return {
    inSitemap: catalog => [...division.in(catalog)].flatMap(inSitemapIn),
    read: ({ ids, locale }) => {
      const catalog = currentCatalog()
      return { ...shownOf(division.at(catalog, ids), ids, layoutDataOf(catalog)).data, locale }
    },
    *shown(catalog) {
      for (const part of division.in(catalog)) yield shownWith(layoutDataOf(catalog))(part)
    },
    staticPaths: () => {
      const catalog = currentCatalog()
      return [...division.in(catalog)].flatMap(part => staticPathsIn(part, layoutDataOf(catalog)))
    }
  }
}

/** Content and addresses of a route's pages. */
function showingOf<Ids extends object, Data extends object, Part extends object>(
  definition: Definition<Ids, Data, Part>
) {
  const { extension = '.html' } = definition
  const languagesOf = (part: Part, ids: Ids) => definition.languages?.(part, ids) ?? everyLanguage
  const addressOf = memoizeWeak((ids: Ids) => {
    const path = definition.path(ids)
    const files = locales.map(locale => ({ locale, path: fileAt(pathIn(locale, path), extension) }))
    return { files, path }
  })
  const ownOf = memoizeShown((part: Part, ids: Ids) =>
    withPathInError(addressOf(ids).path, () => definition.read(part, ids))
  )
  const known = new WeakMap<Data, ShownPage<Data>>()
  /** The object of before as long as its data and all around it are the same. */
  const shownOf = (part: Part, ids: Ids, shell: LayoutData): ShownPage<Data> => {
    const own = ownOf(part, ids)
    const { files, path } = addressOf(ids)
    const canonical = definition.canonicalPath && { canonicalPath: definition.canonicalPath(ids) }
    const around = { ...canonical, languages: languagesOf(part, ids), path, shell }
    const before = known.get(own)
    if (before && isAround(before.data, around)) return before
    const shown = {
      data: { ...own, ...around },
      files: files.map(file => ({ language: shownLanguage(file.locale, around), path: file.path }))
    }
    known.set(own, shown)
    return shown
  }
  return { addressOf, languagesOf, shownOf }
}

/** A route with one page per locale. */
export function defineSinglePage<Data extends object>(
  path: string,
  read: (catalog: Catalog) => Data,
  options: Pick<Definition<object, Data>, 'canonicalPath' | 'extension' | 'updated'> = {}
): Page<object, Data> {
  const pages = [{}]
  return definePage({ pages: () => pages, params: () => ({}), path: () => path, read, ...options })
}

/** Language in which a page without a translation is shown, with everything derived from it. */
function shownLanguage(locale: Locale, { languages: written }: Around): Language | null {
  const language = languageOf(locale)
  return written.includes(language) ? language : null
}

function isAround(before: Around, { languages, path, shell }: Around): boolean {
  return before.path === path && before.shell === shell && before.languages.join() === languages.join()
}
