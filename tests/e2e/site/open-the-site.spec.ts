import { expect, test } from '../support/test.ts'

test('a visitor opens the site, and nothing is asked of another host', async ({ baseURL, page }) => {
  const foreign: string[] = []
  const errors: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  page.on('pageerror', error => errors.push(error.message))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(foreign).toEqual([])
  expect(errors).toEqual([])
})

test('a picture of the whole page does not show the message that is not said', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado')
  await expect(page.locator('[data-snackbar]')).toHaveCSS('opacity', '0')
})

test('a visitor with a wrong address is told so in the language of its prefix', async ({ page }) => {
  const response = await page.goto('/de/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
