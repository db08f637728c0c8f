import { defineSinglePage } from '#catalog/routing/page.ts'
import { lastReview } from '#domain/catalogue/accessibility.ts'
import { routes } from '#domain/site/routes.ts'
import { settings } from '#settings.ts'

/** Pages that show nothing of the content but the header's menus: their words are in the catalogues of texts. */
function plainPage(route: string) {
  return defineSinglePage(route, () => ({}))
}

/** Defines the page of a text that says when it was last changed. */
function datedPage(route: string, updated: string = settings.legalUpdated) {
  return defineSinglePage(route, () => ({}), { updated: () => updated })
}

export const aboutPage = datedPage(routes.about, settings.wordsUpdated)
export const accessibilityPage = datedPage(routes.accessibility, lastReview)
export const accountPage = plainPage(routes.account)
export const complaintsPage = datedPage(routes.complaints)
export const contactPage = datedPage(routes.contact, settings.wordsUpdated)
export const cookiesPage = datedPage(routes.cookies)
export const errorPage = plainPage(routes.error)
export const legalPage = datedPage(routes.legal)
export const loginPage = plainPage(routes.login)
export const myExperiencesPage = plainPage(routes.myExperiences)
export const notFoundPage = plainPage(routes.notFound)
export const offlinePage = plainPage(routes.offline)
export const orderingPage = datedPage(routes.ordering, settings.orderingUpdated)
export const privacyPage = datedPage(routes.privacy)
export const privacyReceiptPage = datedPage(routes.privacyReceipt)
export const purchasesPage = plainPage(routes.purchases)
export const studioPage = plainPage(routes.studio)
export const termsPage = datedPage(routes.terms)
