import { cardIn, type Catalog, inCategoryOf, offeredIn, offeredThere } from '#catalog/model/catalog.ts'
import { categoriesIn } from '#catalog/model/counts.ts'
import { memoizeShown, stableList } from '#catalog/memo/memoize.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeByWord, memoizeWeak } from '#domain/data/memoize.ts'
import type { EmbedIds, EmbedSource } from '#domain/embed/embed-source.ts'
import {
  embedPath,
  embedShardOf,
  embedShards,
  listWord,
  mostEmbedded,
  todayWord
} from '#domain/embed/embed-routes.ts'
import { startingOn } from '#domain/listing/today.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import { languages } from '#domain/text/locale.ts'
import { addDays, type Day } from '#domain/time/calendar-day.ts'

/** `/socios/insertar`: where a partner or any visitor makes what to copy into another page. */
export const embedMakerPage = defineSinglePage(routes.embedMaker, catalog => ({
  places: placesIn(catalog).map(({ categories, province }) => ({
    categories: categories.map(({ name, slug }) => ({ name, slug })),
    province
  }))
}))

/** `/embed/v1/{idioma}/{provincia}/{categoría}`: the page for a frame. */
export const embedFrame = defineFile({
  pattern: '/embed/v1/[language]/[...cards].html',
  files: catalog => [...subjectIds(catalog), ...listIds],
  language: ({ language }) => language,
  params: ({ cards, language }) => ({ cards, language }),
  read: sourceOf
})

/** The same with `.json`, and `/embed/v1/{idioma}/lista/{número}.json`: the data for the element. */
export const embedData = defineFile({
  pattern: '/embed/v1/[language]/[...cards].json',
  files: catalog => [...subjectIds(catalog), ...shardIds],
  language: ({ language }) => language,
  params: ({ cards, language }) => ({ cards, language }),
  read: sourceOf
})

function sourceOf(catalog: Catalog, { language, subject }: EmbedIds): EmbedSource {
  const groups = groupsOf(catalog, subject)
  const about = { category: null, groups, language, pricesOf: catalog.day, province: null }
  if (subject.kind === 'list' || subject.kind === 'shard') return about
  const province = provinceIn(catalog, subject.province)
  if (subject.kind === 'today' || subject.category === null) return { ...about, province }
  return { ...about, category: catalog.categoryBySlug.get(subject.category) ?? null, province }
}

/** The same cards stand in a frame and in the data of an element, in each language. */
const groupsOf = memoizeShown((catalog: Catalog, subject: EmbedIds['subject']): EmbedSource['groups'] => {
  if (subject.kind === 'list') return []
  if (subject.kind === 'shard') return [{ cards: shardCards(catalog, subject.shard), day: null }]
  if (subject.kind === 'today') return daysOf(catalog, subject.province)
  return [{ cards: placeCards(catalog, subject.province, subject.category), day: null }]
})

const listIds: EmbedIds[] = languages.map(language => ({
  cards: listWord,
  language,
  subject: { kind: 'list' }
}))

const shardIds = Array.from({ length: embedShards }, (_, shard) => ({
  kind: 'shard' as const,
  shard
})).flatMap(subject =>
  languages.map((language): EmbedIds => ({ cards: `${listWord}/${subject.shard}`, language, subject }))
)

/** Every place with its categories, as far as they have something. A category named as the address of today gives way to it. */
const placesIn = memoizeWeak((catalog: Catalog) =>
  catalog.provinces
    .filter(({ slug }) => shownIn(catalog, slug).length > 0)
    .map(province => ({
      categories: categoriesIn(catalog, province.slug).filter(
        ({ id, slug }) => slug !== todayWord && inCategoryOf(shownIn(catalog, province.slug), id).length > 0
      ),
      province
    }))
)

const subjectIds = memoizeWeak((catalog: Catalog): EmbedIds[] =>
  placesIn(catalog).flatMap(({ categories, province: { slug } }) => [
    ...idsFor(`${slug} ${todayWord}`, { kind: 'today', province: slug }),
    ...idsFor(slug, { category: null, kind: 'place', province: slug }),
    ...categories.flatMap(category =>
      idsFor(`${slug} ${category.slug}`, { category: category.slug, kind: 'place', province: slug })
    )
  ])
)

/** The same objects from one catalogue to the next: by them it is known what each file showed. */
function idsFor(name: string, subject: Exclude<EmbedIds['subject'], { kind: 'list' | 'shard' }>): EmbedIds[] {
  const known = knownIds(name)
  if (known.length === 0) {
    for (const language of languages) {
      const cards = embedPath(language, subject).split('/').slice(4).join('/')
      known.push({ cards, language, subject })
    }
  }
  return known
}

const knownIds = memoizeByWord((_name: string): EmbedIds[] => [])

/** What no partner leaves out: a foreign page shows the same to everybody. */
const shownToAll = memoizeWeak((listed: Experience[]) =>
  listed.filter(({ hiddenFor }) => hiddenFor.length === 0)
)

function shownIn({ listed }: Catalog, province: ProvinceSlug): Experience[] {
  return shownToAll(listed[province])
}

function placeCards(catalog: Catalog, province: ProvinceSlug, categorySlug: string | null) {
  const shown = shownIn(catalog, province)
  const category = categorySlug === null ? null : catalog.categoryBySlug.get(categorySlug)
  const chosen = category ? inCategoryOf(shown, category.id) : shown
  return chosen.slice(0, mostEmbedded).map(each => ({ card: cardIn(catalog, each), starts: [] }))
}

/** Today and tomorrow: a page that was published yesterday is right until midnight comes again. */
function daysOf(catalog: Catalog, province: ProvinceSlug) {
  return [catalog.day, addDays(catalog.day, 1)].map((day: Day) => ({
    cards: startingOn(day, shownToAll(offeredThere(catalog, province)), mostEmbedded).map(
      ({ item, starts }) => ({
        card: cardIn(catalog, item),
        starts
      })
    ),
    day
  }))
}

/** By their ids, which stay when a name or an address changes. What is hidden for guests of some houses can be asked for by name. */
const inEmbedShards = memoizeWeak((offered: Experience[]) =>
  Map.groupBy(offered, ({ id }) => embedShardOf(id))
)

const offeredById = stableList(catalog => offeredIn(catalog).toSorted((a, b) => (a.id < b.id ? -1 : 1)))

function shardCards(catalog: Catalog, shard: number) {
  return (inEmbedShards(offeredById(catalog)).get(shard) ?? []).map(each => ({
    card: cardIn(catalog, each),
    starts: []
  }))
}

function provinceIn({ provinces }: Catalog, slug: ProvinceSlug) {
  return provinces.find(province => province.slug === slug) ?? null
}
