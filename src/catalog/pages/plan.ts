import { cardsIn } from '#catalog/catalog.ts'
import { keptList } from '#catalog/kept.ts'
import { defineFile } from '#catalog/data-file.ts'
import { defineSinglePage } from '#catalog/page.ts'
import { languages } from '#domain/locale.ts'
import { routes } from '#domain/routes.ts'

/** `/plan`: what somebody wants to do, day by day. The plan itself is on their device or in the address. */
export const planPage = defineSinglePage(routes.plan, () => ({}))

/** `/datos/plan/{idioma}.json`: what a plan tells of its experiences; hidden ones too, since their pages can be saved. */
export const planFile = defineFile({
  pattern: '/datos/plan/[language].json',
  files: () => languages.map(language => ({ language })),
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (catalog, { language }) => ({ cards: allCards(catalog), language })
})

/** One list for all languages. Nobody asks for their order, so it is one that does not change with a name. */
const allCards = keptList(catalog =>
  cardsIn(
    catalog,
    catalog.experiences.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  )
)
