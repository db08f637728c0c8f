import { expect, test } from './support/test.ts'

import { wordsFor } from '#i18n/words.ts'
import { catalog, isShown, kayak, openMenu, spanish } from '../fixtures/site.ts'

const { plain, t } = spanish

test.use({ javaScriptEnabled: false, locale: 'en-GB' })

test('the home page is a page: the province choice, the categories, what comes next', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'))
  await main.getByRole('link', { name: 'Almería' }).first().waitFor()
  await expect(main.getByRole('heading', { name: t('home.soon') })).toBeVisible()
  await main.getByRole('link', { name: 'Flamenco' }).first().click()
  await expect(page).toHaveURL('/andalucia/experiencias/listado/flamenco')
})

test('a listing shows every card, with its price and its link', async ({ page }) => {
  await page.goto('/huelva/experiencias/listado')
  const cards = page.getByRole('main').getByRole('article')
  const shown = catalog.listed.huelva.filter(each => isShown(each))
  await expect(cards).toHaveCount(shown.length)
  for (const { name, priceFrom, slug } of shown) {
    const card = cards.filter({ has: page.locator(`a[href="/experiencias/${slug}"]`) })
    await expect(card).toContainText(plain(name))
    await expect(card).toContainText(spanish.priceFrom(priceFrom))
  }
})

test('a detail shows everything at once, in Spanish, whatever the browser speaks', async ({ page }) => {
  await page.goto(`/experiencias/${kayak.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(kayak.name))
  for (const title of [
    t('detail.description'),
    t('detail.schedules'),
    t('price.heading'),
    t('detail.gettingThere'),
    t('detail.map'),
    t('detail.cancellation'),
    t('detail.important'),
    t('detail.opinions')
  ]) {
    await expect(page.getByRole('heading', { exact: true, level: 2, name: title })).toBeVisible()
  }
  await expect(page.getByText(plain(kayak.meetingPoint ?? {}))).toBeVisible()
  for (const { text } of catalog.opinions[kayak.id] ?? []) await expect(page.getByText(text)).toBeVisible()
})

test('the way to book is a real link', async ({ page }) => {
  await page.goto(`/experiencias/${kayak.slug}`)
  const link = page.getByRole('link', { name: t('booking.whatsapp') }).filter({ visible: true })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/34600000001\?text=/)
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
  await page.goto(`/experiencias/${kayak.slug}`)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(0)
})
