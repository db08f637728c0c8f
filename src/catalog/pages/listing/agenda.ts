import { cardIn, cardsIn, type Catalog, eventsOf, lastChange } from '#catalog/model/catalog.ts'
import { definePage } from '#catalog/routing/page.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** `/agenda/{slugMeta?}`: the events to come, of the whole region or of one meta experience. */
export const agendaPage = definePage({
  pages: catalog => [ofAll, ...catalog.metas.map(ofMeta)],
  params: ({ metaSlug }) => ({ slug: metaSlug ?? undefined }),
  path: ({ metaSlug }) => (metaSlug === null ? routes.agenda : routes.agendaOf(metaSlug)),
  read: (catalog, { metaSlug }) => {
    const meta = metaAt(catalog, metaSlug)
    return {
      events: cardsIn(catalog, eventsFor(catalog, meta)),
      provinces: catalog.provinces.filter(({ slug }) => slug !== wholeRegion),
      meta: meta && cardIn(catalog, meta),
      metas: cardsIn(
        catalog,
        catalog.metas.filter(each => eventsOf(catalog, each).length > 0)
      )
    }
  },
  isIndexed: (catalog, { metaSlug }) => eventsFor(catalog, metaAt(catalog, metaSlug)).length > 0,
  updated: (catalog, { metaSlug }) => lastChange(eventsFor(catalog, metaAt(catalog, metaSlug)))
})

const ofAll: { metaSlug: string | null } = { metaSlug: null }
const ofMeta = memoizeWeak(({ slug }: Experience): typeof ofAll => ({ metaSlug: slug }))

function metaAt(catalog: Catalog, metaSlug: string | null): Experience | null {
  return catalog.metas.find(({ slug }) => slug === metaSlug) ?? null
}

function eventsFor(catalog: Catalog, meta: Experience | null): Experience[] {
  return meta ? eventsOf(catalog, meta) : catalog.upcoming
}
