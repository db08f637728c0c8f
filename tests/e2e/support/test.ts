import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base
} from '@playwright/test'

import { keepLedger, type Ledger } from './ledger.ts'

/**
 * Every browser test: what the security policy of the site refuses, in any page of the test, fails it, and so does a part of the
 * site that is not there, and whatever is kept on the device or asked of another host without being on the privacy receipt.
 */
const test = base.extend<{ ledger: Ledger; violations: string[] }>({
  ledger: [
    async ({ context }, use) => {
      const ledger = await keepLedger(context)
      await use(ledger)
      await ledger.lookAtCookies()
      expect([...ledger.unknown]).toEqual([])
    },
    { auto: true }
  ],
  violations: [
    async ({ context }, use) => {
      const violations = await violationsIn(context)
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true }
  ]
})

/** Filled while the test runs: each violation as its page tells it, and as the browser complains where no script of ours can listen. */
async function violationsIn(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  context.on('console', message => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  context.on('response', response => {
    const { pathname } = new URL(response.url())
    if (response.status() === 404 && pathname.startsWith('/_astro/'))
      violations.push(`${pathname} is not there`)
  })
  await context.exposeBinding('sayViolation', (_, text: string) => violations.push(text))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sourceFile }) => {
      const say: unknown = Reflect.get(globalThis, 'sayViolation')
      if (typeof say === 'function') say(`${effectiveDirective} refused ${blockedURI} (${sourceFile})`)
    })
  })
  return violations
}

export { type Browser, expect, type Locator, type Page, test }
