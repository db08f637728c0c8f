import type { Consent } from '#domain/privacy/consent.ts'

import { consentKey } from '#domain/privacy/consent-key.ts'

import { hydrateIsland } from '#elements/loading/hydrate-island.ts'
import { onClick } from '#elements/loading/on-click.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

/** Connects the cookie banner, and the links that open the settings again. The store arrives with the first click. */
export function handleConsentControls(): void {
  onClick('[data-consent-action]', ({ dataset }, event) => {
    event.preventDefault()
    void act(dataset.consentAction)
  })
  addEventListener('storage', ({ key }) => {
    if (key === null || key === consentKey) void followOtherTab()
  })
}

const loadConsent = async () => (await import('#stores/privacy/consent.ts')).consent

async function act(action: string | undefined): Promise<void> {
  const consent = await loadConsent()
  consent.$consent.listen(show)
  if (action === 'all') consent.acceptAll()
  if (action === 'necessary') consent.acceptNecessary()
  if (action !== 'settings' && !consent.isKept()) sayNotKept()
  if (action === 'settings') {
    consent.restore()
    consent.openSettings()
    hydrateIsland(document.querySelector('[data-cookie-settings]'))
  }
}

/** A browser that keeps nothing will ask again. */
function sayNotKept(): void {
  const banner = document.querySelector<HTMLElement>('[data-not-kept]')
  showSnackbar({ color: 'error', text: banner?.dataset.notKept ?? '' })
}

/** The banner goes, or comes back where the other tab took the choice away. */
async function followOtherTab(): Promise<void> {
  const consent = await loadConsent()
  consent.followOtherTab()
  show(consent.$consent.get())
}

function show(choice: Consent | null): void {
  const { dataset } = document.documentElement
  dataset.accepted = choice?.accepted.join(' ') ?? ''
  // Data about the partner move to the storage that the new choice allows.
  if (dataset.partner) void import('#elements/partner/partner.ts').then(partner => partner.refreshPartner())
  if (choice === null) {
    dataset.consent = 'ask'
    return
  }
  delete dataset.consent
  countVisit()
}

/** Counts the page view, as far as the choice allows it. */
export function countVisit(): void {
  void import('./statistics.ts').then(statistics => statistics.countVisit())
}
