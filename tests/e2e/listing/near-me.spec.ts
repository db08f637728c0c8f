import { expectNoBarrier } from '../support/barriers.ts'
import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { openCell } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { filters, nearby } = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

const malaga = { latitude: 36.7213, longitude: -4.4214 }
const nearMe = (page: Page) => page.getByLabel(filters.nearby, { exact: true })
async function orderByNearby(page: Page): Promise<void> {
  await openCell(page, filters.order)
  await nearMe(page).click()
}

test.describe('a visitor who tells where they are', () => {
  test.use({ geolocation: malaga, permissions: ['geolocation'] })

  test('sees what is near first, with the distance', async ({ page }) => {
    await page.goto('/malaga/experiencias/listado')
    await orderByNearby(page)
    await expect(page.getByText(nearby.success)).toBeVisible()
    const distances = page.getByRole('main').getByRole('article').getByText(/ km$/)
    await expect(distances.first()).toHaveText(/^a \d,\d\d km$/)
    await expectNoBarrier(page, 'success message')
    await expect(page).toHaveURL('/malaga/experiencias/listado?orden=cercania')
    const km = (await distances.allTextContents()).map(text =>
      Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
    )
    expect(km.length).toBeGreaterThan(5)
    expect(km).toEqual(km.toSorted((a, b) => a - b))
  })

  test('sees what was searched for by its distance, too', async ({ page }) => {
    await page.goto('/buscar?q=kayak')
    await openCell(page, filters.order)
    await expectNoBarrier(page, 'filters', 'main')
    await nearMe(page).click()
    await expect(page).toHaveURL(/orden=cercania/)
    const distances = page.getByRole('main').getByRole('article').getByText(/ km$/)
    await expect(distances.first()).toBeVisible()
    const km = (await distances.allTextContents()).map(text =>
      Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
    )
    expect(km.length).toBeGreaterThan(5)
    expect(km).toEqual(km.toSorted((a, b) => a - b))
  })

  test('under all of Andalusia gets their own province', async ({ page }) => {
    await page.goto('/en/andalucia/experiencias/listado')
    await openCell(page, messages.en.filters.order)
    await page.getByLabel(messages.en.filters.nearby, { exact: true }).click()
    await expect(page).toHaveURL('/en/malaga/experiencias/listado?orden=cercania')
    await expect(page.getByText(messages.en.nearby.success)).toBeVisible()
    await expect(page.getByLabel(messages.en.filters.nearby, { exact: true })).toBeChecked()
  })

  test('takes the position along to other pages of the visit, and goes back to the initial order', async ({
    page
  }) => {
    await page.goto('/malaga/experiencias/listado')
    await orderByNearby(page)
    await expect(page).toHaveURL(/orden=cercania/)
    await page.goto('/granada/experiencias/listado?orden=cercania')
    await expect(page.getByRole('article').getByText(/ km$/).first()).toBeVisible()
    await openCell(page, filters.order)
    await page.getByLabel(filters.initial, { exact: true }).check()
    await expect(page).toHaveURL('/granada/experiencias/listado')
    await expect(page.getByRole('article').getByText(/ km$/)).toHaveCount(0)
  })

  test('their position leaves the page in no request', async ({ page }) => {
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/andalucia/experiencias/listado')
    await orderByNearby(page)
    await expect(page).toHaveURL('/malaga/experiencias/listado?orden=cercania')
    await expect(page.getByRole('article').getByText(/ km$/).first()).toBeVisible()
    expect(sent.filter(request => /36\.7|4\.42/.test(request))).toEqual([])
  })
})

test('a visitor who refuses is told, and the page stays as it is', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado')
  await orderByNearby(page)
  await expect(page.getByRole('alert').filter({ hasText: nearby.failure })).toBeVisible()
  await expectNoBarrier(page, 'error message')
  await expect(page).toHaveURL('/malaga/experiencias/listado')
  await expect(page.getByLabel(filters.initial, { exact: true })).toBeChecked()
})

test('nobody is asked for a position by opening a page', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado?orden=cercania')
  await expect(page.getByText(filters.nearbyAsk)).toBeVisible()
})

test.describe('in the drawer', () => {
  // Wide screens have no drawer.
  test.use({ geolocation: malaga, permissions: ['geolocation'], viewport: { height: 844, width: 390 } })

  const open = (page: Page) => page.getByText(messages.es.menu.open, { exact: true }).click()

  test('the orders toggle, and the initial one can be restored', async ({ page }) => {
    await page.goto('/malaga/experiencias/listado')
    await open(page)
    await expect(page.getByRole('button', { name: nearby.restore })).toBeHidden()
    await page.getByRole('button', { name: nearby.byPrice }).click()
    await expect(page).toHaveURL(/orden=precios/)
    await expect(page.getByRole('button', { name: nearby.byPrice })).toBeHidden()
    await open(page)
    await page.getByRole('button', { name: nearby.show }).click()
    await expect(page).toHaveURL(/orden=cercania/)
    await open(page)
    await page.getByRole('button', { name: nearby.restore }).click()
    await expect(page).toHaveURL('/malaga/experiencias/listado')
  })

  test('from any page they lead to the listing of the province', async ({ page }) => {
    await page.goto('/jaen/experiencias/listado')
    await page.getByRole('heading', { level: 1 }).click()
    await page.goto('/preguntas-frecuentes')
    await open(page)
    await page.getByRole('button', { name: nearby.show }).click()
    await expect(page).toHaveURL('/jaen/experiencias/listado?orden=cercania')
    await expect(page.getByText(nearby.success)).toBeVisible()
  })
})
