import { cardIn, cardsIn, eventsOf, membersOf } from '#catalog/catalog.ts'
import { categoriesIn } from '#catalog/counts.ts'
import { definePage } from '#catalog/page.ts'
import { similarTo } from '#catalog/similar.ts'
import { isTranslatedTo } from '#domain/experience.ts'
import { languages } from '#domain/locale.ts'
import { wholeRegion } from '#domain/province.ts'
import { routes } from '#domain/routes.ts'

/** `/experiencias/{slug}`: everything about one experience. Hidden ones have their page too: a meta experience leads to it. */
export const experiencePage = definePage({
  pages: catalog => [...catalog.bySlug.keys()].map(slug => ({ slug })),
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => routes.experience(slug),
  read: (catalog, { slug }) => {
    const experience = catalog.bySlug.get(slug)
    if (!experience) throw new Error(`No experience has the slug «${slug}»`)
    const provinces = catalog.provinces.filter(({ slug }) => experience.provinces.some(own => own === slug))
    return {
      card: cardIn(catalog, experience),
      // Those with a listing in its province: events and hidden ones may be the only ones of theirs there.
      categories: categoriesIn(catalog, provinces[0]?.slug ?? wholeRegion)
        .map(({ category }) => category)
        .filter(({ id }) => experience.categoryIds.includes(id)),
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
      provinces,
      similar: cardsIn(catalog, similarTo(catalog, experience))
    }
  },
  languages: (catalog, { slug }) => {
    const experience = catalog.bySlug.get(slug)
    return languages.filter(language => experience && isTranslatedTo(language, experience))
  },
  updated: (catalog, { slug }) => catalog.bySlug.get(slug)?.updated ?? null
})
