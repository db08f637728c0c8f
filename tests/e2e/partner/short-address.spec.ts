import { expect, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

test('the code of a table leads to the page of the house, in the language of the browser, and is counted where that is agreed', async ({
  page
}) => {
  const reports: Record<string, unknown>[] = []
  page.on('request', request => {
    if (request.url().endsWith('/fn/grabarEstadisticas')) reports.push(request.postDataJSON().data)
  })
  await page.goto('/p/burriana?sitio=mesa')
  await expect(page).toHaveURL('/bienvenida/casa-burriana?partner=casa-burriana&sitio=mesa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estás en Casa Burriana')
  await page.getByRole('button', { name: messages.es.cookies.all }).click()
  await expect.poll(() => reports.length).toBe(1)
  expect(reports).toMatchObject([
    { partnerId: 'casa-burriana', tipo: 'visitaPartner', url: '/bienvenida/casa-burriana?sitio=mesa' }
  ])
})

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('a short address leads to the German page, and the id works as well', async ({ page }) => {
    await page.goto('/p/casa-burriana?sitio=nevera')
    await expect(page).toHaveURL('/de/bienvenida/casa-burriana?partner=casa-burriana')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('an unknown name is a 404 in German', async ({ page }) => {
    const response = await page.goto('/p/nadie')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.de.notFound.title)
  })
})
