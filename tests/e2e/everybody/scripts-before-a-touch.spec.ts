import { brotliCompressSync } from 'node:zlib'

import { routes } from '#domain/site/routes.ts'

import { expect, type Page, test } from '../support/test.ts'

/**
 * Own scripts, in bytes of brotli, that a page may load while nobody touches it and nothing was said of the visit. The script of all pages is 6 kB of them. What takes place on a day
 * needs the forecast; where the booking box is in view it needs the timetable as well.
 */
const maxBytes = {
  [routes.provinceChoice]: 9000,
  [routes.listing('malaga')]: 9000,
  [routes.search]: 9000,
  [routes.plan]: 9000,
  [routes.today('malaga')]: 15_000,
  [routes.experience('kayak-acantilados-maro')]: 19_000
}

/** A pointer that rests where a page is drawn counts as one that moves: here there is none. */
function withoutPointer(): void {
  addEventListener('pointerover', event => event.stopImmediatePropagation(), true)
}

async function scriptsLoaded(page: Page, path: string): Promise<number> {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) bodies.set(pathname, response.body())
  })
  await page.addInitScript(withoutPointer)
  await page.goto(path, { waitUntil: 'networkidle' })
  // Whatever waits for the page to be painted has been asked for two frames later.
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  )
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(bodies.values())
  return files.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
}

for (const [path, most] of Object.entries(maxBytes)) {
  test(`${path} loads few scripts while nobody touches it`, async ({ page }) => {
    expect(await scriptsLoaded(page, path)).toBeLessThanOrEqual(most)
  })
}
