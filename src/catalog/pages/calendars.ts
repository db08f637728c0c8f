import { definePage, defineSinglePage } from '#catalog/page.ts'
import { cardOf } from '#domain/card.ts'
import { routes } from '#domain/routes.ts'

/** `/agenda.ics`: all events to come. */
export const agendaCalendar = defineSinglePage(`${routes.agenda}.ics`, catalog => ({
  day: catalog.day,
  events: catalog.upcoming.map(cardOf)
}))

/** `/agenda/{slugMeta}.ics`: the events of a meta experience. */
export const metaCalendar = definePage({
  pages: catalog => catalog.metas.map(({ id, slug }) => ({ id, slug })),
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => `${routes.agendaOf(slug)}.ics`,
  read: (catalog, { id }) => ({
    day: catalog.day,
    events: catalog.upcoming.filter(({ metaIds }) => metaIds.includes(id)).map(cardOf)
  })
})

/** `/experiencias/{slug}.ics`: one event. */
export const eventCalendar = definePage({
  pages: catalog => catalog.upcoming.map(({ slug }) => ({ slug })),
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => `${routes.experience(slug)}.ics`,
  read: (catalog, { slug }) => ({
    day: catalog.day,
    events: catalog.upcoming.filter(event => event.slug === slug).map(cardOf)
  })
})
