import type { DefaultPartner, partnerOfVisit } from '#domain/visit-partner.ts'

/*
 * What must be known before anything is painted. These functions stand in the page as inline scripts, made of their text: each must be
 * complete in itself. The rules they apply are handed to them, and are complete in themselves too.
 */

/**
 * Sets the operating mode, by which the style sheet leaves out experiences and shows icons, and names the partner for what comes later.
 * A partner seen for the first time has no known kind yet: its mode comes with its record.
 */
export function setMode(ofVisit: typeof partnerOfVisit): void {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const { dataset } = document.documentElement
  const defaults: DefaultPartner[] = JSON.parse(dataset.defaults ?? '[]')
  const stored = {
    partnerId: read('partnerId'),
    partnerKind: read('partnerKind'),
    partnerMoment: read('partnerMoment')
  }
  const own = ofVisit(location.search, stored, Date.now())
  const province =
    dataset.province ?? /(?:^|; )provinciaSeleccionada=([^;]*)/.exec(document.cookie)?.[1] ?? 'andalucia'
  const byDefault = defaults.find(partner => partner.province === province)
  const id = own?.partnerId ?? byDefault?.id
  const kind = own ? own.kind : byDefault?.kind
  if (id) dataset.partner = id
  if (byDefault) dataset.defaultPartner = [byDefault.province, byDefault.id, byDefault.kind].join(' ')
  if (kind) dataset.mode = kind
}

/** Asks for the cookie choice where none was made under these terms; the banner stands in the page already. */
export function askForConsent(terms: string): void {
  let stored: string | null = null
  try {
    stored = localStorage.getItem('consentimiento')
  } catch {
    // Without storage there is no choice to be found.
  }
  if (!stored?.startsWith(terms)) document.documentElement.dataset.consent = 'ask'
}
