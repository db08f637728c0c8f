import { createStabilizer } from 'live-publisher/content'

import { hash } from 'node:crypto'

import { cardIn, type Catalog, lastChange, type Named, namedIn, offeredIn } from '#catalog/model/catalog.ts'
import { type Entry, entryIn } from '#catalog/model/entry.ts'
import { createNumbering } from '#catalog/routing/files.ts'
import { fingerprint } from '#catalog/memo/fingerprint.ts'
import { stableList, memoizePer } from '#catalog/memo/memoize.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import {
  catalogueSchema,
  encodeIndex,
  encodePart,
  type PublishedIndex,
  type PublishedPart
} from '#contract/published/catalogue.ts'
import { encodeExperience } from '#contract/published/encode-experience.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { languages } from '#domain/text/locale.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { spreadOverParts } from '#domain/data/chunking.ts'
import { sellableLines } from '#domain/catalogue/price.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { settings } from '#settings.ts'

/** At most, on average: small enough to be written quickly when one of them changes. */
const experiencesPerPart = 40
const newestShown = 30

const schema = settings.site + dataRoutes.catalogueSchema

/** Of two kinds of files: what each of them showed is known to its own route. */
const partIds = createNumbering(part => ({ part }))

/** `/catalogo.json` and `/catalogo.schema.json`. */
export const catalogueFile = defineFile({
  pattern: '/[catalogue].json',
  files: () => indexIds,
  params: ({ name }) => ({ catalogue: name }),
  read: (catalog, { name }): object =>
    name === 'catalogo' ? indexOf(offeredParts(catalog)) : catalogueSchema()
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

const publishedPart = memoizePer((named: Named, part: Experience[]): PublishedPart =>
  encodePart(
    schema,
    part.map(experience => published(entryIn(named, experience)))
  )
)

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
      products: productsIn(namedIn(catalog), parts[part - 1] ?? noParts)
    }
  }
})

/** All parts of one publication carry the same number, and each publication of other products another one. */
const nonceOf = memoizeWeak((catalog: Catalog) => {
  const named = namedIn(catalog)
  const print = fingerprint(sellableParts(catalog).map(part => fingerprint(productsIn(named, part))))
  return Number.parseInt(hash('sha1', print).slice(0, nonceDigits), 16)
})

/** As many hexadecimal digits as every program reads as a whole number. */
const nonceDigits = 12

const productsIn = memoizePer((named: Named, part: Experience[]) =>
  part.map(experience => entryIn(named, experience))
)

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

/** One list for all languages. */
const newsIn = stableList(catalog => newest(catalog).map(experience => newsOf(namedIn(catalog), experience)))

const newsOf = memoizePer((named: Named, experience: Experience) => ({
  card: cardIn(named, experience),
  updated: experience.updated ?? ''
}))

const sellableIn = stableList(catalog => catalog.listed[wholeRegion].filter(hasAdultPrice))

function hasAdultPrice({ priceFrom, prices }: Experience): boolean {
  return sellableLines(priceFrom, prices).length > 0
}

function newest(catalog: Catalog): Experience[] {
  return offeredIn(catalog)
    .filter(({ updated }) => updated !== null)
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .slice(0, newestShown)
}

/** When it was changed, in milliseconds. */
const timeOf = memoizeWeak(({ updated }: Experience) => Date.parse(updated ?? ''))

const offeredParts = keptParts(offeredIn)
const sellableParts = keptParts(sellableIn)

function keptParts(listIn: (catalog: Catalog) => Experience[]): (catalog: Catalog) => Experience[][] {
  const kept = createStabilizer<Experience[][]>()
  const partsOf = memoizeWeak((experiences: Experience[]) =>
    kept(
      spreadOverParts(
        experiences.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
        experiencesPerPart
      )
    )
  )
  return catalog => partsOf(listIn(catalog))
}

const indexOf = memoizeWeak((parts: Experience[][]): PublishedIndex => {
  const named = parts.map((part, index) => ({
    count: part.length,
    updated: lastChange(part),
    url: settings.site + dataRoutes.cataloguePart(index + 1)
  }))
  return encodeIndex(schema, named)
})

/** The same object as long as what it is made of is the same, so that parts are cheap to compare. */
const published = memoizeWeak(({ categories, company, experience }: Entry) =>
  encodeExperience(
    experience,
    categories.map(({ slug }) => slug),
    company
  )
)
