import { type Catalog, lastChange, type References, referencesOf, offeredIn } from '#catalog/model/catalog.ts'
import {
  newestChanges,
  entriesIn,
  newsIn,
  offeredParts,
  publishedExperience,
  sellableNumber,
  sellableParts
} from '#catalog/selectors/feed-parts.ts'
import { numbersTo } from '#catalog/routing/files.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import {
  catalogueSchema,
  encodeIndex,
  encodeList,
  encodePart,
  type PublishedIndex,
  type PublishedPart
} from '#contract/published/catalogue.ts'
import {
  eventTopics,
  eventsAbout,
  newsAbout,
  newsTopics,
  topicTitle
} from '#catalog/selectors/feed-topics.ts'
import { encodeChanges } from '#contract/published/catalogue-changes.ts'
import { catalogueLists, listedExperiences } from '#catalog/selectors/catalogue-lists.ts'
import { type CatalogueList, feedRoutes } from '#domain/site/feed-routes.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { languages } from '#domain/text/locale.ts'
import { settings } from '#settings.ts'

const schema = settings.site + feedRoutes.catalogueSchema

function partIds({ length }: Experience[][]): { part: number }[] {
  return numbersTo(length).map(part => ({ part }))
}

/** `/catalogo.json`, `/catalogo.cambios.json` and `/catalogo.schema.json`. */
export const catalogueFile = defineFile({
  pattern: '/[catalogue].json',
  files: () => indexIds,
  params: ({ name }) => ({ catalogue: name }),
  read: (catalog, { name }): object => {
    if (name === 'catalogo') return indexOf(catalog, offeredParts(catalog))
    return name === 'catalogo.cambios' ? changesIn(catalog) : catalogueSchema()
  }
})

const indexIds = [{ name: 'catalogo' }, { name: 'catalogo.cambios' }, { name: 'catalogo.schema' }]

/** As many as a program fetches at once. */
const maxChanges = 200

function changesIn(catalog: Catalog) {
  const offered = offeredIn(catalog)
  const known = new Set(offered.map(({ id }) => id))
  const hidden = catalog.experiences.filter(({ id, isDestination }) => !isDestination && !known.has(id))
  const partOf = new Map(
    offeredParts(catalog).flatMap((part, index) => part.map(each => [each, index + 1] as const))
  )
  return encodeChanges(schema, {
    changes: newestChanges(offered)
      .slice(0, maxChanges)
      .map(each => ({
        id: each.id,
        part: settings.site + feedRoutes.cataloguePart(partOf.get(each) ?? 1),
        updated: each.updated ?? ''
      })),
    gone: [...catalog.formerIds, ...hidden.map(({ id }) => id)].toSorted()
  })
}

/** `/datos/catalogo/{parte}.json`: an experience stays in its part, where those of a part are in the order of their addresses. */
export const cataloguePart = defineFile({
  pattern: '/datos/catalogo/[part].json',
  files: catalog => partIds(offeredParts(catalog)),
  params: ({ part }) => ({ part: String(part) }),
  read: (catalog, { part }) =>
    publishedPart(referencesOf(catalog), offeredParts(catalog)[part - 1] ?? noParts)
})

const noParts: Experience[] = []

function publishedPart(named: References, part: Experience[]): PublishedPart {
  return encodePart(schema, entriesIn(named, part).map(publishedExperience))
}

/** `/datos/octo/{parte}.json`: the same as products of ticket systems. */
export const octoFile = defineFile({
  pattern: '/datos/octo/[part].json',
  files: catalog => partIds(offeredParts(catalog)),
  params: ({ part }) => ({ part: String(part) }),
  read: (catalog, { part }) => ({
    products: entriesIn(referencesOf(catalog), offeredParts(catalog)[part - 1] ?? noParts)
  })
})

/** `/datos/google/productos-{parte}.json`: what Google's Things to do may sell. Events have a day, and what an adult pays must be known. */
export const productFeed = defineFile({
  pattern: '/datos/google/[part].json',
  files: catalog => partIds(sellableParts(catalog)),
  params: ({ part }) => ({ part: `productos-${part}` }),
  read: (catalog, { part }) => {
    const parts = sellableParts(catalog)
    return {
      nonce: sellableNumber(catalog),
      part,
      parts: parts.length,
      products: entriesIn(referencesOf(catalog), parts[part - 1] ?? noParts)
    }
  }
})

/** `/novedades/{idioma}.xml`: what editors wrote or changed last. */
export const newsFile = defineFile({
  pattern: '/novedades/[language].xml',
  files: () => newsIds,
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (catalog, { language }) => ({ items: newsIn(catalog), language })
})

const newsIds = languages.map(language => ({ language }))

/** `/novedades/{idioma}/{categoria|municipio}/{nombre}.xml`: the same of a category or a town. */
export const topicNewsFile = defineFile({
  pattern: '/novedades/[language]/[kind]/[topic].xml',
  files: catalog => inEachLanguage(newsTopics(catalog)),
  language: ({ language }) => language,
  params: ({ language, topic: { kind, name } }) => ({ kind, language, topic: name }),
  read: (catalog, { topic }) => ({ items: newsAbout(catalog, topic), title: topicTitle(catalog, topic) })
})

/** `/novedades/{idioma}/{categoria|municipio}/{nombre}.ics`: its events to come. */
export const topicCalendarFile = defineFile({
  pattern: '/novedades/[language]/[kind]/[topic].ics',
  files: catalog => inEachLanguage(eventTopics(catalog)),
  language: ({ language }) => language,
  params: ({ language, topic: { kind, name } }) => ({ kind, language, topic: name }),
  read: (catalog, { topic }) => ({
    day: catalog.day,
    events: eventsAbout(catalog, topic),
    title: topicTitle(catalog, topic)
  })
})

function inEachLanguage(topics: ReturnType<typeof newsTopics>) {
  return topics.flatMap(topic => languages.map(language => ({ language, topic })))
}

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
  const feeds = ({ kind, name }: ReturnType<typeof newsTopics>[number]) => `${kind}/${name}`
  return encodeIndex(schema, named, {
    calendars: eventTopics(catalog).map(feeds),
    changes: settings.site + feedRoutes.catalogueChanges,
    lists: { categories: listed('categoria'), days: listed('dia'), provinces: listed('provincia') },
    news: newsTopics(catalog).map(feeds),
    octo: parts.map((_, index) => settings.site + feedRoutes.octoPart(index + 1))
  })
}
