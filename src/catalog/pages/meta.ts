import { membersOf } from '#catalog/catalog.ts'
import { definePage, defineSinglePage } from '#catalog/page.ts'
import { cardOf } from '#domain/card.ts'
import { isTranslatedTo } from '#domain/experience.ts'
import { languages } from '#domain/locale.ts'
import { routes } from '#domain/routes.ts'

/** `/meta`: the meta experiences. */
export const metasPage = defineSinglePage(routes.metas, catalog => ({ metas: catalog.metas.map(cardOf) }))

/** `/meta/{slug}`: what belongs to a meta experience, hidden ones included. */
export const metaPage = definePage({
  pages: catalog => catalog.metas.map(({ slug }) => ({ slug })),
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => routes.meta(slug),
  read: (catalog, { slug }) => {
    const meta = catalog.metas.find(candidate => candidate.slug === slug)
    if (!meta) throw new Error(`No meta experience has the slug «${slug}»`)
    const members = membersOf(catalog, meta)
    return {
      cards: members.filter(({ isEvent }) => !isEvent).map(cardOf),
      events: catalog.upcoming.filter(event => members.includes(event)).map(cardOf),
      meta
    }
  },
  languages: ({ meta }) => languages.filter(language => isTranslatedTo(language, meta))
})
