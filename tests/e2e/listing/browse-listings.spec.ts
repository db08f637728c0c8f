import { expect, type Page, test } from '../support/test.ts'

import { upcomingIn } from '#catalog/model/catalog.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { pathIn } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { catalog, isShown, spanish } from '../../fixtures/site.ts'

const { plain, t } = spanish
const whole = catalog.listed.andalucia

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const hrefsOf = (page: Page) =>
  cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))

/** As most visitors have it: pages fade into the next one, and scroll smoothly. */
test.use({ reducedMotion: 'no-preference' })

test('a listing says how many experiences a province has, and shows them', async ({ page }) => {
  await page.goto('/cadiz/experiencias/listado')
  const shown = catalog.listed.cadiz.filter(each => isShown(each))
  await expect(cards(page)).toHaveCount(shown.length)
  await expect(page.getByRole('main')).toContainText(t('listing.results', { count: shown.length }))
})

test('a printed address of a category that has nothing here any more answers and leads on; a chip has its name', async ({
  page
}) => {
  const listed = [...catalog.listed.malaga, ...upcomingIn(catalog, 'malaga')].flatMap(
    ({ categoryIds }) => categoryIds
  )
  const category = catalog.categories.find(({ id }) => !listed.includes(id))
  const name = plain(category?.name ?? {})
  const answer = await page.goto(`/malaga/experiencias/listado/${category?.slug}`)
  expect(answer?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  const main = page.getByRole('main')
  await expect(main.getByText(t('listing.nothing'))).toBeVisible()
  await expect(
    main.getByRole('link', {
      name: t('listing.titleCategory', { category: name, province: t('province.region') })
    })
  ).toBeVisible()
  await page.goto(`/malaga/experiencias/listado?categorias=${category?.slug}`)
  await page.getByRole('form', { name: t('filters.heading') }).hover()
  await expect(
    page.getByRole('button', { name: t('filters.remove', { filter: name }) }).first()
  ).toBeVisible()
})

test('a category that has events alone in a province is offered there, and its page leads with them', async ({
  page
}) => {
  const listed = catalog.listed.malaga.flatMap(({ categoryIds }) => categoryIds)
  const [event] = upcomingIn(catalog, 'malaga').filter(each => isShown(each))
  const category = catalog.categories.find(
    ({ id }) => !listed.includes(id) && event?.categoryIds.includes(id)
  )
  await page.goto('/malaga/experiencias/listado')
  const main = page.getByRole('main')
  const chips = page.getByRole('navigation', { name: t('listing.categories') })
  await chips.getByRole('link', { name: plain(category?.name ?? {}) }).click()
  await expect(page).toHaveURL(`/malaga/experiencias/listado/${category?.slug}`)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(main.getByText(t('listing.nothing'))).toBeHidden()
  await expect(main.getByRole('link', { name: plain(event?.name ?? {}) }).first()).toBeVisible()
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

test('featured experiences come first, and each says so in every order', async ({ page }) => {
  await page.goto('/sevilla/experiencias/listado')
  const shown = catalog.listed.sevilla.filter(each => isShown(each))
  const vips = shown.filter(({ isVip }) => isVip).map(({ slug }) => `/experiencias/${slug}`)
  const hrefs = await hrefsOf(page)
  expect(new Set(hrefs.slice(0, vips.length))).toEqual(new Set(vips))
  const said = cards(page)
    .filter({ hasText: t('card.featured') })
    .filter({ visible: true })
  await expect(said).toHaveCount(vips.length)
  await page.goto('/sevilla/experiencias/listado?orden=precios')
  await expect(said).toHaveCount(vips.length)
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

test('a listing without anything for this visitor says so, and leads on', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado/barcos')
  const main = page.getByRole('main')
  await expect(cards(page).filter({ visible: true })).toHaveCount(0)
  await expect(main).toContainText(t('listing.nothing'))
  await expect(
    page
      .getByRole('navigation', { name: t('listing.categories') })
      .getByRole('link', { name: plain(catalog.categoryBySlug.get('barcos')?.name ?? {}) })
  ).toBeHidden()
  const title = t('listing.title', { province: 'Costa del Sol - Málaga' })
  await main.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL('/malaga/experiencias/listado')
  await expect(main.getByText(t('listing.nothing'))).toBeHidden()
})

for (const language of languages) {
  const words = wordsFor(localeOf(language))

  test(`a visitor with another partner finds what the one of the province hides, in ${language}`, async ({
    page
  }) => {
    const path = pathIn(localeOf(language), '/malaga/experiencias/listado/barcos')
    await page.goto(path)
    await expect(page.getByText(words.t('listing.nothing'))).toBeVisible()
    await page.goto(`${path}?partner=sol-y-rutas`)
    await expect(cards(page).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText(words.t('listing.nothing'))).toBeHidden()
  })
}

test('neither events nor hidden ones nor meta experiences are in a listing', async ({ page }) => {
  await page.goto('/cadiz/experiencias/listado')
  const shown = await hrefsOf(page)
  const others = catalog.experiences.filter(
    ({ isEvent, isHidden, isDestination }) => isEvent || isHidden || isDestination
  )
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
