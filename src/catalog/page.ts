import { type Language, languages, type Locale, locales } from '#domain/locale.ts'
import type { PageContext } from '#domain/page.ts'
import { localeParam } from '#domain/routes.ts'
import type { SitemapPage } from '#domain/sitemap.ts'

import type { Catalog } from './catalog.ts'
import { fingerprint } from './fingerprint.ts'
import { currentCatalog } from './holder.ts'
import { shellOf } from './shell.ts'

type Params = Record<string, string | undefined>

/** How a route turns the catalogue into pages. `Ids` say which page of the route it is. */
interface Definition<Ids, Data> {
  /** Every page of the route, the same in each locale. */
  pages: (catalog: Catalog) => Ids[]
  /** Values of the route's own parameters, as they stand in the file name. */
  params: (ids: Ids) => Params
  /** The address without its locale prefix. */
  path: (ids: Ids) => string
  /** All that the page shows. */
  read: (catalog: Catalog, ids: Ids) => Data
  /** The languages in which its main text can be read; all of them unless said otherwise. */
  languages?: (data: Data) => Language[]
  /** When what it shows last changed, for sitemaps; not known unless said otherwise. */
  updated?: (catalog: Catalog, ids: Ids) => string | null
}

export interface Page<Ids, Data> {
  staticPaths: () => { cacheKey: string; params: Params; props: PageProps<Ids> }[]
  /** The data of one page: the only way by which a page gets any. */
  read: (props: PageProps<Ids>) => PageContext & Data
  /** What a sitemap says of each page, once for all its locales. */
  inSitemap: (catalog: Catalog) => SitemapPage[]
}

/** The props of a page's template, or of a file's endpoint. */
export type PagePropsOf<Route> = Route extends { read: (props: infer Props) => unknown } ? Props : never

interface PageProps<Ids> {
  ids: Ids
  locale: Locale
}

/**
 * A route of the site. The key that decides whether a page is rendered again is the fingerprint of the very data handed to it:
 * a page cannot show what its key does not know.
 */
export function definePage<Ids, Data extends object>(definition: Definition<Ids, Data>): Page<Ids, Data> {
  const readAll = (catalog: Catalog, ids: Ids) => {
    const data = definition.read(catalog, ids)
    return {
      ...data,
      languages: definition.languages?.(data) ?? [...languages],
      path: definition.path(ids),
      shell: shellOf(catalog)
    }
  }
  const listed = oncePerCatalog(catalog =>
    definition.pages(catalog).map(ids => {
      const data = readAll(catalog, ids)
      return { cacheKey: fingerprint(data), ids, languages: data.languages, path: data.path }
    })
  )
  return {
    inSitemap: catalog =>
      listed(catalog).map(({ ids, languages, path }) => ({
        languages,
        path,
        updated: definition.updated?.(catalog, ids) ?? null
      })),
    read: ({ ids, locale }) => ({ ...readAll(currentCatalog(), ids), locale }),
    staticPaths: () =>
      listed(currentCatalog()).flatMap(({ cacheKey, ids }) =>
        locales.map(locale => ({
          cacheKey,
          params: { ...definition.params(ids), locale: localeParam(locale) },
          props: { ids, locale }
        }))
      )
  }
}

/** Reading every page of a route is dear, and more than one asks for it. */
function oncePerCatalog<Value>(make: (catalog: Catalog) => Value): (catalog: Catalog) => Value {
  const known = new WeakMap<Catalog, Value>()
  return catalog => {
    const value = known.get(catalog) ?? make(catalog)
    known.set(catalog, value)
    return value
  }
}

/** A route with one page per locale. */
export function defineSinglePage<Data extends object>(
  path: string,
  read: (catalog: Catalog) => Data,
  updated: (catalog: Catalog) => string | null = () => null
): Page<null, Data> {
  return definePage({ pages: () => [null], params: () => ({}), path: () => path, read, updated })
}

/** A file that is the same in every locale: a picture, an index. Like a page, it shows nothing but the data its key is made of. */
export interface DataFile<Ids, Data> {
  staticPaths: () => { cacheKey: string; params: Params; props: { ids: Ids } }[]
  read: (props: { ids: Ids }) => Data
}

export function defineFile<Ids, Data extends object>(definition: {
  files: (catalog: Catalog) => Ids[]
  params: (ids: Ids) => Params
  read: (catalog: Catalog, ids: Ids) => Data
}): DataFile<Ids, Data> {
  return {
    read: ({ ids }) => definition.read(currentCatalog(), ids),
    staticPaths: () => {
      const catalog = currentCatalog()
      return definition.files(catalog).map(ids => ({
        cacheKey: fingerprint(definition.read(catalog, ids)),
        params: definition.params(ids),
        props: { ids }
      }))
    }
  }
}
