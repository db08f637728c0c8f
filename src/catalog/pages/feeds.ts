import { cardIn, type Catalog, lastChange, lotOf, offeredIn } from '#catalog/catalog.ts'
import { type Entry, entryIn } from '#catalog/entry.ts'
import { keptList, keptPer } from '#catalog/kept.ts'
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
import { cutIntoParts } from '#domain/parts.ts'
import { wholeRegion } from '#domain/province.ts'
import { settings } from '#settings.ts'

/** At most: small enough to be written quickly when one of them changes. */
const experiencesPerPart = 40
const newestShown = 30

const schema = settings.site + dataRoutes.catalogueSchema

/** `/catalogo.json` and `/catalogo.schema.json`. */
export const catalogueFile = defineFile({
  pattern: '/[catalogue].json',
  files: () => [{ name: 'catalogo' }, { name: 'catalogo.schema' }],
  params: ({ name }) => ({ catalogue: name }),
  read: (catalog, { name }): object => (name === 'catalogo' ? indexOf(catalog) : catalogueSchema())
})

/** `/datos/catalogo/{parte}.json`: in the order of their addresses. */
export const cataloguePart = defineFile({
  pattern: '/datos/catalogo/[part].json',
  files: catalog => inParts(offeredIn(catalog)).map((_, index) => ({ part: index + 1 })),
  params: ({ part }) => ({ part: String(part) }),
  read: (catalog, { part }): PublishedPart =>
    encodePart(
      schema,
      (inParts(offeredIn(catalog))[part - 1] ?? []).map(experience => published(entryIn(catalog, experience)))
    )
})

/** `/datos/google/productos-{parte}.json`: what Google's Things to do may sell. Events have a day, and prices must be known. */
export const productFeed = defineFile({
  pattern: '/datos/google/[part].json',
  files: catalog => inParts(sellableIn(catalog)).map((_, index) => ({ part: index + 1 })),
  params: ({ part }) => ({ part: `productos-${part}` }),
  read: (catalog, { part }) => {
    const parts = inParts(sellableIn(catalog))
    return {
      /** All parts of one transfer carry the same number: that of the day. */
      day: catalog.day,
      part,
      parts: parts.length,
      products: (parts[part - 1] ?? []).map(experience => entryIn(catalog, experience))
    }
  }
})

/** `/novedades/{idioma}.xml`: what editors wrote or changed last. */
export const newsFile = defineFile({
  pattern: '/novedades/[language].xml',
  files: () => languages.map(language => ({ language })),
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (catalog, { language }) => ({
    items: newsIn(catalog),
    language
  })
})

/** One list for all languages. */
const newsIn = keptList(catalog => newest(catalog).map(experience => newsOf(catalog, experience)))

const newsOf = keptPer((catalog, experience: Experience) => ({
  card: cardIn(catalog, experience),
  updated: experience.updated ?? ''
}))

const sellableIn = keptList(catalog => catalog.listed[wholeRegion].filter(({ prices }) => prices.length > 0))

function newest(catalog: Catalog): Experience[] {
  return offeredIn(catalog)
    .flatMap(experience =>
      experience.updated === null ? [] : [{ experience, time: Date.parse(experience.updated) }]
    )
    .toSorted((a, b) => b.time - a.time)
    .slice(0, newestShown)
    .map(({ experience }) => experience)
}

const inParts = oncePer((experiences: Experience[]) =>
  cutIntoParts(
    experiences.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    experiencesPerPart,
    lotOf
  )
)

function indexOf(catalog: Catalog): PublishedIndex {
  const named = inParts(offeredIn(catalog)).map((part, index) => ({
    count: part.length,
    updated: lastChange(part),
    url: settings.site + dataRoutes.cataloguePart(index + 1)
  }))
  return encodeIndex(schema, named)
}

/** The same object as long as what it is made of is the same, so that parts are cheap to compare. */
const published = oncePer(({ categories, company, experience }: Entry) =>
  encodeExperience(
    experience,
    categories.map(({ slug }) => slug),
    company
  )
)
