import { cardIn, type Catalog, inCategoryOf, offeredIn, offeredThere } from '#catalog/model/catalog.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import type { EmbedIds, EmbedSource } from '#domain/embed/embed-source.ts'
import {
  embedPath,
  embedShardOf,
  embedShards,
  listWord,
  mostEmbedded,
  todayWord
} from '#domain/embed/embed-routes.ts'
import { routes } from '#domain/site/routes.ts'
import { languages } from '#domain/text/locale.ts'
import { settings } from '#settings.ts'
import { categoriesIn } from '#catalog/model/counts.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { startingOn } from '#domain/listing/today.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import { addDays, type Day } from '#domain/time/calendar-day.ts'

type EmbedGroup = EmbedSource['groups'][number]

/** Every place with its categories, as far as they have something. A category named as the address of today gives way to it. */
const embedPlaces = memoizeWeak((catalog: Catalog) =>
  catalog.provinces
    .filter(({ slug }) => shownIn(catalog, slug).length > 0)
    .map(province => ({
      categories: categoriesIn(catalog, province.slug).filter(
        ({ id, slug }) => slug !== todayWord && inCategoryOf(shownIn(catalog, province.slug), id).length > 0
      ),
      province
    }))
)

/** Cards of an embed. They are gathered once per catalogue, because a frame and the data of an element show the same cards in each language. */
function embedGroups(catalog: Catalog, subject: EmbedIds['subject']): EmbedGroup[] {
  const known = knownGroups(catalog)
  const name = Object.values(subject).join(' ')
  const groups = known.get(name) ?? groupsOf(catalog, subject)
  known.set(name, groups)
  return groups
}

const knownGroups = memoizeWeak((_catalog: Catalog) => new Map<string, EmbedGroup[]>())

function groupsOf(catalog: Catalog, subject: EmbedIds['subject']): EmbedGroup[] {
  if (subject.kind === 'list') return []
  if (subject.kind === 'shard') return [{ cards: shardCards(catalog, subject.shard), day: null }]
  if (subject.kind === 'today') return daysOf(catalog, subject.province)
  return [{ cards: placeCards(catalog, subject.province, subject.category), day: null }]
}

/** Experiences that no partner leaves out: a foreign page shows the same to every visitor. */
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
  return chosen.slice(0, mostEmbedded).map(each => cardWithoutStarts(catalog, each))
}

/** Today and tomorrow: a page that was published yesterday is right until midnight comes again. */
function daysOf(catalog: Catalog, province: ProvinceSlug) {
  return [catalog.day, addDays(catalog.day, 1)].map((day: Day) => ({
    cards: startingOn(day, shownToAll(offeredThere(catalog, province)), mostEmbedded).map(
      ({ item, starts }) => ({ card: cardIn(catalog, item), starts })
    ),
    day
  }))
}

/** By their ids, which stay when a name or an address changes. What is hidden for guests of some houses can be asked for by name. */
const embedShardsIn = memoizeWeak((catalog: Catalog) =>
  Map.groupBy(
    offeredIn(catalog).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ id }) => embedShardOf(id)
  )
)

function shardCards(catalog: Catalog, shard: number) {
  return (embedShardsIn(catalog).get(shard) ?? []).map(each => cardWithoutStarts(catalog, each))
}

const cardWithoutStarts = memoizePer((catalog, experience: Experience): EmbedGroup['cards'][number] => ({
  card: cardIn(catalog, experience),
  starts: []
}))

/** `/socios/insertar`: where a partner or any visitor makes what to copy into another page. */
export const embedMakerPage = defineSinglePage(
  routes.embedMaker,
  catalog => ({
    places: embedPlaces(catalog).map(({ categories, province }) => ({
      categories: categories.map(({ name, slug }) => ({ name, slug })),
      province
    }))
  }),
  { updated: () => settings.wordsUpdated }
)

/** `/embed/v1/{idioma}/{provincia}/{categoría}`: the page for a frame. */
export const embedFrame = defineFile({
  pattern: '/embed/v1/[language]/[...cards].html',
  files: catalog => [...subjectIds(catalog), ...listIds],
  language: ({ language }) => language,
  params: ({ cards, language }) => ({ cards, language }),
  read: sourceOf
})

/** Data for the element, at the address of the embed with `.json`, and `/embed/v1/{idioma}/lista/{número}.json`. */
export const embedData = defineFile({
  pattern: '/embed/v1/[language]/[...cards].json',
  files: catalog => [...subjectIds(catalog), ...shardIds],
  language: ({ language }) => language,
  params: ({ cards, language }) => ({ cards, language }),
  read: sourceOf
})

function sourceOf(catalog: Catalog, { language, subject }: EmbedIds): EmbedSource {
  const groups = embedGroups(catalog, subject)
  const about = { category: null, groups, language, pricesOf: catalog.day, province: null }
  if (subject.kind === 'list' || subject.kind === 'shard') return about
  const province = catalog.provinces.find(({ slug }) => slug === subject.province) ?? null
  if (subject.kind === 'today' || subject.category === null) return { ...about, province }
  return { ...about, category: catalog.categoryBySlug.get(subject.category) ?? null, province }
}

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

function subjectIds(catalog: Catalog): EmbedIds[] {
  return embedPlaces(catalog).flatMap(({ categories, province: { slug } }) => [
    ...idsFor({ kind: 'today', province: slug }),
    ...idsFor({ category: null, kind: 'place', province: slug }),
    ...categories.flatMap(category => idsFor({ category: category.slug, kind: 'place', province: slug }))
  ])
}

function idsFor(subject: Exclude<EmbedIds['subject'], { kind: 'list' | 'shard' }>): EmbedIds[] {
  // The path is the same in every language.
  const cards = embedPath('es', subject).split('/').slice(4).join('/')
  return languages.map(language => ({ cards, language, subject }))
}
