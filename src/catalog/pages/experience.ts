import { cardIn, cardsIn, eventsOf, membersOf } from '#catalog/catalog.ts'
import { definePage } from '#catalog/page.ts'
import { similarTo } from '#catalog/similar.ts'
import { isTranslatedTo } from '#domain/experience.ts'
import { languages } from '#domain/locale.ts'
import { routes } from '#domain/routes.ts'

/** `/experiencias/{slug}`: everything about one experience. Hidden ones have their page too: a meta experience leads to it. */
export const experiencePage = definePage({
  pages: catalog => [...catalog.bySlug.keys()].map(slug => ({ slug })),
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => routes.experience(slug),
  read: (catalog, { slug }) => {
    const experience = catalog.bySlug.get(slug)
    if (!experience) throw new Error(`No experience has the slug «${slug}»`)
    return {
      card: cardIn(catalog, experience),
      categories: catalog.categories.filter(({ id }) => experience.categoryIds.includes(id)),
      company: experience.companyId === null ? null : (catalog.companyById.get(experience.companyId) ?? null),
      experience,
      members: experience.isMeta
        ? cardsIn(catalog, [...membersOf(catalog, experience), ...eventsOf(catalog, experience)])
        : [],
      metas: cardsIn(
        catalog,
        catalog.metas.filter(({ id }) => experience.metaIds.includes(id))
      ),
      opinions: catalog.opinions[experience.id] ?? [],
      provinces: catalog.provinces.filter(province =>
        experience.provinces.some(own => own === province.slug)
      ),
      similar: cardsIn(catalog, similarTo(catalog, experience))
    }
  },
  languages: ({ experience }) => languages.filter(language => isTranslatedTo(language, experience))
})
