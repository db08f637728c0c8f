import { expect, test } from '../support/test.ts'

import { priceSummary } from '#domain/catalogue/price.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { pathIn } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { catalog, isShown, kayak, openMenu, spanish, sectionTitles } from '../../fixtures/site.ts'

import { builtDay } from '../support/built-day.ts'
import { ownPages, templates } from '../support/templates.ts'

const { plain, t } = spanish

test.use({ javaScriptEnabled: false, locale: 'en-GB' })

test('the home page is a page: the day it was built for, the province choice, the categories, what comes next', async ({
  page
}) => {
  await page.goto('/')
  await expect(page).toHaveURL('/')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'))
  const today = main.getByRole('heading', { name: spanish.format.day(`${await builtDay(page)}T12:00:00Z`) })
  await expect(today.first()).toBeVisible()
  await expect(main.getByText(t('home.stillToday'))).toHaveCount(0)
  await main.getByRole('link', { name: 'Almería' }).first().waitFor()
  await expect(main.getByRole('link', { name: t('home.wholeAgenda') })).toBeVisible()
  await main.getByRole('link', { name: 'Flamenco' }).first().click()
  await expect(page).toHaveURL('/andalucia/experiencias/listado/flamenco')
})

test('a listing shows every card, with its price and its link', async ({ page }) => {
  await page.goto('/huelva/experiencias/listado')
  const cards = page.getByRole('main').getByRole('article')
  const shown = catalog.listed.huelva.filter(each => isShown(each))
  await expect(cards).toHaveCount(shown.length)
  for (const { name, priceFrom, prices, slug } of shown) {
    const card = cards.filter({ has: page.locator(`a[href="/experiencias/${slug}"]`) })
    await expect(card).toContainText(plain(name))
    await expect(card).toContainText(spanish.price(priceSummary(priceFrom, prices).headline))
  }
})

test('a detail shows everything at once, in Spanish, whatever the browser speaks', async ({ page }) => {
  await page.goto(`/experiencias/${kayak.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(kayak.name))
  for (const title of sectionTitles) {
    await expect(page.getByRole('heading', { exact: true, level: 2, name: title })).toBeVisible()
  }
  await expect(page.getByText(plain(kayak.meetingPoint ?? {}))).toBeVisible()
  for (const { text } of catalog.opinions[kayak.id] ?? []) await expect(page.getByText(text)).toBeVisible()
})

test('the menus open and their links lead on', async ({ page }) => {
  await page.goto(`/experiencias/${kayak.slug}`)
  const languages = await openMenu(page, spanish, 'language')
  await languages.getByRole('link', { exact: true, name: 'English' }).click()
  await expect(page).toHaveURL(`/en/experiencias/${kayak.slug}`)
  const provinces = await openMenu(page, wordsFor('en'), 'province')
  await provinces.getByRole('link', { exact: true, name: 'Cádiz' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/en/cadiz/experiencias/listado')
})

test('questions open', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  const [first] = catalog.questions
  await page.getByText(plain(first?.question ?? {}), { exact: true }).click()
  await expect(page.getByRole('main').getByRole('group').first().getByRole('paragraph')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: t('questions.search') })).toBeHidden()
})

test('nothing that needs scripts pretends to work', async ({ page }) => {
  test.slow()
  for (const path of [...templates, ...ownPages, '/perfil', '/encuentro', '/malaga/hoy', '/socios/mi-casa']) {
    await page.goto(path)
    // Fields whose text is to be copied work without scripts, and so do buttons that open what stands in the page.
    const controls = page
      .getByRole('button')
      .and(page.locator(':not([popovertarget])'))
      .or(page.getByRole('textbox').and(page.locator(':not([readonly])')))
      .or(page.getByRole('combobox'))
      .or(page.getByRole('checkbox'))
      .or(page.getByRole('radio'))
    await expect(controls.filter({ visible: true }), path).toHaveCount(0)
    await expect(page.getByRole('tab'), path).toHaveCount(0)
  }
})

for (const language of languages) {
  const words = wordsFor(localeOf(language))
  const at = (route: string) => pathIn(localeOf(language), route)

  test(`who wants to search finds categories and provinces to choose from, in ${language}`, async ({
    page
  }) => {
    await page.goto(at('/malaga/experiencias/listado'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.t('search.label') })
      .click()
    await expect(page).toHaveURL(at('/buscar'))
    const main = page.getByRole('main')
    await expect(main).toContainText(words.t('searchPage.lead'))
    await expect(main.getByRole('link', { exact: true, name: 'Flamenco' })).toBeVisible()
    const cadiz = words.plain(catalog.provinces.find(({ slug }) => slug === 'cadiz')?.name ?? {})
    await main.getByRole('link', { exact: true, name: cadiz }).click()
    await expect(page).toHaveURL(at('/cadiz/experiencias/listado'))
  })

  test(`plan and account say that they need scripts, and what to do instead, in ${language}`, async ({
    page
  }) => {
    for (const [route, text] of [
      ['/plan', words.t('plan.needsScripts')],
      ['/login', words.t('accountFrame.needsScripts')],
      ['/perfil', words.t('accountFrame.needsScripts')],
      ['/compras', words.t('accountFrame.needsScripts')],
      ['/experiencias', words.t('accountFrame.needsScripts')]
    ] as const) {
      await page.goto(at(route))
      const main = page.getByRole('main')
      await expect(main.getByRole('paragraph').filter({ hasText: text }), route).toBeVisible()
      await expect(main.getByRole('status').filter({ visible: true }), route).toHaveCount(0)
      await expect(main.getByRole('link', { name: words.t('account.browse') }), route).toHaveAttribute(
        'href',
        at('/andalucia/experiencias/listado')
      )
    }
  })
}
