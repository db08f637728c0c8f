import { interpolate } from '#domain/text/interpolate.ts'
import { pathIn } from '#domain/site/routes.ts'
import { localeOf } from '#domain/text/locale.ts'
import { messages } from '#i18n/text/messages.ts'

import { openCell } from '../support/listing-bar.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const island = '[data-listing] astro-island'

test.beforeEach(({ page }) => havingChosenCookies(page))

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const chip = (page: Page, text: string) =>
  page.getByRole('button', { name: interpolate(messages.es.filters.remove, { filter: `«${text}»` }) })

const isAsleep = (page: Page) => page.locator(island).evaluate(element => element.hasAttribute('ssr'))

async function openResults(page: Page, query: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointerover', event => event.stopImmediatePropagation(), true)
  )
  await page.goto(`${pathIn(localeOf('es'), '/buscar')}?${query}`)
  await expect(cards(page).first()).toBeVisible()
}

test('what was found stands there while the island sleeps: cards, number, words and pages', async ({
  page
}) => {
  await openResults(page, 'q=kayak')
  await expect(page.getByRole('status').filter({ hasText: /^6 / })).toBeVisible()
  await expect(chip(page, 'kayak')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: messages.es.results.also }).getByRole('link')
  ).toHaveCount(1)
  expect(await isAsleep(page)).toBe(true)
})

test('nothing moves when the island wakes, and nothing stands there twice', async ({ page }) => {
  await openResults(page, 'q=kayak')
  await expect(chip(page, 'kayak')).toBeVisible()
  const before = await cards(page).first().boundingBox()
  await openCell(page, messages.es.filters.order)
  await expect.poll(() => isAsleep(page)).toBe(false)
  await expect(chip(page, 'kayak')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: messages.es.results.also })).toHaveCount(1)
  expect(await cards(page).first().boundingBox()).toEqual(before)
})

test('the first press on a word takes it off', async ({ page }) => {
  await openResults(page, 'q=kayak+nerja')
  await chip(page, 'nerja').click()
  await expect(page).toHaveURL(/\/buscar\?q=kayak$/)
  await expect(chip(page, 'nerja')).toHaveCount(0)
  await expect(chip(page, 'kayak')).toBeVisible()
})

for (const query of ['q=kayak&acceso=perros', 'q=xilofon', 'q=kayak&adultos=3']) {
  test(`the island wakes by itself where more is to be said: ${query}`, async ({ page }) => {
    await page.goto(`/buscar?${query}`)
    await expect.poll(() => isAsleep(page)).toBe(false)
    await expect(page.locator('.early-found')).toHaveCount(0)
  })
}
