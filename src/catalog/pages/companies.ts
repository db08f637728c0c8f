import { definePage, defineSinglePage } from '#catalog/page.ts'
import { cardOf } from '#domain/card.ts'
import { languages } from '#domain/locale.ts'
import { routes } from '#domain/routes.ts'
import { isWrittenIn } from '#domain/text.ts'

/** `/empresas`: the businesses that sell the experiences. */
export const companiesPage = defineSinglePage(routes.companies, catalog => ({
  companies: catalog.companies.map(({ id, logoUrl, municipality, name }) => ({
    count: catalog.experiences.filter(({ companyId, isHidden }) => companyId === id && !isHidden).length,
    id,
    logoUrl,
    municipality,
    name
  }))
}))

/** `/empresas/{idempresa}`: a business and what it offers. */
export const companyPage = definePage({
  pages: catalog => [...catalog.companyById.keys()].map(id => ({ id })),
  params: ({ id }) => ({ id }),
  path: ({ id }) => routes.company(id),
  read: (catalog, { id }) => {
    const company = catalog.companyById.get(id)
    if (!company) throw new Error(`No company has the id «${id}»`)
    const own = catalog.experiences.filter(({ companyId, isHidden }) => companyId === id && !isHidden)
    return {
      cards: own.filter(({ isEvent, isMeta }) => !isEvent && !isMeta).map(cardOf),
      company,
      events: catalog.upcoming.filter(event => own.includes(event)).map(cardOf)
    }
  },
  languages: ({ company: { descriptionHtml } }) =>
    languages.filter(language => descriptionHtml === null || isWrittenIn(language, descriptionHtml))
})
