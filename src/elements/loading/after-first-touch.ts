import { countVisit, handleConsentControls } from '#elements/privacy/cookie-choice.ts'
import { rememberLanguageRefusals } from '#elements/text/language-offer.ts'
import { handleOrderEntries } from '#elements/listing/order-entries.ts'
import { animatePosters } from '#elements/site/poster-transition.ts'
import { downloadPosters } from '#elements/poster/poster-pdf.ts'
import { followSession, signOutOnClick } from '#elements/account/session-mark.ts'
import { closeMenus } from '#elements/site/menus.ts'
import { afterTouch } from '#elements/privacy/visit.ts'
import { shareOnClick } from '#elements/site/share-button.ts'
import { followVisitOnTouch } from './follow-visit.ts'
import { drawSnackbars } from '#elements/site/snackbar.ts'
import { handleHomeForm } from '#elements/place/where-and-when.ts'

/* Connects everything that a page can do once the visitor touches it. */
drawSnackbars()
rememberLanguageRefusals()
handleConsentControls()
handleOrderEntries()
animatePosters()
closeMenus()
downloadPosters()
handleHomeForm()
shareOnClick()
followSession()
signOutOnClick()

// Once the visitor does something, the home page of this device knows what was looked at.
if (document.querySelector('[data-booking], [data-listing]'))
  afterTouch(() => void import('#elements/site/remember-seen.ts').then(seen => seen.rememberSeen()))

// Sync the visit store with all price and date elements.
followVisitOnTouch()

// A visitor who has not chosen yet is not counted.
if (document.documentElement.dataset.consent !== 'ask') countVisit()

/** Keeps the page for when there is no network. */
export async function keepPage(): Promise<void> {
  const offline = await import('#elements/site/keep-offline.ts')
  await offline.keepPage()
}

// The others fetch pages ahead by rules that stand in the page.
if (!HTMLScriptElement.supports?.('speculationrules'))
  void import('./prefetch.ts').then(prefetch => prefetch.prefetchOnIntent())
