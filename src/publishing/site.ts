import type { Site } from 'live-publisher'

import { fingerprint } from '#catalog/memo/fingerprint.ts'
import { type Catalog, createCatalog } from '#catalog/model/catalog.ts'
import { routeFilesOf } from '#catalog/routing/site.ts'
import { wholeRegion } from '#domain/place/province.ts'

import { plainContent } from './plain-content.ts'
import { want } from './render-thread.ts'

/** Describes this site to the live publisher. */
export const site: Site<Catalog> = {
  fingerprint,
  // The listings of provinces, and all tables: what they draw of a card or write of it need not be made again for those beside a changed one.
  isWarmedUp: file => /\/listado(?:\/pagina\/\d+)?\.html$|^datos\/(?:busqueda|listado|plan)\//.test(file),
  plain: plainContent,
  rehearsals,
  show: catalog => {
    globalThis.clavelCatalog = catalog
  },
  shown: routeFilesOf,
  thread: new URL('render-thread.ts', import.meta.url),
  want
}

/** One experience comes to the front of all its listings, goes back to its place, is taken away and is there again. */
function* rehearsals(catalog: Catalog): Generator<Catalog> {
  const listed = catalog.listed[wholeRegion]
  const one = listed[Math.floor(listed.length / 2)]
  if (one === undefined) return
  const others = catalog.experiences.filter(each => each !== one)
  yield createCatalog({ ...catalog, experiences: [{ ...one, isVip: true, rank: 0 }, ...others] })
  yield createCatalog(catalog)
  yield createCatalog({ ...catalog, experiences: others })
  yield createCatalog(catalog)
}
