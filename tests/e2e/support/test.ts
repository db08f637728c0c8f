import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'

/**
 * Every browser test: what the security policy of the site refuses, in any page of the test, fails it, and so does a part of the
 * site that is not there.
 */
const test = base.extend<{ violations: string[] }>({
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

export { expect, type Page, test }
