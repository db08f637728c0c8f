import { hash } from 'node:crypto'

import { type Catalog, lastChange, type Named, namedIn } from '#catalog/model/catalog.ts'
import { entriesIn, newsIn, offeredParts, published, sellableParts } from '#catalog/selectors/feed-parts.ts'
import { createNumbering } from '#catalog/routing/files.ts'
import { fingerprint } from '#catalog/memo/fingerprint.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import {
  catalogueSchema,
  encodeIndex,
  encodeList,
  encodePart,
  type PublishedIndex,
  type PublishedPart
} from '#contract/published/catalogue.ts'
import { catalogueLists, listedExperiences } from '#catalog/selectors/catalogue-lists.ts'
import { type CatalogueList, feedRoutes } from '#domain/site/feed-routes.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { languages } from '#domain/text/locale.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { settings } from '#settings.ts'

const schema = settings.site + feedRoutes.catalogueSchema

/** Of two kinds of files: what each of them showed is known to its own route. */
const partIds = createNumbering(part => ({ part }))

/** `/catalogo.json` and `/catalogo.schema.json`. */
export const catalogueFile = defineFile({
  pattern: '/[catalogue].json',
  files: () => indexIds,
  params: ({ name }) => ({ catalogue: name }),
  read: (catalog, { name }): object =>
    name === 'catalogo' ? indexOf(catalog, offeredParts(catalog)) : catalogueSchema()
})

const indexIds = [{ name: 'catalogo' }, { name: 'catalogo.schema' }]

/** `/datos/catalogo/{parte}.json`: an experience stays in its part, where those of a part are in the order of their addresses. */
export const cataloguePart = defineFile({
  pattern: '/datos/catalogo/[part].json',
  files: catalog => partIds(offeredParts(catalog).length),
  params: ({ part }) => ({ part: String(part) }),
  read: (catalog, { part }) => publishedPart(namedIn(catalog), offeredParts(catalog)[part - 1] ?? noParts)
})

const noParts: Experience[] = []

function publishedPart(named: Named, part: Experience[]): PublishedPart {
  return encodePart(schema, entriesIn(named, part).map(published))
}

/** `/datos/google/productos-{parte}.json`: what Google's Things to do may sell. Events have a day, and what an adult pays must be known. */
export const productFeed = defineFile({
  pattern: '/datos/google/[part].json',
  files: catalog => partIds(sellableParts(catalog).length),
  params: ({ part }) => ({ part: `productos-${part}` }),
  read: (catalog, { part }) => {
    const parts = sellableParts(catalog)
    return {
      nonce: nonceOf(catalog),
      part,
      parts: parts.length,
      products: entriesIn(namedIn(catalog), parts[part - 1] ?? noParts)
    }
  }
})

/** All parts of one publication carry the same number, and each publication of other products another one. */
const nonceOf = memoizeWeak((catalog: Catalog) => {
  const named = namedIn(catalog)
  const print = fingerprint(sellableParts(catalog).map(part => fingerprint(entriesIn(named, part))))
  return Number.parseInt(hash('sha1', print).slice(0, nonceDigits), 16)
})

/** As many hexadecimal digits as every program reads as a whole number. */
const nonceDigits = 12

/** `/novedades/{idioma}.xml`: what editors wrote or changed last. */
export const newsFile = defineFile({
  pattern: '/novedades/[language].xml',
  files: () => newsIds,
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (catalog, { language }) => ({
    items: newsIn(catalog),
    language
  })
})

const newsIds = languages.map(language => ({ language }))

/** `/datos/catalogo/{provincia|categoria|dia}/{nombre}.json`: which experiences there are, and in which part each stands. */
export const catalogueList = defineFile({
  pattern: '/datos/catalogo/[kind]/[list].json',
  files: catalogueLists,
  params: ({ kind, name }) => ({ kind, list: name }),
  read: (catalog, ids) => encodeList(schema, `${ids.kind}/${ids.name}`, listedExperiences(catalog, ids))
})

function indexOf(catalog: Catalog, parts: Experience[][]): PublishedIndex {
  const named = parts.map((part, index) => ({
    count: part.length,
    updated: lastChange(part),
    url: settings.site + feedRoutes.cataloguePart(index + 1)
  }))
  const listed = (kind: CatalogueList) =>
    catalogueLists(catalog).flatMap(list =>
      list.kind === kind ? [settings.site + feedRoutes.catalogueList(kind, list.name)] : []
    )
  return encodeIndex(schema, named, {
    categories: listed('categoria'),
    days: listed('dia'),
    provinces: listed('provincia')
  })
}
