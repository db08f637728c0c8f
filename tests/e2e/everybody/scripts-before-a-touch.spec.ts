import { brotliCompressSync } from 'node:zlib'

import { routes } from '#domain/site/routes.ts'

import { expect, type Page, test } from '../support/test.ts'

/** Own scripts, in bytes of brotli, that a page may load while nobody uses it and nothing was said of the visit. The script of all pages is 6 kB of them. The names of files, which are random, make some bytes of difference. */
const maxBytes = 9050

/** Where the booking box is in view at once, its strip of days needs the timetable as well. */
const maxWithBox = 19_000

const paths = [
  routes.provinceChoice,
  routes.listing('malaga'),
  routes.search,
  routes.plan,
  routes.today('malaga'),
  routes.experience('kayak-acantilados-maro')
]

/** A pointer that rests where a page is drawn counts as one that moves: here there is none. */
function withoutPointer(): void {
  addEventListener('pointerover', event => event.stopImmediatePropagation(), true)
}

/** Results of a search: what finds them, and the cards. React and the bar come with a touch, which are 65 kB more. */
const maxForResults = 56_000

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

for (const width of [390, 1440])
  for (const path of paths) {
    test(`${path} loads few scripts while nobody uses it, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ height: 900, width })
      const hasBoxInView = width === 1440 && path === routes.experience('kayak-acantilados-maro')
      expect(await scriptsLoaded(page, path)).toBeLessThanOrEqual(hasBoxInView ? maxWithBox : maxBytes)
    })
  }

test('results of a search come without React', async ({ page }) => {
  expect(await scriptsLoaded(page, `${routes.search}?q=kayak`)).toBeLessThanOrEqual(maxForResults)
})
