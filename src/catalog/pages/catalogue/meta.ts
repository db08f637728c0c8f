import { cardsIn, eventsOf, experienceAt, idsOf, lastChange, membersOf } from '#catalog/model/catalog.ts'
import { definePage, defineSinglePage } from '#catalog/routing/page.ts'
import { languagesOf } from '#domain/catalogue/experience.ts'
import { listedStartsIn } from '#catalog/selectors/starting-cards.ts'
import { feedsAbout } from '#catalog/selectors/feed-topics.ts'
import { slugOf } from '#domain/text/slug.ts'
import { routes } from '#domain/site/routes.ts'

/** `/meta`: the meta experiences. */
export const metasPage = defineSinglePage(
  routes.metas,
  catalog => ({ destinations: cardsIn(catalog, catalog.destinations) }),
  { updated: catalog => lastChange(catalog.destinations) }
)

/** `/meta/{slug}`: what belongs to a meta experience, hidden ones included. */
export const metaPage = definePage({
  pages: catalog => catalog.destinations.map(idsOf),
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => routes.meta(slug),
  read: (catalog, { slug }) => {
    const meta = experienceAt(catalog, slug)
    const members = membersOf(catalog, meta)
    return {
      cards: cardsIn(catalog, members),
      events: cardsIn(catalog, eventsOf(catalog, meta)),
      feeds: feedsAbout(catalog, 'municipio', slugOf(meta.municipality ?? '')),
      meta,
      starts: listedStartsIn(catalog, members)
    }
  },
  languages: (catalog, { slug }) => languagesOf(experienceAt(catalog, slug)),
  updated: (catalog, { slug }) =>
    lastChange(
      catalog.destinations
        .filter(meta => meta.slug === slug)
        .flatMap(meta => [meta, ...membersOf(catalog, meta), ...eventsOf(catalog, meta)])
    )
})
