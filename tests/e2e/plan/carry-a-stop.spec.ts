import { expect, type Page, test } from '../support/test.ts'

import { pathIn, routes } from '#domain/site/routes.ts'

import {
  handleOf,
  havingPlanned,
  inView,
  moveButtonOf,
  plannedStops,
  rowsOf,
  topOf
} from '../support/plan-stops.ts'
import { havingChosenCookies } from '../support/visit.ts'

test.beforeEach(({ page }) => havingChosenCookies(page))
test.beforeEach(async ({ page }) => {
  const { width = 0 } = page.viewportSize() ?? {}
  // A desk so high that a stop of a wide day and the one before it are both seen.
  if (width > 1000) await page.setViewportSize({ height: 1200, width })
})

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('plan'))

for (const locale of ['esd', 'de'] as const) {
  test(`a stop is carried by its handle into another place, and nothing moves before it is let go, in ${locale}`, async ({
    page
  }) => {
    await havingPlanned(page, plannedStops)
    await page.goto(pathIn(locale, routes.plan))
    const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)]
    await expect(second).toContainText(/Torcal/)
    await inView(first)
    const from = await handleOf(second)
    const target = await first.boundingBox()
    if (!target) throw new Error('The first stop is not on the page')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(target.x + target.width / 2, target.y + 12, { steps: 8 })
    await expect(first).toHaveAttribute('data-drop', 'before')
    const carriedOver = await first.boundingBox()
    expect(carriedOver?.height).toBe(target.height)
    await page.mouse.up()
    await expect(rowsOf(page).first()).toContainText(/Torcal/)
    // Letting go is no press.
    await expect(moveButtonOf(rowsOf(page).first())).toHaveAttribute('aria-expanded', 'false')
    expect(await kept(page)).toBe(
      '1~20270504~ruta-torcal-ammonites.0~visita-guiada-cueva-nerja.0~hammam-noche-plaza-potro.1'
    )
  })
}

test('carried into another day it takes that day; Escape on the way leaves everything as it was', async ({
  page
}) => {
  await havingPlanned(page, plannedStops)
  await page.goto('/plan')
  const [moved, last] = [rowsOf(page).nth(1), rowsOf(page).nth(2)]
  await expect(last).toBeVisible()
  // Days stand side by side where there is room: then the last stop is the upper one.
  await inView((await topOf(last)) < (await topOf(moved)) ? last : moved)
  const from = await handleOf(moved)
  const carry = async () => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    const to = await last.boundingBox()
    if (!to) throw new Error('The last stop is not on the page')
    await page.mouse.move(to.x + to.width / 2, Math.min(to.y + to.height - 4, 780), { steps: 8 })
    await expect(last).toHaveAttribute('data-drop')
  }
  await carry()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await kept(page)).toBe(plannedStops)
  await carry()
  await page.mouse.up()
  await expect
    .poll(() => kept(page))
    .toMatch(/^1~20270504~visita-guiada-cueva-nerja\.0.*ruta-torcal-ammonites\.1/)
})

test('by keyboard the same button moves the stop with the arrows, and keeps the focus', async ({ page }) => {
  await havingPlanned(page, plannedStops)
  await page.goto('/plan')
  const name = await rowsOf(page).nth(1).getByRole('link').first().innerText()
  await moveButtonOf(rowsOf(page).nth(1)).press('ArrowUp')
  await expect(rowsOf(page).first()).toContainText(name)
  await expect(moveButtonOf(rowsOf(page).first())).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rowsOf(page).nth(1)).toContainText(name)
  await expect(moveButtonOf(rowsOf(page).nth(1))).toBeFocused()
})
