import { expect, type Page, test } from '../support/test.ts'

import { havingChosenCookies } from '../support/visit.ts'

const pages = ['/de/malaga/experiencias/listado', '/de/buscar?q=kayak']
const maxLines = 2

test.beforeEach(({ page }) => havingChosenCookies(page))

/** Categories that stand on lines of their own, and how far the page is wider than the window. */
async function spreadOf(page: Page): Promise<{ lines: number; tooWide: number }> {
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links.first()).toBeVisible()
  const tops = await links.evaluateAll(all =>
    all
      .filter(link => link instanceof HTMLAnchorElement && /\/listado\/[a-z-]+$/.test(link.pathname))
      .filter(link => link.checkVisibility())
      .map(link => Math.round(link.getBoundingClientRect().top))
  )
  expect(tops.length).toBeGreaterThan(maxLines)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return { lines: new Set(tops).size, tooWide }
}

for (const address of pages) {
  test(`from the narrowest phone to the widest desk nothing of ${address} leaves the screen, and its categories have two lines at most`, async ({
    isMobile,
    page
  }) => {
    const widths = isMobile ? [320, 360, 390] : [768, 1024, 1440, 1920]
    await page.goto(address)
    for (const width of widths) {
      await page.setViewportSize({ height: 844, width })
      const { lines, tooWide } = await spreadOf(page)
      expect(lines, `${width}`).toBeLessThanOrEqual(maxLines)
      expect(tooWide, `${width}`).toBeLessThanOrEqual(0)
    }
  })

  test(`with letters twice as large the bar of ${address} stays on a tablet`, async ({ isMobile, page }) => {
    await page.setViewportSize({ height: 1024, width: isMobile ? 390 : 768 })
    await page.goto(address)
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
    expect((await spreadOf(page)).tooWide).toBeLessThanOrEqual(0)
  })
}
