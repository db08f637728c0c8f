import { recoverFromChunkFailures } from './chunk-failures.ts'
import { mayArrive, showConnection } from './connection.ts'
import { holdClicks } from './held-clicks.ts'
import { signsOfIntent, wakeAround, wakeIslands } from './islands.ts'
import { followListing } from './listing.ts'
import { keepMenusTidy } from './menus.ts'
import { carryPartner } from './partner-links.ts'
import { SaveButton } from './save-button.ts'
import { takeUpSearch } from './search-query.ts'
import { whenSeen } from './seen.ts'
import { beginVisit, isFirstView, followLanguageChoices, rememberProvince } from './visit.ts'

/*
 * What every page does before anybody touches it. It is in one file, the same for all pages; what a touch needs comes with the touch.
 */
let waking: Promise<void> | null | undefined
let followPartnerLater: (() => void) | undefined
recoverFromChunkFailures()
const isArrival = isFirstView()
whenSeen(() => {
  beginVisit()
  rememberProvince()
  watchPartner()
  followConsent()
})
followLanguageChoices()
showConnection()
customElements.define('save-button', SaveButton)
keepMenusTidy()
wakeIslands()
holdClicks(wakePage)
for (const sign of signsOfIntent) {
  // The island that is touched goes first: the rest of the page waits until it has been painted.
  addEventListener(
    sign,
    ({ target }) => void Promise.resolve(wakeAround(target)?.then(nextPaint)).then(wakePage),
    { capture: true, passive: true }
  )
}
takeUpSearch()
followListing()
carryPartner()

/** Null when it is awake, or cannot be woken now. */
function wakePage(): Promise<void> | null {
  if (!mayArrive()) return null
  if (waking === undefined) {
    waking = import('./awake.ts').then(beAwake, (error: unknown) => {
      waking = undefined
      throw error
    })
  }
  return waking
}

function beAwake(): void {
  waking = null
  followPartnerLater?.()
}

function nextPaint(): Promise<unknown> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}

/**
 * Follows the partner of the visit. Its mode stands already: the rest comes at once where there is news of it, where it books, or where
 * another tab brings another one; else with the first touch, or when somebody comes back to the page.
 */
function watchPartner(): void {
  const { ownPartner, partner, partnerNews } = document.documentElement.dataset
  const books = ownPartner !== undefined && document.querySelector('[data-booking]')
  const isUrgent = partnerNews !== undefined || books
  const follow = (search: string) =>
    import('./partner.ts').then(({ followPartner }) => followPartner(isArrival, search))
  // The query counts only once: it was stored before the first paint.
  const followLater = () => void follow('')
  if (isUrgent) return void follow(location.search)
  if (partner) {
    followPartnerLater = followLater
    addEventListener('visibilitychange', followLater, { once: true })
  }
  addEventListener('storage', ({ key }) => {
    if (key === 'partnerId') followLater()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && partner) followLater()
  })
}

/** A choice that was made before is applied where there is anything to apply it to. */
function followConsent(): void {
  const { consent, tracks } = document.documentElement.dataset
  if (consent !== 'ask' && tracks !== undefined)
    void import('#stores/consent.ts').then(({ consent }) => consent.begin())
}
