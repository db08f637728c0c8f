import { expect, type Page, test } from '../support/test.ts'

import { upcomingIn } from '#catalog/model/catalog.ts'
import { dataFiles } from '#domain/site/data-files.ts'
import { messages } from '#i18n/text/messages.ts'

import { catalog, spanish } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { havingChosenCookies } from '../support/visit.ts'

const texts = messages.es.search

test.beforeEach(({ page }) => havingChosenCookies(page))

const box = (page: Page) => page.getByRole('combobox', { name: texts.label })
const option = (page: Page, name: string) => page.getByRole('option', { name })

test('a visitor finds an experience by a part of its name, without its accents', async ({ page }) => {
  await page.goto('/granada/experiencias/listado')
  await box(page).fill('albaicin')
  await option(page, 'Paseo por los miradores del Albaicín').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paseo por los miradores del Albaicín')
})

test('on a slow network the box says that it is searching before its code is there', async ({ page }) => {
  await page.goto('/granada/experiencias/listado')
  const release = await holding(page, '**/SearchBox*.js')
  await box(page).click()
  await expect(page.getByRole('search', { name: texts.label }).getByText(texts.loading)).toBeVisible()
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a box that is only opened offers the categories of the province', async ({ page }) => {
  await page.goto('/jaen/experiencias/listado')
  await box(page).click()
  const offered = [...catalog.listed.jaen, ...upcomingIn(catalog, 'jaen')]
  const slugs = new Set(offered.flatMap(({ categoryIds }) => categoryIds))
  const names = catalog.categories.filter(({ id }) => slugs.has(id)).map(({ name }) => spanish.plain(name))
  await expect(page.getByRole('option')).toHaveText(names)

  await option(page, names[0] ?? '').click()
  await expect(page).toHaveURL(/\/jaen\/experiencias\/listado\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0] ?? '')
})

test('the box offers no category in which the partner of the province leaves nothing', async ({ page }) => {
  const boats = spanish.plain(catalog.categoryBySlug.get('barcos')?.name ?? {})
  await page.goto('/malaga/experiencias/listado')
  await box(page).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(option(page, boats)).toHaveCount(0)
  await page.goto('/malaga/experiencias/listado?partner=sol-y-rutas')
  await box(page).click()
  await expect(option(page, boats)).toBeVisible()
  const wineries = spanish.plain(catalog.categoryBySlug.get('bodegas')?.name ?? {})
  await expect(option(page, wineries)).toHaveCount(0)
})

for (const [written, found] of [
  ['flamenko', 'Flamenco en un patio de vecinos de Triana'],
  ['kayac', 'Kayak por los acantilados de Maro'],
  ['cuebas', 'Visita guiada a la Cueva de Nerja']
] as const) {
  test(`«${written}» finds what sounds like it`, async ({ page }) => {
    await page.goto('/malaga/experiencias/listado')
    await box(page).fill(written)
    await expect(option(page, found)).toBeVisible()
  })
}

test('a typing error is understood', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado')
  await box(page).fill('a cabllo')
  await expect(
    page
      .getByRole('group', { name: texts.likely })
      .getByRole('option', { name: 'A caballo bajo el Tajo de Ronda' })
  ).toBeVisible()
})

test('what is not there is said, with a way on', async ({ page }) => {
  await page.goto('/en/sevilla/experiencias/listado')
  await page.getByRole('combobox').fill('zzzzzz')
  await expect(page.getByRole('paragraph').filter({ hasText: messages.en.search.none }).first()).toBeVisible()
  await option(page, messages.en.search.all).click()
  await expect(page).toHaveURL('/en/sevilla/experiencias/listado')
})

test('before somebody turns to the box, none of its code is fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await page.goto('/malaga/experiencias/listado', { waitUntil: 'networkidle' })
  expect(fetched.filter(url => /hydrate|SearchBox|busqueda/.test(url))).toEqual([])
  await box(page).focus()
  await expect(page.getByRole('listbox')).toBeVisible()
  const files = fetched.map(url => new URL(url).pathname).filter(path => path.startsWith('/datos/busqueda/'))
  expect(files.toSorted()).toEqual(dataFiles.search('es').toSorted())
})

test('keys typed while the code is on its way are not lost', async ({ page }) => {
  const release = await holding(page, '**/SearchBox*.js')
  await page.goto('/malaga/experiencias/listado')
  await box(page).pressSequentially('dolm')
  await expect(box(page)).toHaveValue('dolm')
  release()
  await expect(option(page, 'Menga y Viera')).toBeVisible()
  await box(page).pressSequentially('enes')
  await expect(box(page)).toHaveValue('dolmenes')
  // One experience, and the way to all results.
  await expect(page.getByRole('option')).toHaveCount(2)
})

/** Files that do not arrive until they are let go. */
async function holding(page: Page, files: string): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(files, async route => {
    await arrival
    await route.continue()
  })
  return arrive
}

test('a box whose index is late opens and says so', async ({ page }) => {
  const arrive = await holding(page, '**/datos/busqueda/**')
  await page.goto('/malaga/experiencias/listado')
  await box(page).click()
  await expect(page.getByRole('paragraph').filter({ hasText: texts.loading })).toBeVisible()
  arrive()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the categories are offered while the experiences are still on their way', async ({ page }) => {
  const arrive = await holding(page, '**/datos/busqueda/es/*')
  await page.goto('/malaga/experiencias/listado')
  await box(page).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await box(page).fill('kayak')
  await expect(page.getByRole('paragraph').filter({ hasText: texts.loading })).toBeVisible()
  arrive()
  await expect(option(page, 'Kayak por los acantilados de Maro')).toBeVisible()
})

test('when only a part of the index arrives the box says so, and leads to all experiences', async ({
  page
}) => {
  await page.route('**/datos/busqueda/es/1.json', route => route.abort())
  await page.goto('/malaga/experiencias/listado')
  await box(page).fill('kayak')
  await expect(page.getByRole('paragraph').filter({ hasText: texts.failed })).toBeVisible()
  await expect(option(page, texts.all)).toBeVisible()
})

test('with an index of another version the box says so, and the next turn to it finds', async ({ page }) => {
  await page.route('**/datos/busqueda/**', route => route.fulfill({ json: { columns: 'others' } }))
  await page.goto('/malaga/experiencias/listado')
  await box(page).fill('kayak')
  await expect(page.getByRole('paragraph').filter({ hasText: texts.failed })).toBeVisible()
  await page.unroute('**/datos/busqueda/**')
  await page.keyboard.press('Escape')
  await box(page).fill('kayaks')
  await expect(option(page, 'Kayak por los acantilados de Maro')).toBeVisible()
})

test('a search that is sent before the box is awake leads to its results', async ({ page }) => {
  await page.route('**/_astro/SearchBox*', route => route.abort())
  await page.goto('/malaga/experiencias/listado')
  await box(page).fill('kayak')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/buscar?q=kayak')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Kayak por los acantilados de Maro' })
  ).toBeVisible()
})

test('without a network the search works once it was used', async ({ context, page }) => {
  await page.goto('/malaga/experiencias/listado')
  // A touch: to look at it keeps nothing.
  await box(page).click()
  const isKept = () =>
    page.evaluate(async files => {
      const kept = await Promise.all(files.map(file => caches.match(file)))
      return !kept.includes(undefined)
    }, dataFiles.search('es'))
  await expect.poll(isKept).toBe(true)
  await page.route('**/datos/busqueda/**', route => route.abort())
  await page.reload()
  await box(page).fill('kayak')
  await expect(option(page, 'Kayak por los acantilados de Maro')).toBeVisible()
  await context.clearCookies()
})

test('the open box has no accessibility problem', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado')
  await box(page).fill('kayac')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoBarrier(page, 'search results', 'header')
  await box(page).fill('zzzzzz')
  await expect(option(page, texts.all)).toBeVisible()
  await expectNoBarrier(page, 'search without results', 'header')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no search box stands there dead', async ({ page }) => {
    await page.goto('/malaga/experiencias/listado')
    await expect(page.getByRole('combobox')).toBeHidden()
  })
})
