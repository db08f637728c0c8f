import { movementsOn } from '../support/movements.ts'
import { accountAt, administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { inGerman, ownPages, templates } from '../support/templates.ts'
import { expect, type Page, test } from '../support/test.ts'

for (const template of templates) {
  test(`${template} never moves, in Spanish and in German`, async ({ page }) => {
    expect(await movementsOn(page, template)).toEqual([])
    expect(await movementsOn(page, inGerman(template))).toEqual([])
  })
}

for (const path of ownPages) {
  test(`${path} never moves for whoever is signed in`, async ({ baseURL, page }) => {
    await havingSignedInAs(page, await administratorAt(baseURL))
    expect(await movementsOn(page, path)).toEqual([])
    expect(await movementsOn(page, inGerman(path))).toEqual([])
  })
}

test('the profile, which keeps listening, never moves', async ({ baseURL, page }) => {
  const isThere = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).nth(3).waitFor()
  await havingSignedInAs(page, await accountAt(baseURL))
  expect(await movementsOn(page, '/perfil', isThere)).toEqual([])
  expect(await movementsOn(page, inGerman('/perfil'), isThere)).toEqual([])
})

test('results that an address asks for push nothing away', async ({ page }) => {
  const isThere = (page: Page) =>
    page.getByRole('main').getByRole('heading', { name: /kayak/i }).nth(1).waitFor()
  expect(await movementsOn(page, '/buscar?q=kayak', isThere)).toEqual([])
  expect(await movementsOn(page, '/de/buscar?q=kayak', isThere)).toEqual([])
})

test('a picture without its size, which pushes the page down, is found', async ({ page }) => {
  await page.route('/precios', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<h1', '<img src="/favicon.svg" alt=""><h1')
    return route.fulfill({ body, response })
  })
  expect(await movementsOn(page, '/precios')).not.toEqual([])
})

test('[desktop] the name of the province that was chosen before is there from the first paint', async ({
  baseURL,
  context,
  page
}) => {
  await context.addCookies([{ name: 'provinciaSeleccionada', url: baseURL, value: 'jaen' }])
  await page.setViewportSize({ height: 900, width: 1440 })
  expect(await movementsOn(page, '/precios')).toEqual([])
  await expect(page.getByRole('banner').getByText('Jaén', { exact: true }).first()).toBeVisible()
})
