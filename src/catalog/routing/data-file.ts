import type { Shown } from 'live-publisher'

import type { Language } from '#domain/text/locale.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'

import type { Catalog } from '#catalog/model/catalog.ts'
import { fileAt, filling, type Params } from './files.ts'
import { fingerprint } from '#catalog/memo/fingerprint.ts'
import { currentCatalog, wantedFiles } from './catalog-store.ts'
import { memoizeShown } from '#catalog/memo/memoize.ts'
import { type Division, withPathInError, type Route, wholeCatalog } from './route.ts'
import { reuseParams } from './reuse-params.ts'

/** A file that is the same in every locale: a picture, an index. Like a page, it shows nothing but the data its key is made of. */
export interface DataFile<Ids extends object, Data> extends Route {
  staticPaths: () => { cacheKey: string; params: Params; props: { ids: Ids } }[]
  read: (props: { ids: Ids }) => Data
}

interface FileDefinition<Ids extends object, Data, From = Catalog> {
  /** Its path in the site with its parameters, as in `src/pages`: `/datos/partners/[id].json`. */
  pattern: string
  /** Which files there are, by the values that say which one each is. */
  files: (catalog: From) => Ids[]
  params: (ids: Ids) => Params
  read: (catalog: From, ids: Ids) => Data
  /** The one in which it shows its texts. None when it has them in all. */
  language?: (ids: Ids) => Language
}

export function defineFile<Ids extends object, Data extends object>(
  definition: FileDefinition<Ids, Data>
): DataFile<Ids, Data> {
  return defineFileWithin(wholeCatalog, definition)
}

/** Defines files that are each read from a part of the catalogue. */
export function defineFileWithin<Ids extends object, Data extends object, Part extends object>(
  division: Division<Part, Ids>,
  definition: FileDefinition<Ids, Data, Part>
): DataFile<Ids, Data> {
  const { language, params } = definition
  const fill = filling(definition.pattern)
  const pathOf = (ids: Ids) => fileAt(fill(params(ids)), '')
  const files = reuseParams(definition.files, pathOf)
  const fileOf = memoizeWeak((ids: Ids) => ({ language: language?.(ids) ?? null, path: pathOf(ids) }))
  const read = memoizeShown((part: Part, ids: Ids) =>
    withPathInError(fileOf(ids).path, () => definition.read(part, ids))
  )
  const known = new WeakMap<Ids, Shown & { data: Data }>()
  const shownOf = (part: Part, ids: Ids): Shown => {
    const [before, data] = [known.get(ids), read(part, ids)]
    if (before?.data === data) return before
    const shown = { data, files: [fileOf(ids)] }
    known.set(ids, shown)
    return shown
  }
  const shownIn = memoizeWeak((part: Part) => files(part).map(ids => shownOf(part, ids)))
  const byPathIn = memoizeWeak((part: Part) => new Map(files(part).map(ids => [fileOf(ids).path, ids])))
  const staticPathsIn = (part: Part) =>
    wantedFiles(byPathIn(part)).map(ids => ({
      // Made only for a clean build: a publisher asks for the paths, and has the keys.
      get cacheKey() {
        return fingerprint(shownOf(part, ids).data, fileOf(ids).language)
      },
      params: params(ids),
      props: { ids }
    }))
  return {
    read: ({ ids }) => read(division.at(currentCatalog(), ids), ids),
    *shown(catalog) {
      for (const part of division.in(catalog)) yield shownIn(part)
    },
    staticPaths: () => [...division.in(currentCatalog())].flatMap(staticPathsIn)
  }
}
