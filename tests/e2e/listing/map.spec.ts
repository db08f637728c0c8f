import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { catalog } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { closeCell, openCell } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { filters, map: texts } = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

const show = (page: Page) => page.getByRole('button', { name: texts.show })
async function showListed(page: Page): Promise<void> {
  await openCell(page, texts.cell)
  await show(page).click()
}
const map = (page: Page) => page.getByRole('region', { name: texts.label })
const pins = (page: Page) =>
  map(page)
    .getByRole('button')
    .filter({ hasNotText: /^[+−]$/ })

/** How many experiences the pins stand for. */
async function shownOn(page: Page): Promise<number> {
  const titles = await pins(page).evaluateAll(all => all.map(pin => pin.getAttribute('title') ?? ''))
  return titles.reduce(
    (sum, title) => sum + (/^\d+ experiencias/.test(title) ? Number.parseInt(title, 10) : 1),
    0
  )
}

test('nothing of a map is fetched before somebody asks for it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await page.goto('/malaga/experiencias/listado', { waitUntil: 'networkidle' })
  expect(fetched.filter(url => /leaflet|MapView|openstreetmap/i.test(url))).toEqual([])
  await showListed(page)
  await expect(map(page)).toBeVisible()
  await expect.poll(() => fetched.filter(url => url.includes('openstreetmap')).length).toBeGreaterThan(0)
})

test('a listing on a map has everything that it has a place for', async ({ page }) => {
  const found = catalog.listed.andalucia.filter(
    ({ hiddenFor, position }) => position && !hiddenFor.includes('default')
  )
  await page.goto('/andalucia/experiencias/listado')
  await showListed(page)
  await expect(pins(page).first()).toBeVisible()
  await expect.poll(() => shownOn(page)).toBe(found.length)
  expect(await pins(page).count()).toBeLessThan(found.length)
})

test('the map follows the filters, and a pin leads to its experience', async ({ page }) => {
  const free = catalog.listed.andalucia.filter(
    ({ hiddenFor, position, priceFrom }) =>
      priceFrom.kind === 'free' && position && !hiddenFor.includes('default')
  )
  await page.goto('/andalucia/experiencias/listado')
  await showListed(page)
  await openCell(page, filters.more)
  await page.getByLabel(filters.free, { exact: true }).check()
  await closeCell(page, filters.close)
  await expect.poll(() => shownOn(page)).toBe(free.length)
  const alone = pins(page).filter({ hasNotText: /^\d+$/ }).first()
  const name = await alone.getAttribute('title')
  await alone.press('Enter')
  await expect(map(page).getByRole('link', { name: name ?? '' })).toBeVisible()
  await expectNoBarrier(page, 'map of a listing', 'main')
  await map(page)
    .getByRole('link', { name: name ?? '' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('many at one place are opened up', async ({ page }) => {
  await page.goto('/andalucia/experiencias/listado')
  await showListed(page)
  const clusters = pins(page).filter({ hasText: /^\d+$/ })
  await expect(clusters.first()).toBeVisible()
  await expect(clusters.first()).toHaveAccessibleName(/^\d+ experiencias aquí/)
  const before = await pins(page).count()
  await clusters.first().press('Enter')
  await expect.poll(() => pins(page).count()).not.toBe(before)
})

test('one experience has its map, who made it, and the way there', async ({ page }) => {
  const [experience] = catalog.listed.malaga.filter(({ position }) => position)
  await page.goto(`/experiencias/${experience?.slug}#mapa`)
  await expect(page.getByRole('link', { name: texts.directions })).toHaveAttribute(
    'href',
    /directions\?to=3\d\.\d+%2C-\d/
  )
  await expect(page.getByText(texts.privacy.replace('{{name}}', 'OpenStreetMap'))).toBeVisible()
  await show(page).click()
  await expect(pins(page)).toHaveCount(1)
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
  await expectNoBarrier(page, 'map of one place', 'main')
  await page.getByRole('button', { name: texts.hide }).click()
  await expect(map(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no dead button, and the way there is a link', async ({ page }) => {
    const [experience] = catalog.listed.malaga.filter(({ position }) => position)
    await page.goto(`/experiencias/${experience?.slug}`)
    await expect(show(page)).toBeHidden()
    await expect(page.getByRole('link', { name: texts.directions })).toBeVisible()
  })
})
