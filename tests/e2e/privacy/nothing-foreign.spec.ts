import { expect, type Page, test } from '../support/test.ts'

import { kayak, layoutShift } from '../../fixtures/site.ts'

const paths = [
  '/eligeprovincia',
  '/malaga/experiencias/listado',
  `/experiencias/${kayak.slug}`,
  '/agenda',
  '/meta/nerja-y-maro',
  '/preguntas-frecuentes',
  '/de/contacto',
  '/no-existe'
]

/** Signs of the libraries that only an interaction may bring: words that stand in their code. */
const heavy = ['react.transitional.element', '@firebase/', 'leaflet-container']

/** Everything that the page asks for and says on the console. */
function listenTo(page: Page) {
  const seen = { requests: new Set<string>(), scripts: [] as Promise<string>[], words: [] as string[] }
  page.on('request', request => seen.requests.add(request.url()))
  page.on('response', response => {
    if (response.request().resourceType() === 'script') seen.scripts.push(response.text())
  })
  page.on('pageerror', error => seen.words.push(error.message))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) seen.words.push(message.text())
  })
  return seen
}

for (const path of paths) {
  test(`${path} asks no other host, complains about nothing and brings no heavy library`, async ({
    baseURL,
    page
  }) => {
    const seen = listenTo(page)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    const foreign = [...seen.requests].filter(
      url => !url.startsWith(String(baseURL)) && !url.startsWith('data:')
    )
    expect(foreign).toEqual([])
    const missing = 'Failed to load resource: the server responded with a status of 404 (Not Found)'
    expect(seen.words).toEqual(response?.status() === 404 ? [missing] : [])
    const scripts = (await Promise.all(seen.scripts)).join('\n')
    expect(heavy.filter(sign => scripts.includes(sign))).toEqual([])
  })

  test(`${path} does not move while it loads`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await layoutShift(page)).toBe(0)
  })
}

test('a first page leaves nothing behind', async ({ context, page }) => {
  await page.goto(`/experiencias/${kayak.slug}`, { waitUntil: 'networkidle' })
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    []
  )
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})
