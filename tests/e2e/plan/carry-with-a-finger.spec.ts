import { expect, type Locator, type Page, test } from '../support/test.ts'

import { havingChosenCookies } from '../support/visit.ts'

const planned = '1~20270504~visita-guiada-cueva-nerja.0~ruta-torcal-ammonites.0~hammam-noche-plaza-potro.1'

test.beforeEach(({ page }) => havingChosenCookies(page))

async function havingPlanned(page: Page, text: string): Promise<void> {
  await page.addInitScript(kept => localStorage.setItem('plan', kept), text)
}

const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem')

/** The handle stands before the controls of a stop; who uses the keyboard has those. */
const handleOf = (row: Locator) => middleOf(row.getByText('⠿'))

/** So that the stop and the next one are in view, below the bar. */
const inView = (row: Locator) =>
  row.evaluate(element => scrollTo(0, scrollY + element.getBoundingClientRect().top - 90))

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a stop is carried, too, and the page does not scroll away under it', async ({ page }) => {
  await havingPlanned(page, planned)
  await page.goto('/plan')
  const row = rowsOf(page).nth(1)
  await expect(row).toContainText(/Torcal/)
  await inView(rowsOf(page).nth(0))
  const from = await handleOf(row)
  const up = await rowsOf(page).nth(0).boundingBox()
  const y = (up?.y ?? 0) + 12
  const before = await page.evaluate(() => scrollY)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchEnd' | 'touchMove' | 'touchStart', point?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { touchPoints: point ? [point] : [], type })
  await send('touchStart', from)
  for (const step of [0.3, 0.6, 1])
    await send('touchMove', { x: from.x + 20, y: from.y + (y - from.y) * step })
  await expect(rowsOf(page).nth(0)).toHaveAttribute('data-drop', 'before')
  await send('touchEnd')
  await expect(rowsOf(page).first()).toContainText(/Torcal/)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200)
})
