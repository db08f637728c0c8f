import { atom } from 'nanostores'

import {
  type Consent,
  consentReloadDelayMs,
  consentTo,
  type CookieKind,
  needsReload,
  readConsent,
  writeConsent
} from '#domain/privacy/consent.ts'
import { consentKey } from '#domain/privacy/consent-key.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'
import { kindsOfThisShop, startTracking } from '#services/privacy/tracking.ts'

interface Services {
  now: () => Date
  offered: CookieKind[]
  reload: () => void
  storage: KeyValueStore
  /** Begins what was accepted; never called for what was not. */
  start: (accepted: CookieKind[]) => void
}

/** The cookie choice (specification, section 4): no stored choice shows the banner, a stored one applies what it accepts. */
export function createConsent({ now, offered, reload, storage, start }: Services) {
  const $consent = atom<Consent | null>(null)
  const $isSettingsOpen = atom(false)
  /** False in a browser that keeps nothing: its next page asks again. */
  let isKept = true

  /** Takes the choice of this device; null when there is none that holds. The same choice is not announced: a listener may ask for it again. */
  function restore(): void {
    const stored = readConsent(storage.read(consentKey), offered, now().getTime())
    if (JSON.stringify(stored) !== JSON.stringify($consent.get())) $consent.set(stored)
  }

  function choose(chosen: CookieKind[]): CookieKind[] {
    const consent = consentTo(chosen, offered, now().toISOString())
    isKept = storage.write(consentKey, writeConsent(consent))
    $consent.set(consent)
    $isSettingsOpen.set(false)
    return consent.accepted
  }

  const save = (chosen: CookieKind[]) => apply(accepted(), choose(chosen))

  /** A third party's running script can only be stopped by reloading the page. Where none runs the page stays: whoever has answered is opening or writing something already. */
  function apply(before: CookieKind[], after: CookieKind[]): void {
    if (needsReload(before, after)) setTimeout(reload, consentReloadDelayMs)
    else start(after)
  }

  const accepted = () => $consent.get()?.accepted ?? []
  function current(): CookieKind[] {
    restore()
    return accepted()
  }

  return {
    $consent,
    $isSettingsOpen,
    acceptAll: () => save(offered),
    acceptNecessary: () => save([]),
    begin: () => {
      const kinds = current()
      if (kinds.length > 0) start(kinds)
    },
    /** Another tab has chosen: what it accepted begins here, what it refused ends. */
    followOtherTab: () => apply(accepted(), current()),
    /** Whether a kind is accepted at this very moment. */
    isAccepted: (kind: CookieKind): boolean => current().includes(kind),
    closeSettings: () => $isSettingsOpen.set(false),
    isKept: () => isKept,
    offered,
    openSettings: () => $isSettingsOpen.set(true),
    /** Another tab may have chosen meanwhile. */
    restore,
    save
  }
}

export const consent = createConsent({
  now: () => new Date(),
  offered: kindsOfThisShop,
  reload: () => location.reload(),
  storage: deviceStorage,
  start: accepted => void startTracking(accepted)
})
