import { defineSinglePage } from '#catalog/routing/page.ts'
import { lastReview } from '#domain/catalogue/accessibility.ts'
import { routes } from '#domain/site/routes.ts'
import { settings } from '#settings.ts'

/** Pages that show nothing of the content but the header's menus: their words are in the catalogues of texts. */
function plainPage(route: string) {
  return defineSinglePage(route, () => ({}))
}

/** Defines a legal text's page, which says when it was last changed. */
function legalTextPage(route: string, updated: string = settings.legalUpdated) {
  return defineSinglePage(route, () => ({}), { updated: () => updated })
}

export const aboutPage = plainPage(routes.about)
export const accessibilityPage = legalTextPage(routes.accessibility, lastReview)
export const accountPage = plainPage(routes.account)
export const complaintsPage = legalTextPage(routes.complaints)
export const contactPage = plainPage(routes.contact)
export const cookiesPage = legalTextPage(routes.cookies)
export const errorPage = plainPage(routes.error)
export const legalPage = legalTextPage(routes.legal)
export const loginPage = plainPage(routes.login)
export const myExperiencesPage = plainPage(routes.myExperiences)
export const notFoundPage = plainPage(routes.notFound)
export const offlinePage = plainPage(routes.offline)
export const orderingPage = legalTextPage(routes.ordering, settings.orderingUpdated)
export const privacyPage = legalTextPage(routes.privacy)
export const privacyReceiptPage = legalTextPage(routes.privacyReceipt)
export const purchasesPage = plainPage(routes.purchases)
export const studioPage = plainPage(routes.studio)
export const termsPage = legalTextPage(routes.terms)
