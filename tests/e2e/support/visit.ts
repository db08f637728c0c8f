import type { Page } from '@playwright/test'

/** A visitor who has answered the cookie banner before. */
export async function havingChosenCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const consent = { accepted: ['general'], date: '2026-01-01T00:00:00Z', offered: ['general', 'analytics'], version: 1 }
    localStorage.setItem('consentimiento', JSON.stringify(consent))
  })
}

/** A browser that refuses to keep anything. */
export async function refusingStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        }
      })
    }
  })
}
