import { cardIn, type Catalog, eventsOf, idsOf } from '#catalog/model/catalog.ts'
import { definePage } from '#catalog/routing/page.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { routes } from '#domain/site/routes.ts'

/** `/agenda.ics`: all events to come. Without any there is none: a calendar has at least one entry. */
export const agendaCalendar = definePage({
  pages: catalog => (catalog.upcoming.length > 0 ? agendaIds : []),
  extension: '',
  params: () => ({}),
  path: () => `${routes.agenda}.ics`,
  read: catalog => ({ day: catalog.day, events: eventsIn(catalog, catalog.upcoming) })
})

const agendaIds = [{}]

/** `/agenda/{slugMeta}.ics`: the events of a meta experience that has some. */
export const metaCalendar = definePage({
  pages: catalog => catalog.destinations.filter(meta => eventsOf(catalog, meta).length > 0).map(idsOf),
  extension: '',
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => `${routes.agendaOf(slug)}.ics`,
  read: (catalog, { slug }) => {
    const meta = catalog.bySlug.get(slug)
    return { day: catalog.day, events: meta ? eventsIn(catalog, eventsOf(catalog, meta)) : [] }
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
    return { day: catalog.day, events: event ? [eventIn(catalog, event)] : [] }
  }
})

/** As lists show it, with the moment of its last change. */
function eventIn(catalog: Catalog, event: Experience) {
  return { ...cardIn(catalog, event), updated: event.updated }
}

function eventsIn(catalog: Catalog, events: Experience[]) {
  return events.map(event => eventIn(catalog, event))
}
