import { expect, type Page, test } from '../support/test.ts'

/** The faces that a page fetches when its heading says this. */
async function facesFor(page: Page, heading: string): Promise<string[]> {
  const faces = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'font') faces.add(new URL(request.url()).pathname)
  })
  await page.route('/fr/precios', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]*/, `$1${heading}`)
    return route.fulfill({ body, response })
  })
  await page.goto('/fr/precios')
  await page.evaluate(() => document.fonts.ready)
  return [...faces]
}

test('a usual page fetches the usual faces alone', async ({ page }) => {
  expect(await facesFor(page, 'Cœur de Málaga, façon Ñandú')).toHaveLength(2)
})

test('a name with letters from elsewhere has them in the face of the others', async ({ page }) => {
  expect(await facesFor(page, 'Łódź y Ştefan')).toHaveLength(3)
})
