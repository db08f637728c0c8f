import { type Catalog, categoriesById } from '#catalog/model/catalog.ts'
import { addressIn } from '#domain/page/canonical.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import { memoizePerWord, memoizeWeak } from '#domain/data/memoize.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { type CatalogueList, feedRoutes } from '#domain/site/feed-routes.ts'
import { routes } from '#domain/site/routes.ts'
import { weekdayOf } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { settings } from '#settings.ts'

import { offeredParts } from './feed-parts.ts'

/** Which list: of a province, a category, or a day of the week. */
interface ListIds {
  kind: CatalogueList
  name: string
}

interface ListedExperience {
  id: string
  part: string
  url: string
}

/** Every list with something in it. */
export const catalogueLists = memoizeWeak((catalog: Catalog): ListIds[] =>
  [...groupsIn(catalog).keys()].toSorted().map(idsOf)
)

/** Which experiences a list has, in the order of their ids. */
export function listedExperiences(catalog: Catalog, { kind, name }: ListIds): ListedExperience[] {
  return groupsIn(catalog).get(`${kind}/${name}`) ?? []
}

function idsOf(list: string): ListIds {
  const [kind, name = ''] = list.split('/')
  return { kind: kind === 'categoria' || kind === 'dia' ? kind : 'provincia', name }
}

const groupsIn = memoizeWeak((catalog: Catalog) => {
  const groups = new Map<string, ListedExperience[]>()
  const parts = offeredParts(catalog).flatMap((part, index) => {
    const address = settings.site + feedRoutes.cataloguePart(index + 1)
    return part.map(experience => ({ address, experience }))
  })
  for (const { address, experience } of parts.toSorted((a, b) =>
    a.experience.id < b.experience.id ? -1 : 1
  )) {
    const listed = listedIn(address, experience)
    for (const list of listsOf(categoriesById(catalog.categories), experience)) {
      const group = groups.get(list)
      if (group) group.push(listed)
      else groups.set(list, [listed])
    }
  }
  return groups
})

/** Memoized: the object stays the same while the experience and its part do. */
const listedIn = memoizePerWord((part: string, { id, slug }: Experience): ListedExperience => ({
  id,
  part,
  url: addressIn(settings.site, 'es', routes.experience(slug))
}))

const listsOf = memoizePer(
  (
    known: ReadonlyMap<string, Category>,
    { categoryIds, eventDate, provinces, schedules }: Experience
  ): string[] => {
    const days = eventDate
      ? [weekdayOf(dayInAndalusia(eventDate.start))]
      : schedules.flatMap(({ weekdays }) => weekdays)
    const lists = [
      ...[wholeRegion, ...provinces].map(slug => `provincia/${slug}`),
      ...categoryIds.flatMap(id => known.get(id)?.slug ?? []).map(slug => `categoria/${slug}`),
      ...days.map(day => `dia/${day}`)
    ]
    return [...new Set(lists)]
  }
)
