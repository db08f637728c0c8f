import { cardIn, cardsIn, type Catalog, eventsOf, lastChange, upcomingIn } from '#catalog/model/catalog.ts'
import { definePage } from '#catalog/routing/page.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { type Province, wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** Events of the whole region, of a province that has any, or of one meta experience. */
interface AgendaIds {
  metaSlug: string | null
  province: Province | null
}

/** `/agenda/{slugMeta?}`: the events to come, of the whole region or of one meta experience; `/agenda/{provincia}`: a part of the first one. */
export const agendaPage = definePage({
  pages: (catalog): AgendaIds[] => [
    { metaSlug: null, province: null },
    ...catalog.destinations.map(({ slug }) => ({ metaSlug: slug, province: null })),
    ...provincesWithEvents(catalog).map(province => ({ metaSlug: null, province }))
  ],
  params: ids => ({ slug: slugOf(ids) ?? undefined }),
  path: pathOf,
  read: (catalog, ids) => {
    const meta = metaAt(catalog, ids.metaSlug)
    return {
      day: catalog.day,
      events: cardsIn(catalog, eventsFor(catalog, ids)),
      offers: provincesWithEvents(catalog).map(province => offerIn(catalog, province)),
      meta: meta && cardIn(catalog, meta),
      destinations: cardsIn(
        catalog,
        catalog.destinations.filter(each => eventsOf(catalog, each).length > 0)
      ),
      province: ids.province,
      total: catalog.upcoming.length
    }
  },
  isIndexed: (catalog, ids) => eventsFor(catalog, ids).length > 0,
  updated: (catalog, ids) => lastChange(eventsFor(catalog, ids))
})

/** A province and how many events it has. */
function offerIn(catalog: Catalog, province: Province) {
  return { count: upcomingIn(catalog, province.slug).length, province }
}

function slugOf({ metaSlug, province }: AgendaIds): string | null {
  return province ? province.slug : metaSlug
}

function pathOf(ids: AgendaIds): string {
  const slug = slugOf(ids)
  return slug === null ? routes.agenda : routes.agendaOf(slug)
}

/** A meta experience that has the name of a province keeps its address. */
function provincesWithEvents(catalog: Catalog): Province[] {
  return catalog.provinces.filter(
    province =>
      province.slug !== wholeRegion &&
      metaAt(catalog, province.slug) === null &&
      upcomingIn(catalog, province.slug).length > 0
  )
}

function metaAt(catalog: Catalog, metaSlug: string | null): Experience | null {
  return catalog.destinations.find(({ slug }) => slug === metaSlug) ?? null
}

function eventsFor(catalog: Catalog, { metaSlug, province }: AgendaIds): Experience[] {
  if (province) return upcomingIn(catalog, province.slug)
  const meta = metaAt(catalog, metaSlug)
  return meta ? eventsOf(catalog, meta) : catalog.upcoming
}
