import { expect, type Page, test } from '../support/test.ts'

import { eurosOf, priceSummary } from '#domain/catalogue/price.ts'
import { accessOf } from '#domain/search/listing-source.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { messages } from '#i18n/text/messages.ts'

import { catalog, isShown, spanish } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { cellOf, closeCell, openCell } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { filters: texts } = messages.es
const { t } = spanish
const seeForms = { one: texts.show_one, other: texts.show_other }
const visible = catalog.listed.andalucia.filter(({ hiddenFor }) => !hiddenFor.includes('default'))
const whole = '/andalucia/experiencias/listado'

test.beforeEach(({ page }) => havingChosenCookies(page))

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const counted = (number: number) => t('listing.results', { count: number })
const more = (page: Page) => openCell(page, texts.more)
const close = (page: Page) => closeCell(page, texts.close)
/** An order stands in its own control; where that is closed, it can still be read. */
const orderNamed = (page: Page, name: string) => page.getByLabel(name, { exact: true })
/** A chosen order closes its panel. */
async function byPrice(page: Page): Promise<void> {
  await openCell(page, texts.order)
  await orderNamed(page, texts.byPrice).check()
}

test('a visitor narrows all of Andalusia to what a wheelchair can reach', async ({ page }) => {
  const found = visible.filter(experience => accessOf(experience).includes('wheelchair'))
  await page.goto(whole)
  await more(page)
  await page.getByLabel(texts.wheelchair, { exact: true }).check()
  await expect(count(page)).toHaveText(counted(found.length))
  await expect(cards(page)).toHaveCount(found.length)
  await expect(page).toHaveURL(`${whole}?acceso=silla-de-ruedas`)
})

test('filters narrow, go back step by step, and can be shared', async ({ browser, page }) => {
  const cheap = visible.filter(({ priceFrom, prices }) => {
    const euros = eurosOf(priceSummary(priceFrom, prices).headline)
    return euros !== null && euros <= 12
  })
  await page.goto(whole)
  await more(page)
  await page.getByLabel(texts.to, { exact: true }).fill('12')
  await expect(count(page)).toHaveText(counted(cheap.length))
  await page.getByLabel(texts.free, { exact: true }).check()
  const free = cheap.filter(({ priceFrom }) => priceFrom.kind === 'free')
  await expect(count(page)).toHaveText(counted(free.length))

  const shared = await browser.newPage()
  await shared.goto(page.url())
  await expect(count(shared)).toHaveText(counted(free.length))
  await expect(shared.getByLabel(texts.free, { exact: true })).toBeChecked()
  await shared.close()

  await page.goBack()
  await expect(count(page)).toHaveText(counted(cheap.length))
  await page.goBack()
  await expect(count(page)).toHaveText(counted(visible.length))
  await expect(page).toHaveURL(whole)
})

test('who comes back from an experience finds filters and order as they left them, and one step back is one', async ({
  page
}) => {
  await page.goto(whole)
  await byPrice(page)
  await expect(page).toHaveURL(`${whole}?orden=precios`)
  await more(page)
  await page.getByLabel(texts.free, { exact: true }).check()
  await close(page)
  const left = `${whole}?gratis=1&orden=precios`
  await expect(page).toHaveURL(left)
  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/experiencias\/[^/]+$/)
  await page.goBack()
  await expect(orderNamed(page, texts.byPrice)).toBeChecked()
  await expect(count(page)).toHaveText(
    counted(visible.filter(({ priceFrom }) => priceFrom.kind === 'free').length)
  )
  await expect(page).toHaveURL(left)
  await page.goBack()
  await expect(page).toHaveURL(`${whole}?orden=precios`)
})

test('the cheapest come first, over all pages, and cards from other pages are whole', async ({ page }) => {
  await page.goto(whole)
  await byPrice(page)
  await expect(page).toHaveURL(`${whole}?orden=precios`)
  await expect(count(page)).toHaveText(counted(visible.length))
  const free = visible
    .filter(({ priceFrom }) => priceFrom.kind === 'free')
    .map(({ name }) => spanish.plain(name))
  const first = async () => (await cards(page).getByRole('heading').allInnerTexts())[0] ?? ''
  await expect.poll(async () => free.includes(await first())).toBe(true)

  await page.getByRole('button', { name: texts.showMore }).click()
  await expect(cards(page)).toHaveCount(visible.length)
  await expect(cards(page).getByRole('link').filter({ hasText: '__' })).toHaveCount(0)
  const last = cards(page).last()
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('img')).toHaveJSProperty('complete', true)
  expect(
    await last.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  ).toBeGreaterThan(0)
  const href = await last.getByRole('heading').getByRole('link').getAttribute('href')
  expect((await page.request.get(href ?? '')).status()).toBe(200)
})

test('«show more» stands where there is more, and nowhere else', async ({ page }) => {
  const button = page.getByRole('button', { name: texts.showMore })
  await page.goto(whole)
  await expect(cards(page).first()).toBeVisible()
  await expect(button).toBeHidden()
  await byPrice(page)
  await expect(button).toBeVisible()
  await page.goto(`${whole}?gratis=1`)
  await expect(count(page)).toHaveText(/^\d+ /)
  await expect(button).toBeHidden()
  await page.goto(`${whole}?gratis=1&desde=500`)
  await expect(page.getByText(texts.none)).toBeVisible()
  await expect(button).toBeHidden()
})

test('«show more» stands in the middle of its list', async ({ page }) => {
  await page.goto(`${whole}?orden=precios`)
  const button = await page.getByRole('button', { name: texts.showMore }).boundingBox()
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()
  const middleOf = (box: typeof button) => (box ? box.x + box.width / 2 : Number.NaN)
  expect(Math.abs(middleOf(button) - middleOf(await list.boundingBox()))).toBeLessThan(2)
})

test('who unfolds the list and comes back from an experience is where they were', async ({ page }) => {
  await page.goto(`${whole}?orden=precios`)
  await page.getByRole('button', { name: texts.showMore }).click()
  await expect(cards(page)).toHaveCount(Math.min(96, visible.length))
  const chosen = cards(page).nth(80).getByRole('heading').getByRole('link')
  await chosen.scrollIntoViewIfNeeded()
  const name = (await chosen.textContent()) ?? ''
  const before = await page.evaluate(() => scrollY)
  await chosen.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim())
  await page.goBack()
  await expect(cards(page)).toHaveCount(Math.min(96, visible.length))
  await expect(chosen).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)
})

test('who changes the question after unfolding the list gets the list unfolded again on the way back', async ({
  page
}) => {
  await page.goto(`${whole}?orden=precios`)
  await page.getByRole('button', { name: texts.showMore }).click()
  await expect(cards(page)).toHaveCount(Math.min(96, visible.length))
  await more(page)
  await page.getByLabel(texts.free, { exact: true }).check()
  await expect(page).toHaveURL(`${whole}?gratis=1&orden=precios`)
  await page.goBack()
  await expect(cards(page)).toHaveCount(Math.min(96, visible.length))
})

test('what is ticked and typed while the code is on its way counts', async ({ page }) => {
  const { promise: isFilled, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/ListingControls.*\.js/, async route => {
    await isFilled
    await route.continue()
  })
  await page.goto(whole)
  await more(page)
  await page.getByLabel(texts.dogs, { exact: true }).check()
  await page.getByLabel(texts.to, { exact: true }).fill('30')
  goOn()
  await expect(page).toHaveURL(`${whole}?hasta=30&acceso=perros`)
  await expect(page.getByLabel(texts.dogs, { exact: true })).toBeChecked()
  await expect(page.getByLabel(texts.to, { exact: true })).toHaveValue('30')
})

test('reset takes every filter away', async ({ page }) => {
  await page.goto(`${whole}?gratis=1&acceso=perros&dia=semana`)
  await more(page)
  await expect(page.getByLabel(texts.dogs, { exact: true })).toBeChecked()
  await page.getByRole('button', { name: texts.reset }).first().click()
  await expect(count(page)).toHaveText(counted(visible.length))
  await expect(page).toHaveURL(whole)
})

test('a category of a category page leads to the page of all, with both', async ({ page }) => {
  await page.goto('/granada/experiencias/listado/senderismo')
  await more(page)
  await page
    .getByRole('group', { name: texts.categories })
    .getByLabel(spanish.plain(catalog.categoryBySlug.get('flamenco')?.name ?? {}))
    // It leads away: nobody sees its tick.
    .click()
  await expect(page).toHaveURL('/granada/experiencias/listado?categorias=flamenco,senderismo#filtros')
  await expect(page.getByRole('group', { name: texts.categories })).toBeVisible()
  const both = catalog.listed.granada.filter(
    ({ categoryIds, hiddenFor }) =>
      !hiddenFor.includes('default') && categoryIds.some(id => id === 'flamenco' || id === 'senderismo')
  )
  await expect(count(page)).toHaveText(counted(both.length))
})

test('links to categories take the filters along', async ({ page }) => {
  await page.goto('/granada/experiencias/listado')
  await byPrice(page)
  const categories = page.getByRole('navigation', { name: t('listing.categories') })
  const link = categories.getByRole('link', { name: /Senderismo/ })
  await expect(link).toHaveAttribute('href', /orden=precios/)
  await link.click()
  await expect(page).toHaveURL('/granada/experiencias/listado/senderismo?orden=precios')
  await expect(orderNamed(page, texts.byPrice)).toBeChecked()
})

test.describe('by the clock of Andalusia', () => {
  test('late at night nothing is left for today, and tomorrow is one tap away', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T22:58:00Z')
    await page.goto('/jaen/experiencias/listado')
    await openCell(page, texts.when)
    await page.getByLabel(texts.today, { exact: true }).check()
    await close(page)
    await expect(page.getByText(texts.tooLate)).toBeVisible()
    await expectNoBarrier(page, 'listing without results', 'main')
    await page.getByRole('button', { name: /mañana$/ }).click()
    await expect(page).toHaveURL('/jaen/experiencias/listado?dia=manana')
    await expect(cards(page).first()).toBeVisible()
  })

  test('in the morning more is left than in the evening', async ({ page }) => {
    const left = async (moment: string) => {
      await page.clock.setFixedTime(moment)
      await page.goto('/sevilla/experiencias/listado?dia=hoy')
      await expect(page.getByLabel(texts.today, { exact: true })).toBeChecked()
      await expect(count(page)).toHaveText(/^\d+ /)
      return Number.parseInt((await count(page).textContent()) ?? '', 10)
    }
    expect(await left('2026-11-20T07:00:00Z')).toBeGreaterThan(await left('2026-11-20T18:30:00Z'))
  })
})

test('a rental-car visitor sees and counts only what is meant for them', async ({ page }) => {
  const partner = catalog.partners.find(({ kind }) => kind === 'rentacar')
  const own = catalog.listed.andalucia.filter(({ hiddenFor }) => !hiddenFor.includes('rentacar'))
  await page.goto(`${whole}?partner=${partner?.id}`)
  await expect(page.getByRole('main').getByText(counted(own.length), { exact: true })).toBeVisible()
  await byPrice(page)
  await expect(count(page)).toHaveText(counted(own.length))
  await expect(page).toHaveURL(`${whole}?orden=precios&partner=${partner?.id}`)
})

test('the list view is one card below the other', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado?vista=lista')
  await expect(orderNamed(page, texts.list)).toBeChecked()
  const [first, second] = await Promise.all([
    cards(page).nth(0).boundingBox(),
    cards(page).nth(1).boundingBox()
  ])
  expect(second?.x).toBe(first?.x)
  const row = (page.viewportSize()?.width ?? 0) < 720 ? 104 : 132
  expect(first?.height).toBeGreaterThanOrEqual(row)
  expect(first?.height).toBeLessThan(row + 24)
  const poster = await cards(page).first().getByRole('img').boundingBox()
  expect(poster?.x).toBe(first?.x)
  expect((poster?.width ?? 0) / (poster?.height ?? 1)).toBeCloseTo(4 / 3, 1)
})

test('why it is in this order is said beside the orders, and a link beside the number explains it', async ({
  page
}) => {
  await page.goto('/malaga/experiencias/listado?orden=precios')
  await openCell(page, texts.order)
  await expect(page.getByText(texts.priceWhy)).toBeVisible()
  await close(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('listing.whyThisOrder') })
    .click()
  await expect(page).toHaveURL('/como-ordenamos')
})

test('when the data are of another version the page stays, and one can try again', async ({ page }) => {
  await page.route('**/datos/listado/**', route => route.fulfill({ json: { columns: 'others' } }))
  await page.goto('/malaga/experiencias/listado')
  await more(page)
  await page.getByLabel(texts.free, { exact: true }).check()
  await close(page)
  await expect(count(page)).toHaveText(texts.failed)
  await expect(cards(page).first()).toBeVisible()
  await page.unroute('**/datos/listado/**')
  await page.getByRole('button', { name: texts.retry }).click()
  await expect(count(page)).toHaveText(/^\d+ /)
})

test('filters work with the keyboard alone', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado')
  await cellOf(page, texts.more).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(texts.dogs, { exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/acceso=perros/)
  await page.getByLabel(texts.highest, { exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/hasta=\d+/)
  await cellOf(page, texts.order).focus()
  await page.keyboard.press('Enter')
  await orderNamed(page, texts.initial).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/orden=precios/)
})

test('the bar stays in one line when the filters are opened', async ({ page }) => {
  await page.setViewportSize({ height: 900, width: 1440 })
  await page.goto('/malaga/experiencias/listado')
  const topOf = async (name: string) => (await cellOf(page, name).boundingBox())?.y
  const before = await topOf(texts.when)
  await more(page)
  await expect(page.getByLabel(texts.dogs, { exact: true })).toBeVisible()
  expect(await Promise.all([texts.when, texts.more, texts.order].map(topOf))).toEqual([
    before,
    before,
    before
  ])
})

test('on a phone the filters are a sheet from below, whose button says how many are left', async ({
  page
}) => {
  await page.setViewportSize({ height: 844, width: 390 })
  await page.goto('/malaga/experiencias/listado')
  await more(page)
  const free = catalog.listed.malaga.filter(
    experience => isShown(experience, 'malaga') && experience.priceFrom.kind === 'free'
  )
  await page.getByLabel(texts.free, { exact: true }).check()
  const see = page.getByRole('button', { name: pluralText(seeForms, free.length, 'es') })
  await expect(see).toBeInViewport()
  const box = await see.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800)
  await see.click()
  await expect(see).toBeHidden()
  await expect(cellOf(page, texts.more)).toBeFocused()
  await more(page)
  await page.mouse.click(190, 20)
  await expect(see).toBeHidden()
})

test('the category that is asked for is the current one, not all of them', async ({ page }) => {
  await page.goto(`${whole}?categorias=flamenco`)
  const links = page.getByRole('navigation', { name: t('listing.categories') })
  await expect(links.getByRole('link', { name: /Flamenco/ })).toHaveAttribute('aria-current', 'page')
  await expect(links.getByRole('link', { name: t('listing.allCategories') })).not.toHaveAttribute(
    'aria-current'
  )
})

test('the open filters have no accessibility problem', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado?gratis=1&acceso=perros')
  await more(page)
  await expect(page.getByRole('button', { name: texts.reset }).first()).toBeVisible()
  await expectNoBarrier(page, 'filters', 'main')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no button for more stands there dead: the pages are links', async ({ page }) => {
    await page.goto(whole)
    await expect(page.getByRole('link', { name: t('listing.next') })).toBeVisible()
    await expect(page.getByRole('button', { name: texts.showMore })).toBeHidden()
  })

  test('no filter stands there dead', async ({ page }) => {
    await page.goto('/malaga/experiencias/listado')
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  })
})
