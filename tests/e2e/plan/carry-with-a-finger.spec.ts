import { expect, test } from '../support/test.ts'

import { handleOf, havingPlanned, inView, moveButtonOf, plannedStops, rowsOf } from '../support/plan-stops.ts'
import { havingChosenCookies } from '../support/visit.ts'

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a stop is carried, too, and the page does not scroll away under it', async ({ page }) => {
  await havingPlanned(page, plannedStops)
  await page.goto('/plan')
  const row = rowsOf(page).nth(1)
  await expect(row).toContainText(/Torcal/)
  await moveButtonOf(row).tap()
  await expect(moveButtonOf(row)).toHaveAttribute('aria-expanded', 'true')
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
