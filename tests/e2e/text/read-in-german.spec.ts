import { expect, type Page, test } from '../support/test.ts'

import { isTranslatedTo } from '#domain/catalogue/experience.ts'
import { languages } from '#domain/text/locale.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { catalog, kayak, openMenu, spanish } from '../../fixtures/site.ts'

const german = wordsFor('de')
const { t } = german
const address = `/experiencias/${kayak.slug}`

/** Lists the addresses of the links of a page that stay in the site, are no choice of another language and no file to take home. */
const ownPaths = (page: Page) =>
  page
    .locator('a[href^="/"]:not([hreflang]):not([download])')
    .evaluateAll(links => links.map(link => new URL(link.getAttribute('href') ?? '', location.href).pathname))

test('the language menu leads to the same page in each language, and has no second Spanish', async ({
  page
}) => {
  await page.goto(`/en${address}`)
  const menu = await openMenu(page, wordsFor('en'), 'language')
  const choices = await Promise.all(
    languages.map(async language => {
      const link = menu
        .getByRole('link')
        .filter({ visible: true })
        .and(page.locator(`[hreflang=${language}]`))
      await expect(link).toHaveAttribute('lang', language)
      return [await link.textContent(), await link.getAttribute('href')].map(text => text?.trim())
    })
  )
  expect(choices).toEqual([
    ['Español', address],
    ['English', `/en${address}`],
    ['Deutsch', `/de${address}`],
    ['Français', `/fr${address}`],
    ['Português', `/pt${address}`]
  ])
})

test('filters and a shared plan go along into the other language', async ({ page }) => {
  for (const shown of ['/malaga/experiencias/listado?hasta=20&orden=precios', `/plan#1~~${kayak.slug}`]) {
    await page.goto(shown)
    const menu = await openMenu(page, spanish, 'language')
    await menu.getByRole('link', { exact: true, name: 'Deutsch' }).click()
    await expect(page).toHaveURL(`/de${shown}`)
  }
})

test('a visitor changes to German and reads the same page', async ({ page }) => {
  await page.goto(address)
  const menu = await openMenu(page, spanish, 'language')
  await menu.getByRole('link', { exact: true, name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de${address}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kayak.name.de ?? '')
  await expect(page).toHaveTitle(/ - Freizeiterlebnisse in Andalusien$/)
})

test('the page is German from head to foot', async ({ page }) => {
  await page.goto(`/de${address}`)
  await expect(page.getByRole('contentinfo')).toContainText(t('footer.complaints'))
  await expect(page.getByRole('heading', { name: t('booking.heading') }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Vom Strand Burriana paddeln wir')
})

test('no link leads to another language, but for those that say so', async ({ page }) => {
  for (const path of [
    `/de${address}`,
    '/de/malaga/experiencias/listado',
    '/de/agenda',
    '/de/empresas/mar-de-maro'
  ]) {
    await page.goto(path)
    const paths = await ownPaths(page)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter(each => !/^\/de(\/|$)/.test(each))).toEqual([])
  }
})

test('prices, lists and seasons are written as in German', async ({ page }) => {
  await page.goto(`/de${address}`)
  const facts = page.getByRole('main').getByRole('definition')
  await expect(facts.filter({ hasText: '32 € pro Erwachsenen' })).toBeVisible()
  await expect(facts.filter({ hasText: 'Spanisch, Englisch und Deutsch' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('1. April')
})

test('the same price is written as in English on the English page', async ({ page }) => {
  await page.goto(`/en${address}`)
  const facts = page.getByRole('main').getByRole('definition')
  await expect(facts.filter({ hasText: '€32 per adult' })).toBeVisible()
})

test('days are written as in German', async ({ page }) => {
  await page.goto('/de/agenda')
  const day = page
    .getByRole('main')
    .getByRole('listitem')
    .getByText(/^\s*\p{Lu}\p{Ll}+(tag|woch|abend), \d{1,2}\. \p{Lu}\p{Ll}+\s*$/u)
  await expect(day.first()).toBeAttached()
})

test('a name that is not there in German is marked as Spanish where it is listed', async ({ page }) => {
  const untranslated = catalog.listed.almeria.find(experience => !isTranslatedTo('de', experience))
  await page.goto('/de/almeria/experiencias/listado')
  const name = page.getByRole('article').getByText(untranslated?.name.es ?? '', { exact: true })
  await expect(name).toHaveAttribute('lang', 'es')
  const foreign = await page.getByRole('article').locator('[lang=es]').count()
  expect(foreign).toBeLessThan(await page.getByRole('article').count())
})
