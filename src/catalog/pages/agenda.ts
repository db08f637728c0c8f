import { cardIn, cardsIn, eventsOf } from '#catalog/catalog.ts'
import { definePage } from '#catalog/page.ts'
import { routes } from '#domain/routes.ts'

/** `/agenda/{slugMeta?}`: the events to come, of the whole region or of one meta experience. */
export const agendaPage = definePage({
  pages: catalog => [{ metaSlug: null }, ...catalog.metas.map(({ slug }) => ({ metaSlug: slug }))],
  params: ({ metaSlug }) => ({ slug: metaSlug ?? undefined }),
  path: ({ metaSlug }) => (metaSlug === null ? routes.agenda : routes.agendaOf(metaSlug)),
  read: (catalog, { metaSlug }) => {
    const meta = catalog.metas.find(({ slug }) => slug === metaSlug) ?? null
    return {
      events: cardsIn(catalog, meta ? eventsOf(catalog, meta) : catalog.upcoming),
      meta: meta && cardIn(catalog, meta),
      metas: cardsIn(
        catalog,
        catalog.metas.filter(each => eventsOf(catalog, each).length > 0)
      )
    }
  }
})
