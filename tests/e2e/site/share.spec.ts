import { expect, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { havingChosenCookies } from '../support/visit.ts'

const { share, snackbar } = messages.es
const kayak = '/experiencias/kayak-acantilados-maro'

test.beforeEach(({ page }) => havingChosenCookies(page))

test('where the browser shares, it is asked to', async ({ baseURL, page }) => {
  await page.addInitScript(() => {
    navigator.share = async data => {
      document.documentElement.dataset.shared = JSON.stringify(data)
    }
  })
  await page.goto(`${kayak}?partner=costa-rentacar`)
  await page.getByRole('button', { exact: true, name: share.share }).click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: 'Kayak por los acantilados de Maro', url: baseURL + kayak })
  )
})

test('where it does not, the link is copied and a status says so', async ({ baseURL, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await page.goto(kayak)
  await page.getByRole('button', { exact: true, name: share.share }).click()
  await expect(page.getByRole('status').filter({ hasText: share.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + kayak)
})

test('where neither works, the link is shown', async ({ baseURL, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(kayak)
  await page.getByRole('button', { exact: true, name: share.share }).click()
  await expect(page.getByRole('alert').filter({ hasText: baseURL + kayak })).toBeVisible()
  await expect(page.getByRole('button', { name: snackbar.close })).toBeInViewport({ ratio: 1 })
})
