import { isLanguage } from '#domain/text/locale.ts'
import { entryOf, redirectOf } from '#domain/partner/partner.ts'
import { localeOfPath, pathIn } from '#domain/site/routes.ts'
import { readIn } from '#domain/text/text.ts'
import { type CurrentPartner, visitPartner } from '#stores/partner/partner.ts'
import { redirectByPartner } from '#stores/partner/partner-redirect.ts'
import { hydrateIsland } from '#elements/loading/hydrate-island.ts'

let isFollowed = false

/**
 * Follows the partner of the visit: its mode, its entry in the menu, its redirects, and the booking in its mode. `isFirstView` tells
 * whether the visit begins with this page, `search` is the query that may bring a partner.
 */
export async function followPartner(isFirstView: boolean, search: string): Promise<void> {
  if (isFollowed) return
  isFollowed = true
  carryPartner()
  visitPartner.$partner.subscribe(show)
  keepUpToDate()
  const isArrival = isFirstView || new URLSearchParams(search).has('partner')
  await visitPartner.arrive(search)
  const record = visitPartner.$partner.get()?.record
  const target = record && isArrival ? redirectOf(record, location.pathname, location.search) : null
  if (target) redirectByPartner(target, url => location.replace(url))
}

function show(partner: CurrentPartner | null): void {
  const mode = partner?.kind ?? 'default'
  // Until the record of a new partner is read, the mode stays what the first script made of it.
  if (partner === null || partner.kind !== null) document.documentElement.dataset.mode = mode
  showEntry(partner)
  nameSender(partner)
  if (partner && partner.moment !== null) hydrateIsland(document.querySelector('[data-booking]'))
}

function showEntry(partner: CurrentPartner | null): void {
  const { lang } = document.documentElement
  const record = partner?.record
  const href = record ? entryOf(record, localeOfPath(location.pathname)) : null
  for (const entry of document.querySelectorAll<HTMLElement>('[data-partner-entry]')) {
    const link = entry.querySelector('a')
    entry.hidden = !record || href === null
    if (!link || !record || href === null) continue
    const shown = readIn(
      isLanguage(lang) ? lang : 'es',
      record.linkName ?? { es: record.shortName ?? record.name }
    )
    link.href = href
    link.textContent = shown.text
    link.lang = shown.language
  }
}

/** Says whom the visitor comes from. A default partner brought nobody; a partner whose visit is over goes with its line. */
function nameSender(partner: CurrentPartner | null): void {
  const line = document.querySelector<HTMLElement>('[data-from-partner]')
  if (line === null) return
  const isOwn = partner !== null && partner.moment !== null
  line.hidden = !isOwn
  const place = line.querySelector('b')
  if (!isOwn || partner.record === null || place === null) return
  const { name, welcome } = partner.record
  place.textContent = name
  if (welcome === null) return
  const link = document.createElement('a')
  link.href = pathIn(localeOfPath(location.pathname), welcome)
  link.textContent = name
  place.replaceChildren(link)
}

/** Works the partner out anew: what decides about it has changed. */
export function refreshPartner(): void {
  void visitPartner.refresh()
}

/** Another tab, midnight, and pages that come back from the browser's memory. */
function keepUpToDate(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'partnerId') refreshPartner()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshPartner()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshPartner()
  })
}

/** Where nothing can be stored, links inside the site carry the partner of the visit along. */
function carryPartner(): void {
  const { partner, partnerLost } = document.documentElement.dataset
  if (!partner || partnerLost === undefined) return
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin) return
      const url = new URL(link.href)
      url.searchParams.set('partner', partner)
      link.href = url.href
    },
    true
  )
}
