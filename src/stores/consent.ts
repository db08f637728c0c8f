import { atom } from 'nanostores'

import {
  type Consent,
  consentReloadDelayMs,
  consentTo,
  type CookieKind,
  isMandatory,
  readConsent,
  writeConsent
} from '#domain/consent.ts'
import { isLeaving } from '#services/page.ts'
import { deviceShelf, type Shelf } from '#services/storage.ts'
import { kindsOfThisShop, startTracking } from '#services/tracking.ts'

/** Where the choice is kept; the inline script that shows the banner reads it too. */
export const consentKey = 'consentimiento'

interface Services {
  /** Whether somebody is on the way to another page: loading this one again would call them back. */
  isLeaving: () => boolean
  now: () => Date
  offered: CookieKind[]
  reload: () => void
  shelf: Shelf
  /** Begins what was accepted; never called for what was not. */
  start: (accepted: CookieKind[]) => void
}

/** The cookie choice (specification, section 4): no stored choice shows the banner, a stored one applies what it accepts. */
export function createConsent({ isLeaving, now, offered, reload, shelf, start }: Services) {
  const $consent = atom<Consent | null>(null)
  const $isSettingsOpen = atom(false)

  /** Takes the choice of this device; null when there is none that holds. The same choice is no news: who listens may ask for it again. */
  function restore(): void {
    const stored = readConsent(shelf.read(consentKey), offered)
    if (JSON.stringify(stored) !== JSON.stringify($consent.get())) $consent.set(stored)
  }

  function choose(chosen: CookieKind[]): Consent {
    const consent = consentTo(chosen, offered, now().toISOString())
    shelf.write(consentKey, writeConsent(consent))
    $consent.set(consent)
    $isSettingsOpen.set(false)
    return consent
  }

  /** What runs cannot be stopped but by loading the page again. */
  function save(chosen: CookieKind[]): void {
    const before = $consent.get()?.accepted ?? []
    const { accepted } = choose(chosen)
    if (before.some(kind => !accepted.includes(kind))) setTimeout(reload, consentReloadDelayMs)
    else start(accepted)
  }

  return {
    $consent,
    $isSettingsOpen,
    acceptAll: () => save(offered),
    acceptNecessary: () => {
      const isRunning = runsMore($consent.get())
      choose([])
      setTimeout(() => {
        if (isRunning || !isLeaving()) reload()
      }, consentReloadDelayMs)
    },
    begin: () => {
      restore()
      const consent = $consent.get()
      if (consent) start(consent.accepted)
    },
    closeSettings: () => $isSettingsOpen.set(false),
    offered,
    openSettings: () => $isSettingsOpen.set(true),
    /** Another tab may have chosen meanwhile. */
    restore,
    save
  }
}

/** Whether anything was accepted that need not be. */
function runsMore(consent: Consent | null): boolean {
  return consent?.accepted.some(kind => !isMandatory(kind)) ?? false
}

export const consent = createConsent({
  isLeaving,
  now: () => new Date(),
  offered: kindsOfThisShop,
  reload: () => location.reload(),
  shelf: deviceShelf,
  start: accepted => void startTracking(accepted)
})
