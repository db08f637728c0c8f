import type { Page } from '@playwright/test'

import { consentTo, kindsOffered, writeConsent } from '#domain/consent.ts'
import { tracking } from '#settings.ts'

/** A visitor who has answered the cookie banner before. */
export async function havingChosenCookies(page: Page): Promise<void> {
  const consent = writeConsent(consentTo([], kindsOffered(tracking), '2026-01-01T00:00:00Z'))
  await page.addInitScript(stored => localStorage.setItem('consentimiento', stored), consent)
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
