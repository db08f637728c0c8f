import { wakeIsland } from './wake.ts'

/** Connects the cookie banner, and the links that open the settings again. The store arrives with the first click. */
export function answerConsentControls(): void {
  document.addEventListener('click', event => {
    const control = event.target instanceof Element ? event.target.closest('[data-consent-action]') : null
    if (!control) return
    event.preventDefault()
    void act(control.getAttribute('data-consent-action'))
  })
}

async function act(action: string | null): Promise<void> {
  const { consent } = await import('#stores/consent.ts')
  consent.$consent.listen(chosen => {
    if (!chosen) return
    delete document.documentElement.dataset.consent
    void import('./statistics.ts').then(({ countVisit }) => countVisit())
  })
  if (action === 'all') consent.acceptAll()
  if (action === 'necessary') consent.acceptNecessary()
  if (action === 'settings') {
    consent.restore()
    consent.openSettings()
    wakeIsland(document.querySelector('[data-cookie-settings]'))
  }
}
