import { cardIn, cardsIn, eventsOf, idsOf } from '#catalog/catalog.ts'
import { definePage, defineSinglePage } from '#catalog/page.ts'
import { routes } from '#domain/routes.ts'

/** `/agenda.ics`: all events to come. */
export const agendaCalendar = defineSinglePage(
  `${routes.agenda}.ics`,
  catalog => ({ day: catalog.day, events: cardsIn(catalog, catalog.upcoming) }),
  { extension: '' }
)

/** `/agenda/{slugMeta}.ics`: the events of a meta experience. */
export const metaCalendar = definePage({
  pages: catalog => catalog.metas.map(idsOf),
  extension: '',
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => `${routes.agendaOf(slug)}.ics`,
  read: (catalog, { slug }) => {
    const meta = catalog.bySlug.get(slug)
    return { day: catalog.day, events: meta ? cardsIn(catalog, eventsOf(catalog, meta)) : [] }
  }
})

/** `/experiencias/{slug}.ics`: one event, also a hidden one or one that is over: each has its page, which leads here. */
export const eventCalendar = definePage({
  pages: catalog => catalog.experiences.filter(({ eventDate }) => eventDate !== null).map(idsOf),
  extension: '',
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => `${routes.experience(slug)}.ics`,
  read: (catalog, { slug }) => {
    const event = catalog.bySlug.get(slug)
    return { day: catalog.day, events: event ? [cardIn(catalog, event)] : [] }
  }
})
