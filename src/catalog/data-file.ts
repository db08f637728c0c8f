import type { Language } from '#domain/locale.ts'
import { oncePer } from '#domain/once.ts'

import type { Catalog } from './catalog.ts'
import { fileAt, filling, type Params } from './files.ts'
import { fingerprint } from './fingerprint.ts'
import { currentCatalog, isWanted } from './holder.ts'
import { readingFor, type Route, type Shown } from './route.ts'

/** A file that is the same in every locale: a picture, an index. Like a page, it shows nothing but the data its key is made of. */
export interface DataFile<Ids extends object, Data> extends Route {
  staticPaths: () => { cacheKey: string; params: Params; props: { ids: Ids } }[]
  read: (props: { ids: Ids }) => Data
}

interface FileDefinition<Ids extends object, Data> {
  /** Its path in the site with its parameters, as in `src/pages`: `/datos/partners/[id].json`. */
  pattern: string
  files: (catalog: Catalog) => Ids[]
  params: (ids: Ids) => Params
  read: (catalog: Catalog, ids: Ids) => Data
  /** The one in which it shows its texts. None when it has them in all. */
  language?: (ids: Ids) => Language
}

export function defineFile<Ids extends object, Data extends object>(
  definition: FileDefinition<Ids, Data>
): DataFile<Ids, Data> {
  const { files, language, params, pattern } = definition
  const pathOf = filling(pattern)
  const fileOf = oncePer((ids: Ids) => ({
    language: language?.(ids) ?? null,
    path: fileAt(pathOf(params(ids)), '')
  }))
  const read = (catalog: Catalog, ids: Ids) =>
    readingFor(fileOf(ids).path, () => definition.read(catalog, ids))
  const known = new WeakMap<Ids, Shown>()
  const shownOf = (catalog: Catalog, ids: Ids): Shown => {
    const [before, data] = [known.get(ids), read(catalog, ids)]
    if (before?.data === data) return before
    const shown = { data, files: [fileOf(ids)] }
    known.set(ids, shown)
    return shown
  }
  return {
    read: ({ ids }) => read(currentCatalog(), ids),
    *shown(catalog) {
      for (const ids of files(catalog)) yield shownOf(catalog, ids)
    },
    staticPaths: () => {
      const catalog = currentCatalog()
      return files(catalog)
        .filter(ids => isWanted(fileOf(ids).path))
        .map(ids => {
          const { data } = shownOf(catalog, ids)
          return {
            get cacheKey() {
              return fingerprint(data, fileOf(ids).language)
            },
            params: params(ids),
            props: { ids }
          }
        })
    }
  }
}
