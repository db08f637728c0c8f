import type { Page } from '@playwright/test'

import { consentTo, type CookieKind, kindsOffered, writeConsent } from '#domain/privacy/consent.ts'
import { tracking } from '#settings.ts'

/** A visitor who has answered the cookie banner before. */
export async function havingChosenCookies(page: Page): Promise<void> {
  await havingAccepted(page, [])
}

/** The choice is of the day of the browser's clock, which a test may set. */
export async function havingAccepted(page: Page, kinds: CookieKind[]): Promise<void> {
  const consent = writeConsent(consentTo(kinds, kindsOffered(tracking), ''))
  await page.addInitScript(
    stored => localStorage.setItem('consentimiento', stored.replace('""', JSON.stringify(new Date()))),
    consent
  )
}

/** Comes by the link of a partner who leads on: the page that is opened may be left before it has loaded. */
export async function arriveAndBeLedOn(page: Page, link: string, target: string): Promise<void> {
  await page.goto(link, { waitUntil: 'commit' })
  await page.waitForURL(target)
}

/** A browser that refuses to keep anything: storage, databases, copies and cookies. */
export async function refusingStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        }
      })
    }
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    IDBFactory.prototype.open = refuse
    if ('caches' in globalThis) CacheStorage.prototype.open = refuse
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
}
