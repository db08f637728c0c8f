import './astro-island.ts'
import { recoverFromChunkFailures } from './chunk-failures.ts'
import { canFetch, showConnection } from './connection.ts'
import { followVisitIfSet } from './follow-visit.ts'
import { queueClicks } from './pending-clicks.ts'
import { intentEvents, hydrateAround, watchIslands } from './islands.ts'
import { openBeside } from '#elements/site/outbound-links.ts'
import { SaveButton } from '#elements/plan/save-button.ts'
import { showPlanCount } from '#stores/plan/plan-count.ts'
import { nextPaint } from './when-loaded.ts'
import { whenVisible } from './when-visible.ts'
import { afterTouch, followLanguageChoices, isFirstView, rememberProvince } from '#elements/privacy/visit.ts'

/* Code that every page runs before it is touched. It is one file for all pages; the code for a touch is loaded by the touch. */
/** A visit has begun with something else: caching waits until that is done. */
const cachingDelayMs = 2000

let waking: Promise<void> | null | undefined
/** Undefined until it begins, null when the partner is followed. */
let following: Promise<void> | null | undefined
recoverFromChunkFailures()
const isArrival = isFirstView()
whenVisible(() => {
  afterTouch(() => {
    rememberProvince()
    keepLater()
  })
  watchPartner()
  followConsent()
})
followLanguageChoices()
showConnection()
customElements.define('save-button', SaveButton)
showPlanCount()
addEventListener('storage', showPlanCount)
watchIslands()
queueClicks(wakePage, () => followPartner())
openBeside()
for (const sign of intentEvents) {
  addEventListener(sign, event => void wakeAround(event), { capture: true, passive: true })
}
whenVisible(followVisitIfSet)

/**
 * The island that is touched goes first: the rest of the page waits until it has been painted. Where an island does not arrive, nothing else is
 * asked for: the browser would remember it as missing, also what the island needs later. Menus open without scripts: an Escape that woke the page is
 * dispatched again, for the code that it woke.
 */
async function wakeAround({ key, target }: Event & { key?: string }): Promise<void> {
  const wasAwake = waking === null
  const island = hydrateAround(target)
  if (island !== null) {
    if (!(await island)) return
    await nextPaint()
  }
  await wakePage()
  if (key === 'Escape' && !wasAwake && waking === null)
    document.dispatchEvent(new KeyboardEvent('keydown', { key }))
}

const loadPage = () => import('./after-first-touch.ts')

/** Null when it is awake, or cannot be woken now. */
function wakePage(): Promise<void> | null {
  if (!canFetch()) return null
  if (waking === undefined) {
    waking = loadPage().then(beAwake, (error: unknown) => {
      waking = undefined
      throw error
    })
  }
  return waking
}

function beAwake(): void {
  waking = null
  if (document.documentElement.dataset.partner !== undefined) void followPartner()
}

/**
 * Follows the partner of the visit. Its mode stands already: the rest comes at once where the visitor brings a partner, whom the page names, where there is news of it, or where
 * another tab brings another one; else with the first touch, or when the visitor comes back to the page.
 */
function watchPartner(): void {
  const { ownPartner, partner, partnerNews } = document.documentElement.dataset
  const isUrgent = partnerNews !== undefined || ownPartner !== undefined
  const followLater = () => void followPartner()
  if (isUrgent) return void followPartner(location.search)
  if (partner) addEventListener('visibilitychange', followLater, { once: true })
  addEventListener('storage', ({ key }) => {
    if (key === 'partnerId') followLater()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && partner) followLater()
  })
}

/** Null when it is followed. `search` is given where the query may bring a partner: later it counts no more. */
function followPartner(search = ''): Promise<void> | null {
  if (following === undefined) following = beginFollowing(search)
  return following
}

async function beginFollowing(search: string): Promise<void> {
  await import('#elements/partner/partner.ts').then(partner => partner.followPartner(isArrival, search))
  following = null
}

/** Requests of the touch itself go first. Without a connection nothing is requested in vain: the next page tries again. */
function keepLater(): void {
  if ('serviceWorker' in navigator) setTimeout(() => void keepPage().catch(() => {}), cachingDelayMs)
}

async function keepPage(): Promise<void> {
  await wakePage()
  if (canFetch()) await loadPage().then(page => page.keepPage())
}

/** A choice that was made before is applied where there is anything to apply it to. */
function followConsent(): void {
  const { consent, tracks } = document.documentElement.dataset
  if (consent !== 'ask' && tracks !== undefined)
    void import('#elements/privacy/apply-consent.ts').then(choice => choice.applyConsent())
}
