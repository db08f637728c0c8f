import { expect, type Page, test } from '../support/test.ts'

import { interpolate } from '#domain/text/interpolate.ts'
import { pathIn } from '#domain/site/routes.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { drawingIn } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const texts = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

const box = (page: Page) => page.getByRole('combobox', { name: texts.search.label })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })

test('Enter leads to the results always, by keyboard alone, and a new text keeps the filters', async ({
  page
}) => {
  await page.goto('/malaga/experiencias/listado')
  await box(page).focus()
  await page.keyboard.type('kayak')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/buscar?q=kayak')
  await expect(box(page)).toHaveValue('kayak')
  await expect(card(page, 'Kayak bajo los puentes de Sevilla')).toBeVisible()

  await page.goto('/buscar?q=kayak&acceso=perros')
  await expect(cards(page).first()).toBeVisible()
  await box(page).fill('estrellas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/buscar?q=estrellas&acceso=perros')
})

for (const { locale, prefix } of [
  { locale: 'es', prefix: '' },
  { locale: 'de', prefix: '/de' }
] as const) {
  const { search, searchPage } = messages[locale]

  for (const query of ['recital', 'órgiva', 'vejer']) {
    test(`[${locale}] what the box names for «${query}» is on the page of results, events too`, async ({
      page
    }) => {
      await page.goto(`${prefix}/malaga/experiencias/listado`)
      const field = page.getByRole('combobox', { name: search.label })
      await field.focus()
      await page.keyboard.type(query)
      const options = page.getByRole('option')
      await expect(options.first()).toBeVisible()
      const hrefs = await options.evaluateAll(all => all.map(option => option.getAttribute('href') ?? ''))
      const experiences = hrefs.filter(href => /\/experiencias\/[^/]+$/.test(href))
      expect(experiences.length).toBeGreaterThan(0)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        interpolate(searchPage.heading, { text: query })
      )
      for (const href of experiences) {
        await expect(cards(page).locator(`a[href="${href}"]`)).toBeVisible()
      }
    })
  }
}

test('with nothing to search for, no order is explained', async ({ page }) => {
  await page.goto('/buscar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.search.label)
  await expect(page.getByRole('link', { name: texts.listing.whyThisOrder })).toBeHidden()
})

for (const language of languages) {
  test(`a word that nothing has is named, and more than a filter to take off is offered, in ${language}`, async ({
    page
  }) => {
    const { filters, listing } = messages[language]
    const path = (route: string) => pathIn(localeOf(language), route)
    await page.goto(path('/buscar?q=xyzzy'))
    const main = page.getByRole('main')
    await expect(main.getByText(interpolate(filters.noWord, { text: 'xyzzy' }))).toBeVisible()
    await expect(main.getByRole('button', { name: filters.reset })).toHaveCount(0)
    await expect(main.getByRole('link', { name: listing.whyThisOrder })).toHaveCount(0)
    await main.getByRole('link', { name: filters.all }).click()
    await expect(page).toHaveURL(path('/andalucia/experiencias/listado'))
  })
}

test('with a filter beside the word, it is filters that are taken off', async ({ page }) => {
  await page.goto('/buscar?q=xyzzy&gratis=1')
  await expect(page.getByRole('main').getByText(texts.filters.none)).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: texts.filters.reset }).first()
  ).toBeVisible()
})

test('the word as it is written comes before other forms of it: the dance before the birds', async ({
  page
}) => {
  await page.goto('/buscar?q=flamenco')
  await expect(cards(page).nth(1)).toBeVisible()
  const names = await cards(page).getByRole('heading').allInnerTexts()
  const [birds, dance] = ['Flamencos', 'Zambra'].map(name => names.findIndex(each => each.startsWith(name)))
  expect(dance).toBeGreaterThan(-1)
  expect(birds).toBeGreaterThan(dance ?? 0)
})

test('facts are found, and go together with the other words', async ({ page }) => {
  await page.goto('/buscar?q=perro')
  await expect(cards(page).first()).toBeVisible()
  await expect(card(page, 'Visita guiada a la Alhambra')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: texts.results.also })).toContainText(
    '¿Puedo llevar a mi perro?'
  )
})

test('in German, facts are found and what hinders is left out, by keyboard alone', async ({ page }) => {
  const { results, search } = messages.de
  await page.goto('/de/malaga/experiencias/listado')
  await page.getByRole('combobox', { name: search.label }).focus()
  await page.keyboard.type('hund')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/buscar?q=hund')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: results.also })).toContainText('Hund')

  await page.goto('/de/buscar?q=kajak+alhambra')
  await expect(page.getByRole('heading', { name: results.nearest })).toBeVisible()
  await page
    .getByRole('button', { name: /alhambra/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/buscar?q=kajak')
  await expect(card(page, 'Mit dem Kajak entlang der Klippen von Maro')).toBeVisible()
})

test('the name of a province finds its page', async ({ page }) => {
  await page.goto('/de/buscar?q=sevilla')
  const found = page.getByRole('navigation', { name: messages.de.results.also })
  await expect(found.getByRole('link', { name: messages.de.results.province })).toHaveAttribute(
    'href',
    '/de/sevilla'
  )
  await expect(cards(page).first()).toBeVisible()
})

test('a typing error is guessed, and searched for only when that is wanted', async ({ page }) => {
  await page.goto('/buscar?q=cabllo')
  await page.getByRole('button', { exact: true, name: 'caballo' }).click()
  await expect(page).toHaveURL('/buscar?q=caballo')
  await expect(box(page)).toHaveValue('caballo')
  await expect(card(page, 'A caballo bajo el Tajo de Ronda')).toBeVisible()
})

test('where nothing fits, what would is named with what to leave out', async ({ page }) => {
  await page.goto('/buscar?q=kayak+alhambra')
  await expect(page.getByRole('heading', { name: texts.results.nearest })).toBeVisible()
  await expectNoBarrier(page, 'search without results', 'main')
  await page
    .getByRole('button', { name: /«alhambra»/ })
    .last()
    .click()
  await expect(page).toHaveURL('/buscar?q=kayak')
  await expect(card(page, 'Kayak por los acantilados de Maro')).toBeVisible()
})

for (const query of ['q=%F0%9F%90%B4%00', `q=${'a'.repeat(3000)}`, 'q=kayak&dia=ayer&orden=azar&hasta=-4']) {
  test(`nonsense is survived: ${query.slice(0, 30)}`, async ({ page }) => {
    await page.goto(`/buscar?${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').first()).not.toHaveText(texts.filters.loading)
  })
}

test('the results have no accessibility problem', async ({ page }) => {
  await page.goto('/buscar?q=kayak')
  await expect(cards(page).first()).toBeVisible()
  await expectNoBarrier(page, 'search results', 'main')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('categories and provinces are links, with the reason', async ({ page }) => {
    await page.goto('/buscar?q=kayak')
    await expect(page.getByText(texts.searchPage.lead)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sevilla' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { height: 844, width: 390 } })

  test('what was found begins as high as in a list, below one line for each thing', async ({ page }) => {
    await page.goto('/buscar?q=kayak')
    await expect(card(page, 'Kayak bajo los puentes de Sevilla')).toBeVisible()
    await expect.poll(async () => (await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(300)
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeLessThan(40)
  })
})

test('at a desk a map stands beside the results, with the names of their towns', async ({ page }) => {
  await page.setViewportSize({ height: 900, width: 1440 })
  await page.goto('/buscar?q=kayak')
  await expect(cards(page).first()).toBeVisible()
  const pins = drawingIn(page).locator('a')
  await expect(pins.filter({ hasText: 'Sevilla' })).toBeVisible()
  const slugs = await pins.evaluateAll(all => all.flatMap(pin => pin.dataset['slugs']?.split(' ') ?? []))
  expect(slugs).toHaveLength(await cards(page).count())
  await page.goto('/buscar')
  await expect(drawingIn(page)).toBeHidden()
})
