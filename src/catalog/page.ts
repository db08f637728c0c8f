import { type Language, languageOf, languages, type Locale, locales } from '#domain/locale.ts'
import { oncePer } from '#domain/once.ts'
import type { PageContext } from '#domain/page.ts'
import { localeParam, pathIn } from '#domain/routes.ts'
import type { SitemapPage } from '#domain/sitemap.ts'

import type { Catalog } from './catalog.ts'
import { fileAt, type Params } from './files.ts'
import { fingerprint } from './fingerprint.ts'
import { currentCatalog, isRouteWanted, isWanted } from './holder.ts'
import { keptPer } from './kept.ts'
import { readingFor, type Route, type Shown } from './route.ts'
import { shellOf } from './shell.ts'

const everyLanguage: Language[] = [...languages]

/** What is around the data of a page, in every locale. */
type Around = Omit<PageContext, 'locale'>

interface ShownPage<Data> extends Shown {
  data: Data & Around
}

/** How a route turns the catalogue into pages. `Ids` say which page of the route it is: where they are the same object as before, its addresses are known. */
interface Definition<Ids extends object, Data> {
  /** Every page of the route, the same in each locale. */
  pages: (catalog: Catalog) => Ids[]
  /** Values of the route's own parameters, as they stand in the file name. */
  params: (ids: Ids) => Params
  /** The address without its locale prefix. */
  path: (ids: Ids) => string
  /** All that the page shows. */
  read: (catalog: Catalog, ids: Ids) => Data
  /** The languages in which its main text can be read; all of them unless said otherwise. */
  languages?: (catalog: Catalog, ids: Ids) => Language[]
  /** When what it shows last changed, for sitemaps; not known unless said otherwise. */
  updated?: (catalog: Catalog, ids: Ids) => string | null
  /** What is added to the address on the disk: nothing where it names a kind of file itself. */
  extension?: '.html' | ''
}

export interface Page<Ids extends object, Data> extends Route {
  staticPaths: () => { cacheKey: string; params: Params; props: PageProps<Ids> }[]
  /** The data of one page: the only way by which a page gets any. */
  read: (props: PageProps<Ids>) => PageContext & Data
  /** What a sitemap says of each page, once for all its locales. */
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
  const { extension = '.html', pages, params } = definition
  const languagesOf = (catalog: Catalog, ids: Ids) => definition.languages?.(catalog, ids) ?? everyLanguage
  const addressOf = oncePer((ids: Ids) => {
    const path = definition.path(ids)
    return { files: locales.map(locale => ({ locale, path: fileAt(pathIn(locale, path), extension) })), path }
  })
  const ownOf = keptPer((catalog: Catalog, ids: Ids) =>
    readingFor(addressOf(ids).path, () => definition.read(catalog, ids))
  )
  const known = new WeakMap<Data, ShownPage<Data>>()
  /** As long as its data and all around it are the same objects, nobody has to look again whether the page is the same. */
  const shownOf = (catalog: Catalog, ids: Ids): ShownPage<Data> => {
    const own = ownOf(catalog, ids)
    const { files, path } = addressOf(ids)
    const around = { languages: languagesOf(catalog, ids), path, shell: shellOf(catalog) }
    const before = known.get(own)
    if (before && isAround(before.data, around)) return before
    const shown = {
      data: { ...own, ...around },
      files: files.map(file => ({ language: shownLanguage(file.locale, around), path: file.path }))
    }
    known.set(own, shown)
    return shown
  }
  const inSitemapOf = keptPer((catalog: Catalog, ids: Ids): SitemapPage => ({
    languages: languagesOf(catalog, ids),
    path: addressOf(ids).path,
    updated: definition.updated?.(catalog, ids) ?? null
  }))
  return {
    inSitemap: catalog => pages(catalog).map(ids => inSitemapOf(catalog, ids)),
    read: ({ ids, locale }) => ({ ...shownOf(currentCatalog(), ids).data, locale }),
    *shown(catalog) {
      for (const ids of pages(catalog)) yield shownOf(catalog, ids)
    },
    staticPaths: () => {
      const catalog = currentCatalog()
      return pages(catalog).flatMap(ids => {
        const { files, path } = addressOf(ids)
        // Of thousands only a few: looking for each of their files would take as long as rendering one.
        if (!isRouteWanted(path)) return []
        const wanted = files.filter(file => isWanted(file.path))
        const shown = shownOf(catalog, ids)
        return wanted.map(({ locale }) => ({
          // Who renders asks for the paths as well, and does not want to know.
          get cacheKey() {
            return fingerprint(shown.data, shownLanguage(locale, shown.data))
          },
          params: { ...params(ids), locale: localeParam(locale) },
          props: { ids, locale }
        }))
      })
    }
  }
}

/** A route with one page per locale. */
export function defineSinglePage<Data extends object>(
  path: string,
  read: (catalog: Catalog) => Data,
  options: Pick<Definition<object, Data>, 'extension' | 'updated'> = {}
): Page<object, Data> {
  const pages = [{}]
  return definePage({ pages: () => pages, params: () => ({}), path: () => path, read, ...options })
}

/** What is not written in the language of a page is read in another one, with all that is said of it there. */
function shownLanguage(locale: Locale, { languages: written }: Around): Language | null {
  const language = languageOf(locale)
  return written.includes(language) ? language : null
}

function isAround(before: Around, { languages, path, shell }: Around): boolean {
  return before.path === path && before.shell === shell && before.languages === languages
}
