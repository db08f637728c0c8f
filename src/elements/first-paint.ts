import type { KnownPartners, partnerOfVisit } from '#domain/visit-partner.ts'

/*
 * What must be known before anything is painted. These functions stand in the page as inline scripts, made of their text: each must be
 * complete in itself. The rules they apply are handed to them, and are complete in themselves too.
 */

/**
 * Sets the operating mode, by which the style sheet leaves out experiences and shows icons, and names the partner for what comes later. A
 * partner that was brought along is kept for the rest of the day. `partnerNews` asks for its record at once: to learn its kind, to be led on,
 * or because the browser does not keep it (`partnerLost`); otherwise the record comes with the first touch.
 */
export function setMode(ofVisit: typeof partnerOfVisit): void {
  const { dataset } = document.documentElement
  const { defaults, kinds, leading }: KnownPartners = JSON.parse(dataset.partners ?? '{}')
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
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
  if (!partner) return
  dataset.partner = partner.id
  if (own) dataset.ownPartner = ''
  if (partner.kind) dataset.mode = partner.kind
  if (!partner.kind || leading.includes(partner.id)) dataset.partnerNews = ''
  try {
    if (own) {
      localStorage.setItem('partnerId', own.partnerId)
      localStorage.setItem('partnerMoment', String(own.partnerMoment))
      localStorage.setItem('partnerKind', partner.kind ?? '')
    }
  } catch {
    dataset.partnerNews = dataset.partnerLost = ''
  }
}

/** Draws the header for a customer who signed in on this device before (`stores/session.ts` keeps the mark). */
export function expectCustomer(): void {
  try {
    if (localStorage.getItem('sesion')) document.documentElement.dataset.session = 'customer'
  } catch {
    // Without storage nobody is expected.
  }
}

/**
 * Asks for the cookie choice where none was made under these terms; the banner stands in the page already. An answer is kept in the moment of the
 * click: whoever goes on at once has answered all the same, and is not asked again. `accepted` says what each answer of the banner accepts, as JSON. What
 * follows from it comes with the scripts of the page (`stores/consent.ts`); where nothing can be kept they do everything.
 */
export function askForConsent(terms: string, accepted: Partial<Record<string, string>>): void {
  const { dataset } = document.documentElement
  try {
    if (localStorage.consentimiento?.startsWith(terms)) return
  } catch {
    // Without storage there is no choice to be found.
  }
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
      addEventListener('beforeunload', () => (dataset.leaving = ''))
    },
    true
  )
}
