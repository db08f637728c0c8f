import { cardIn, type Catalog, lastChange, type Named, namedIn, offeredIn } from '#catalog/catalog.ts'
import { type Entry, entryIn } from '#catalog/entry.ts'
import { createNumbering } from '#catalog/files.ts'
import { createKeptParts, keptList, keptPer } from '#catalog/kept.ts'
import { defineFile } from '#catalog/data-file.ts'
import {
  catalogueSchema,
  encodeIndex,
  encodePart,
  type PublishedIndex,
  type PublishedPart
} from '#contract/published/catalogue.ts'
import { encodeExperience } from '#contract/published/encode-experience.ts'
import { dataRoutes } from '#domain/data-routes.ts'
import type { Experience } from '#domain/experience.ts'
import { languages } from '#domain/locale.ts'
import { oncePer } from '#domain/once.ts'
import { spreadOverParts } from '#domain/parts.ts'
import { wholeRegion } from '#domain/province.ts'
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

const publishedPart = keptPer((named: Named, part: Experience[]): PublishedPart =>
  encodePart(
    schema,
    part.map(experience => published(entryIn(named, experience)))
  )
)

/** `/datos/google/productos-{parte}.json`: what Google's Things to do may sell. Events have a day, and prices must be known. */
export const productFeed = defineFile({
  pattern: '/datos/google/[part].json',
  files: catalog => partIds(sellableParts(catalog).length),
  params: ({ part }) => ({ part: `productos-${part}` }),
  read: (catalog, { part }) => {
    const parts = sellableParts(catalog)
    return {
      /** All parts of one transfer carry the same number: that of the day. */
      day: catalog.day,
      part,
      parts: parts.length,
      products: productsIn(namedIn(catalog), parts[part - 1] ?? noParts)
    }
  }
})

const productsIn = keptPer((named: Named, part: Experience[]) =>
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
const newsIn = keptList(catalog => newest(catalog).map(experience => newsOf(namedIn(catalog), experience)))

const newsOf = keptPer((named: Named, experience: Experience) => ({
  card: cardIn(named, experience),
  updated: experience.updated ?? ''
}))

const sellableIn = keptList(catalog => catalog.listed[wholeRegion].filter(({ prices }) => prices.length > 0))

function newest(catalog: Catalog): Experience[] {
  return offeredIn(catalog)
    .filter(({ updated }) => updated !== null)
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .slice(0, newestShown)
}

/** When it was changed, in milliseconds. */
const timeOf = oncePer(({ updated }: Experience) => Date.parse(updated ?? ''))

const offeredParts = keptParts(offeredIn)
const sellableParts = keptParts(sellableIn)

function keptParts(listIn: (catalog: Catalog) => Experience[]): (catalog: Catalog) => Experience[][] {
  const kept = createKeptParts<Experience[]>()
  const partsOf = oncePer((experiences: Experience[]) =>
    kept(
      spreadOverParts(
        experiences.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
        experiencesPerPart
      )
    )
  )
  return catalog => partsOf(listIn(catalog))
}

const indexOf = oncePer((parts: Experience[][]): PublishedIndex => {
  const named = parts.map((part, index) => ({
    count: part.length,
    updated: lastChange(part),
    url: settings.site + dataRoutes.cataloguePart(index + 1)
  }))
  return encodeIndex(schema, named)
})

/** The same object as long as what it is made of is the same, so that parts are cheap to compare. */
const published = oncePer(({ categories, company, experience }: Entry) =>
  encodeExperience(
    experience,
    categories.map(({ slug }) => slug),
    company
  )
)
