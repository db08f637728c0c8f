import { expect, type Locator, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { catalog } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { cellOf, closeCell, drawingIn, openCell, openMap } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { filters, map: texts } = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

const show = (page: Page) => page.getByRole('button', { name: texts.show })
async function showListed(page: Page): Promise<void> {
  await openMap(page, texts.cell)
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

test('the drawing beside what was found has all of it, also what waits for more cards to be asked for', async ({
  page
}) => {
  const found = catalog.listed.andalucia.filter(
    ({ hiddenFor, position }) => position && !hiddenFor.includes('default')
  )
  await page.setViewportSize({ height: 900, width: 1440 })
  await page.goto('/andalucia/experiencias/listado')
  await expect(page.getByText(messages.es.listing.mapOfPage)).toBeVisible()
  await page.goto('/andalucia/experiencias/listado?orden=precios')
  await expect(page.getByText(messages.es.listing.mapOfPage)).toBeHidden()
  const drawn = page.locator('svg[data-places] a').filter({ visible: true })
  await expect
    .poll(() =>
      drawn.evaluateAll(all => all.flatMap(pin => pin.getAttribute('data-slugs')?.split(' ') ?? []).length)
    )
    .toBe(found.length)
  expect(await drawn.filter({ hasText: /^\D*$/ }).filter({ hasNotText: 'Gratis' }).count()).toBe(0)
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

test('filters that are opened while the map is still on its way stay open when it has come', async ({
  page
}) => {
  const { promise: isOpen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/_astro\/ListingMap/, async route => {
    await isOpen
    await route.continue()
  })
  await page.goto('/andalucia/experiencias/listado')
  await showListed(page)
  await openCell(page, filters.more)
  goOn()
  await expect(pins(page).first()).toBeAttached()
  await expect(page.getByLabel(filters.free, { exact: true })).toBeVisible()
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

for (const locale of ['es', 'de'] as const) {
  const { filters: words, map: mapWords } = messages[locale]

  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

    const back = (page: Page) => cellOf(page, words.list)

    test.beforeEach(async ({ page }) => {
      await page.goto(`${locale === 'es' ? '' : '/de'}/malaga/experiencias/listado`)
      await openMap(page, mapWords.cell)
    })

    test('the map fills the screen below the bar, and its cell leads back to the list', async ({ page }) => {
      const box = await drawingIn(page).boundingBox()
      expect(box?.height).toBeGreaterThan(440)
      await expect(back(page)).toBeInViewport()
      await expectNoBarrier(page, 'map of a listing', 'main')
      await back(page).click()
      await expect(drawingIn(page)).toBeHidden()
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
    })

    test('Escape leads back by keyboard alone, and a filter may be chosen over the map', async ({ page }) => {
      await openCell(page, words.more)
      await page.getByLabel(words.free, { exact: true }).check()
      await page.keyboard.press('Escape')
      await expect(page.getByLabel(words.free, { exact: true })).toBeHidden()
      await expect(drawingIn(page)).toBeVisible()
      await back(page).focus()
      await page.keyboard.press('Escape')
      await expect(drawingIn(page)).toBeHidden()
      await expect(cellOf(page, mapWords.cell)).toBeFocused()
    })
  })
}

test.describe('beside the list, where there is room', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

  const pinOf = (page: Page, slug: string) => drawingIn(page).locator(`a[data-slugs~="${slug}"]`)
  const slugOf = (card: Locator) => card.evaluate(item => item.closest<HTMLElement>('li')?.dataset.slug ?? '')
  const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })
  const listed = (page: Page) =>
    cards(page).evaluateAll(all =>
      all.map(card => card.closest<HTMLElement>('li')?.dataset.slug ?? '').toSorted()
    )
  const slugsOnPins = (page: Page) =>
    drawingIn(page)
      .locator('a')
      .evaluateAll(all => all.flatMap(pin => pin.dataset.slugs?.split(' ') ?? []).toSorted())

  const expectInStep = (page: Page, before: string[]) =>
    expect
      .poll(async () => {
        const onPins = await slugsOnPins(page)
        return {
          inStep: onPins.join(' ') === (await listed(page)).join(' '),
          isLess: onPins.length < before.length
        }
      })
      .toEqual({ inStep: true, isLess: true })

  test('a card that is pointed at, or has the focus, marks its pin, and a pin its card', async ({ page }) => {
    await page.goto('/malaga/experiencias/listado')
    const card = cards(page).nth(1)
    const slug = await slugOf(card)
    await card.hover()
    await expect(pinOf(page, slug)).toHaveAttribute('data-marked', '')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(pinOf(page, slug)).not.toHaveAttribute('data-marked', '')
    await card.getByRole('link').focus()
    await expect(pinOf(page, slug)).toHaveAttribute('data-marked', '')
    await expect(drawingIn(page).locator('[data-marked]')).toHaveCount(1)
    const pin = drawingIn(page).locator('a:not([data-slugs*=" "])').first()
    const own = await pin.getAttribute('data-slugs')
    await pin.hover()
    await expect(page.locator(`li[data-slug="${own}"]`)).toHaveAttribute('data-marked', '')
  })

  test('a filter leaves the same on the map as in the list, and says what the party pays', async ({
    page
  }) => {
    await page.goto('/malaga/experiencias/listado')
    const before = await slugsOnPins(page)
    await openCell(page, filters.whenAndWho)
    await page.getByLabel(filters.carFreeField, { exact: true }).check()
    await page.getByLabel(filters.adultsField, { exact: true }).fill('2')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/adultos=2&transporte/)
    await expectInStep(page, before)
    // Pins and cards follow each other: both are looked at again until they say the same.
    await expect(async () => {
      const alone = drawingIn(page).locator('a:not([data-slugs*=" "])').filter({ hasText: '€' }).first()
      const total = page.locator(`li[data-slug="${await alone.getAttribute('data-slugs')}"]`)
      const label = await alone.locator('text').first().textContent()
      await expect(total).toContainText(`${label} para 2`, { timeout: 1000 })
    }).toPass()
  })

  test('a pin leads to its experience, one of several to the first of their cards', async ({ page }) => {
    await page.goto('/malaga/experiencias/listado')
    const several = drawingIn(page).locator('a[data-slugs*=" "]').first()
    const [first = ''] = ((await several.getAttribute('data-slugs')) ?? '').split(' ')
    await several.click()
    await expect(page).toHaveURL(`/malaga/experiencias/listado#exp-${first}`)
    await expect(page.locator(`#exp-${first}`)).toBeInViewport()
    const alone = drawingIn(page).locator('a:not([data-slugs*=" "])').first()
    const slug = await alone.getAttribute('data-slugs')
    await alone.click()
    await expect(page).toHaveURL(`/experiencias/${slug}`)
  })

  test('a pin that a filter leaves as it is stays the same, so that no click on it is lost', async ({
    page
  }) => {
    await page.goto('/malaga/experiencias/listado')
    const alone = drawingIn(page).locator('a').filter({ hasText: 'Periana', visible: true })
    const pin = await alone.elementHandle()
    const before = await slugsOnPins(page)
    await openCell(page, filters.more)
    await page.getByRole('checkbox', { name: 'Periana' }).check()
    await expect(page).toHaveURL(/municipio=periana/)
    await expectInStep(page, before)
    expect(await alone.evaluate((element, before) => element === before, pin)).toBe(true)
  })

  test('it stands there without being asked for, fetches nothing, and is never grey', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', request => fetched.push(request.url()))
    await page.goto('/malaga/experiencias/listado', { waitUntil: 'networkidle' })
    await expect(drawingIn(page)).toBeInViewport({ ratio: 1 })
    expect(fetched.filter(url => /leaflet|MapView|openstreetmap|datos\/mapa/i.test(url))).toEqual([])
    await show(page).click()
    // No picture of the map arrives here: the drawing of the page lies under them.
    await expect(map(page).locator('.leaflet-ground-pane use')).toBeInViewport()
    await cards(page).first().hover()
    await expect(pins(page).and(page.locator('[data-marked]'))).toHaveCount(1)
    await expectNoBarrier(page, 'map of a listing', 'main')
  })
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
