import { cardIn, cardsIn, type Catalog, eventsOf, lastChange } from '#catalog/catalog.ts'
import { definePage } from '#catalog/page.ts'
import type { Experience } from '#domain/experience.ts'
import { oncePer } from '#domain/once.ts'
import { routes } from '#domain/routes.ts'

/** `/agenda/{slugMeta?}`: the events to come, of the whole region or of one meta experience. */
export const agendaPage = definePage({
  pages: catalog => [ofAll, ...catalog.metas.map(ofMeta)],
  params: ({ metaSlug }) => ({ slug: metaSlug ?? undefined }),
  path: ({ metaSlug }) => (metaSlug === null ? routes.agenda : routes.agendaOf(metaSlug)),
  read: (catalog, { metaSlug }) => {
    const meta = metaAt(catalog, metaSlug)
    return {
      events: cardsIn(catalog, eventsFor(catalog, meta)),
      meta: meta && cardIn(catalog, meta),
      metas: cardsIn(
        catalog,
        catalog.metas.filter(each => eventsOf(catalog, each).length > 0)
      )
    }
  },
  updated: (catalog, { metaSlug }) => lastChange(eventsFor(catalog, metaAt(catalog, metaSlug)))
})

const ofAll: { metaSlug: string | null } = { metaSlug: null }
const ofMeta = oncePer(({ slug }: Experience): typeof ofAll => ({ metaSlug: slug }))

function metaAt(catalog: Catalog, metaSlug: string | null): Experience | null {
  return catalog.metas.find(({ slug }) => slug === metaSlug) ?? null
}

function eventsFor(catalog: Catalog, meta: Experience | null): Experience[] {
  return meta ? eventsOf(catalog, meta) : catalog.upcoming
}
