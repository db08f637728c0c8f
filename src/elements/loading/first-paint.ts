import type { isConsentCurrent } from '#domain/privacy/consent.ts'
import type { KnownPartners, partnerOfVisit } from '#domain/partner/visit-partner.ts'

/* Code that must run before anything is painted. These functions are written into the page as inline scripts from their source text, so each must be self-contained. The rules they apply are passed to them, and are self-contained too. */

/**
 * Sets the operating mode, by which the style sheet leaves out experiences and shows icons, and names the partner for what comes later. A
 * partner that was brought along is kept while the tab is open, and for the rest of the day where `accepted` allows it. `partnerNews` asks for its record at once: to learn its kind, to be led on,
 * or because the browser does not keep it (`partnerLost`); otherwise the record comes with the first touch.
 */
export function setMode(ofVisit: typeof partnerOfVisit): void {
  const { dataset } = document.documentElement
  // Written into the page by the build that wrote this script; a check would weigh on every page.
  // oxlint-disable-next-line clavel/unchecked-json
  const { defaults, kinds, leading }: KnownPartners = JSON.parse(dataset.partners ?? '{}')
  const isForTheDay = / visits\b/.test(dataset.accepted ?? '')
  const read = (key: string) => {
    try {
      return (isForTheDay ? localStorage.getItem(key) : null) ?? sessionStorage.getItem(key)
    } catch {
      return null
    }
  }
  const stored = {
    partnerId: read('partnerId'),
    partnerKind: read('partnerKind'),
    partnerMoment: read('partnerMoment')
  }
  const own = ofVisit(location.search, stored, Date.now())
  const province =
    dataset.province ?? /(?:^|; )provinciaSeleccionada=([^;]*)/.exec(document.cookie)?.[1] ?? 'andalucia'
  const byDefault = defaults.find(partner => partner.province === province)
  const partner = own ? { id: own.partnerId, kind: kinds[own.partnerId] ?? own.kind } : (byDefault ?? null)
  if (byDefault) dataset.defaultPartner = [byDefault.province, byDefault.id, byDefault.kind].join(' ')
  if (partner) dataset.partner = partner.id
  if (own) dataset.ownPartner = ''
  if (partner?.kind) dataset.mode = partner.kind
  if (partner && (!partner.kind || leading.includes(partner.id))) dataset.partnerNews = ''
  try {
    for (const key of Object.keys(stored)) {
      // An earlier choice that is taken back takes along what it allowed; a partner of an earlier day counts no longer and is not kept.
      if (!own || !isForTheDay) localStorage.removeItem(key)
      if (!own) sessionStorage.removeItem(key)
    }
    if (own) {
      const storage = isForTheDay ? localStorage : sessionStorage
      storage.setItem('partnerId', own.partnerId)
      storage.setItem('partnerMoment', String(own.partnerMoment))
      storage.setItem('partnerKind', partner?.kind ?? '')
    }
  } catch {
    if (partner) dataset.partnerNews = dataset.partnerLost = ''
  }
}

/** Draws the header for a customer who signed in on this device before (`stores/account/session.ts` keeps the mark). */
export function expectCustomer(): void {
  try {
    if (localStorage.getItem('sesion')) document.documentElement.dataset.session = 'customer'
  } catch {
    // Without storage no customer is expected.
  }
}

/**
 * Asks for the cookie choice where none that still counts was made under these terms, and tells what is accepted; the banner stands in the page already. An answer is kept in the moment of the
 * click: anyone who goes on at once has answered all the same, and is not asked again. `accepted` says what each answer of the banner accepts, as JSON. What
 * follows from it comes with the scripts of the page (`stores/privacy/consent.ts`); where nothing can be kept they do everything.
 */
export function askForConsent(
  isCurrent: typeof isConsentCurrent,
  years: number,
  terms: string,
  accepted: Partial<Record<string, string>>
): void {
  const { dataset } = document.documentElement
  const readChoice = () => {
    delete dataset.accepted
    try {
      const stored = localStorage.getItem('consentimiento')
      if (!stored?.startsWith(terms)) return false
      // The terms it begins with were written here; anything else behind them throws, and is asked again.
      // oxlint-disable-next-line clavel/unchecked-json
      const choice: { accepted: string[]; date: string } = JSON.parse(stored)
      if (!isCurrent(choice.date, Date.now(), years)) return false
      dataset.accepted = choice.accepted.join(' ')
      return true
    } catch {
      // Without storage, or with something else in it, there is no choice to be found.
      return false
    }
  }
  // A choice in another tab counts here at once: two tabs that disagree would move the partner back and forth for ever.
  addEventListener('storage', ({ key }) => {
    if (key === 'consentimiento' && readChoice()) delete dataset.consent
  })
  if (readChoice()) return
  dataset.consent = 'ask'
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest<HTMLElement>('[data-consent-action]')
      const answer = control && accepted[control.dataset.consentAction ?? '']
      if (!answer) return
      try {
        localStorage.consentimiento = `${terms}"date":"${new Date().toJSON()}","accepted":${answer}}`
        delete dataset.consent
      } catch {
        // Without storage the choice is that of this page.
      }
    },
    true
  )
}
