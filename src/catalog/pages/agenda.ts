import type { Catalog } from '#catalog/catalog.ts'
import { definePage } from '#catalog/page.ts'
import { cardOf } from '#domain/card.ts'
import type { Experience } from '#domain/experience.ts'
import { routes } from '#domain/routes.ts'

/** `/agenda/{slugMeta?}`: the events to come, of the whole region or of one meta experience. */
export const agendaPage = definePage({
  pages: catalog => [{ metaSlug: null }, ...catalog.metas.map(({ slug }) => ({ metaSlug: slug }))],
  params: ({ metaSlug }) => ({ slug: metaSlug ?? undefined }),
  path: ({ metaSlug }) => (metaSlug === null ? routes.agenda : routes.agendaOf(metaSlug)),
  read: (catalog, { metaSlug }) => {
    const meta = catalog.metas.find(({ slug }) => slug === metaSlug) ?? null
    return {
      events: eventsOf(catalog, meta).map(cardOf),
      meta: meta && cardOf(meta),
      metas: catalog.metas.filter(each => eventsOf(catalog, each).length > 0).map(cardOf)
    }
  }
})

function eventsOf(catalog: Catalog, meta: Experience | null): Experience[] {
  return meta === null
    ? catalog.upcoming
    : catalog.upcoming.filter(({ metaIds }) => metaIds.includes(meta.id))
}
