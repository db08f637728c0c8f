import { cardIn, type Catalog, inCategoryOf, offeredIn, offeredThere } from '#catalog/model/catalog.ts'
import { categoriesIn } from '#catalog/model/counts.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { EmbedIds, EmbedSource } from '#domain/embed/embed-source.ts'
import { embedShardOf, maxEmbedded, todayWord } from '#domain/embed/embed-routes.ts'
import { startingOn } from '#domain/listing/today.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import { addDays, type Day } from '#domain/time/calendar-day.ts'

type EmbedGroup = EmbedSource['groups'][number]

/** Every place with its categories, as far as they have something. A category named as the address of today gives way to it. */
export const embedPlaces = memoizeWeak((catalog: Catalog) =>
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
export function embedGroups(catalog: Catalog, subject: EmbedIds['subject']): EmbedGroup[] {
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
  return chosen.slice(0, maxEmbedded).map(each => cardWithoutStarts(catalog, each))
}

/** Today and tomorrow: a page that was published yesterday is right until midnight comes again. */
function daysOf(catalog: Catalog, province: ProvinceSlug) {
  return [catalog.day, addDays(catalog.day, 1)].map((day: Day) => ({
    cards: startingOn(day, shownToAll(offeredThere(catalog, province)), maxEmbedded).map(
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
