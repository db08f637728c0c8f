import { expect, type Page, test } from './support/test.ts'

import { catalog, isShown, spanish } from '../fixtures/site.ts'

const { plain, t } = spanish
const whole = catalog.listed.andalucia

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const hrefsOf = (page: Page) =>
  cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))

test('a listing says how many experiences a province has, and shows them', async ({ page }) => {
  await page.goto('/cadiz/experiencias/listado')
  const shown = catalog.listed.cadiz.filter(each => isShown(each))
  await expect(cards(page)).toHaveCount(shown.length)
  await expect(page.getByRole('main')).toContainText(t('listing.results', { count: shown.length }))
})

test('on paper a listing stands without what chooses', async ({ page }) => {
  await page.goto('/cadiz/experiencias/listado')
  const filters = page.getByRole('form', { name: t('filters.heading') })
  await expect(filters).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(filters).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
})

test('a card leads to its experience', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado')
  const [first] = await hrefsOf(page)
  const link = cards(page).first().getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(String(first))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('featured experiences are named as such and come first', async ({ page }) => {
  await page.goto('/sevilla/experiencias/listado')
  const vips = catalog.listed.sevilla.filter(each => each.isVip && isShown(each)).length
  const featured = await cards(page).evaluateAll(
    (all, badge) => all.map(card => card.textContent?.includes(badge)),
    t('card.featured')
  )
  expect(featured.lastIndexOf(true)).toBe(vips - 1)
  expect(featured.filter(Boolean)).toHaveLength(vips)
})

test('a visitor narrows a listing to one category, and takes the way back', async ({ page }) => {
  const category = catalog.categoryBySlug.get('senderismo')
  const inCategory = catalog.listed.granada.filter(
    each => each.categoryIds.includes('senderismo') && isShown(each)
  )
  await page.goto('/granada/experiencias/listado')
  const categories = page.getByRole('navigation', { name: t('listing.categories') })
  await categories.getByRole('link', { name: plain(category?.name ?? {}) }).click()

  await expect(page).toHaveURL('/granada/experiencias/listado/senderismo')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(plain(category?.name ?? {}))
  await expect(cards(page)).toHaveCount(inCategory.length)
  await expect(categories.getByRole('link', { name: plain(category?.name ?? {}) })).toHaveAttribute(
    'aria-current',
    'page'
  )

  await categories.getByRole('link', { name: t('listing.allCategories') }).click()
  await expect(page).toHaveURL('/granada/experiencias/listado')
})

test('neither events nor hidden ones nor meta experiences are in a listing', async ({ page }) => {
  await page.goto('/cadiz/experiencias/listado')
  const shown = await hrefsOf(page)
  const others = catalog.experiences.filter(({ isEvent, isHidden, isMeta }) => isEvent || isHidden || isMeta)
  expect(shown.filter(href => others.some(({ slug }) => href === `/experiencias/${slug}`))).toEqual([])
})

test.describe('a listing of more than one page', () => {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with scripts' : 'without scripts'
    test.describe(how, () => {
      test.use({ javaScriptEnabled })

      test(`walks through all of Andalusia by plain links, ${how}`, async ({ page }) => {
        const seen = new Set<string | null>()
        await page.goto('/andalucia/experiencias/listado')
        const pages = page.getByRole('navigation', { name: t('listing.pages') })
        const pageCount = Number(await pages.getByRole('link', { name: /\d/ }).last().textContent())
        await expect(page.getByRole('main')).toContainText(t('listing.pageOf', { page: 1, pages: pageCount }))
        for (let number = 1; number <= pageCount; number += 1) {
          await expect(page.getByRole('main')).toContainText(t('listing.page', { page: number }))
          await expect(
            pages.getByRole('link', { exact: true, name: t('listing.page', { page: number }) })
          ).toHaveAttribute('aria-current', 'page')
          for (const href of await hrefsOf(page)) seen.add(href)
          if (number < pageCount) await pages.getByRole('link', { name: t('listing.next') }).click()
        }
        expect(pageCount).toBeGreaterThan(1)
        expect(seen.size).toBe(whole.filter(each => isShown(each)).length)
        await expect(pages.getByRole('link', { name: t('listing.next') })).toHaveCount(0)
      })
    })
  }

  test('has an address of its own, a title of its own and a way back', async ({ page }) => {
    await page.goto('/en/andalucia/experiencias/listado/pagina/2')
    await expect(page).toHaveTitle(/2/)
    await page.getByRole('link', { name: '1' }).filter({ visible: true }).last().click()
    await expect(page).toHaveURL('/en/andalucia/experiencias/listado')
  })

  test('says how many there are on its first page, and which page the others are', async ({ page }) => {
    const total = t('listing.results', { count: whole.filter(each => isShown(each)).length })
    await page.goto('/andalucia/experiencias/listado')
    await expect(page.getByRole('status').filter({ hasText: total })).toBeVisible()
    await page
      .getByRole('navigation', { name: t('listing.pages') })
      .getByRole('link', { name: '2' })
      .click()
    await expect(page.getByRole('status').filter({ hasText: /2/ })).toHaveText(t('listing.page', { page: 2 }))
    await expect(page.getByRole('main')).not.toContainText(total)
  })

  test('has no page after the last', async ({ page, request }) => {
    await page.goto('/andalucia/experiencias/listado')
    const pages = page.getByRole('navigation', { name: t('listing.pages') })
    const last = await pages.getByRole('link', { name: /\d/ }).last().textContent()
    const beyond = 1 + Number(last)
    const response = await request.get(`/andalucia/experiencias/listado/pagina/${beyond}`)
    expect(response.status()).toBe(404)
  })
})

test('a listing says why it is in this order', async ({ page }) => {
  await page.goto('/huelva/experiencias/listado')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('listing.whyThisOrder') })
    .click()
  await expect(page).toHaveURL('/como-ordenamos')
})
