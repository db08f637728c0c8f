import { expect, type Page, test } from '../support/test.ts'

import { addDays } from '#domain/time/calendar-day.ts'
import { messages } from '#i18n/text/messages.ts'

import { builtDay } from '../support/built-day.ts'
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
    const widths = isMobile ? [320, 360, 390] : [320, 768, 1024, 1440, 1920]
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

/** How many lines each row of chips has, and what is wider than the window or the page than it. */
function rowsOfChips(page: Page): Promise<{ lines: number[]; tooWide: string[] }> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main :is(.chips, .chips-on ul, .months)')]
    const entriesOf = (row: Element) =>
      [...row.querySelectorAll('a, button')].filter(each => each.checkVisibility())
    const lines = rows.map(
      row => new Set(entriesOf(row).map(each => Math.round(each.getBoundingClientRect().top))).size
    )
    const wide = rows.flatMap(entriesOf).filter(each => each.getBoundingClientRect().width > innerWidth)
    const extra = document.documentElement.scrollWidth - innerWidth
    return {
      lines: lines.filter(count => count > 0),
      tooWide: [...wide.map(({ textContent }) => textContent.trim()), ...(extra > 0 ? [`${extra} px`] : [])]
    }
  })
}

for (const [letters, fontSize] of [
  ['letters as they are', '100%'],
  ['letters twice as large', '200%']
] as const)
  test(`at 320 pixels with ${letters}, chips have two lines at most and none is wider than the window, with a finger or a mouse`, async ({
    page
  }) => {
    await page.setViewportSize({ height: 844, width: 320 })
    const day = addDays(await builtDay(page), 1)
    for (const address of [
      '/de/andalucia/experiencias/listado',
      '/de/buscar?q=kayak',
      `/de/buscar?q=kayak&dia=${day}`,
      `/de/buscar?q=kayak&dia=${day}&adultos=3&orden=precios`,
      '/de/experiencias/kayak-acantilados-maro',
      '/de/agenda'
    ]) {
      await page.goto(address)
      await page.evaluate(size => Object.assign(document.documentElement.style, { fontSize: size }), fontSize)
      if (address.includes('dia='))
        await expect(page.getByRole('button', { name: new RegExp(`kayak`, 'i') }).first()).toBeVisible()
      const { lines, tooWide } = await rowsOfChips(page)
      expect(Math.max(...lines), address).toBeLessThanOrEqual(maxLines)
      expect(tooWide, address).toEqual([])
    }
  })

test('a row of chips is pushed along by the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ height: 844, width: 320 })
  await page.goto('/de/malaga/experiencias/listado')
  const last = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: messages.de.listing.allCategories }) })
    .getByRole('link')
    .last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 0.9 })
})
