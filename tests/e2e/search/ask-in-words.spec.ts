import { expect, type Page, test } from '../support/test.ts'

import { interpolate } from '#domain/text/interpolate.ts'
import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { filters, search } = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

const box = (page: Page) => page.getByRole('combobox', { name: search.label })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: interpolate(filters.remove, { filter: name }) })

async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/')
  await box(page).fill(question)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/buscar\?q=/)
}

test('a visitor finds the kayaks of Málaga by the name of the province, and of its coast', async ({
  page
}) => {
  for (const question of ['kayak Málaga', 'kayak costa del sol']) {
    await ask(page, question)
    await expect(cards(page).filter({ hasText: 'Kayak' }).first()).toBeVisible()
    await expect(cards(page).filter({ hasText: 'Sevilla' })).toHaveCount(0)
  }
  await expect(chip(page, '«Málaga»').or(chip(page, '«costa del sol»'))).toBeVisible()
})

test('«esta noche» becomes day and hour, and each can be taken off', async ({ page }) => {
  await ask(page, 'flamenco esta noche')
  await expect(chip(page, '«flamenco»')).toBeVisible()
  await expect(chip(page, filters.today)).toBeVisible()
  await chip(page, filters.today).click()
  await expect(chip(page, filters.today)).toHaveCount(0)
  await expect(page).toHaveURL('/buscar?q=flamenco&franja=noche')
  await chip(page, filters.evening).click()
  await expect(page).toHaveURL('/buscar?q=flamenco')
  await expect(cards(page).first()).toBeVisible()
  await expectNoBarrier(page, 'search results', 'main')
})

test('«sin coche» and «para dos» become who comes', async ({ page }) => {
  await ask(page, 'kayak sin coche para dos')
  await expect(chip(page, filters.carFree)).toBeVisible()
  await expect(chip(page, '2 adultos')).toBeVisible()
})

test('a second question on the page of results is read as the first one was', async ({ page }) => {
  await ask(page, 'kayak')
  await expect(cards(page).first()).toBeVisible()
  for (const [question, filter] of [
    ['senderismo sin coche', filters.carFree],
    ['flamenco esta noche', filters.today]
  ] as const) {
    await box(page).fill(question)
    await page.keyboard.press('Enter')
    await expect(chip(page, filter)).toBeVisible()
  }
  await expect(chip(page, '«flamenco»')).toBeVisible()
  await expect(chip(page, '«esta»')).toHaveCount(0)
})

test('a day that is typed takes the place of one that the address has kept', async ({ page }) => {
  await page.goto('/buscar?q=domingo+por+la+noche&dia=manana')
  await expect(chip(page, filters.evening)).toBeVisible()
  await expect(chip(page, filters.tomorrow)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /domingo/i }).first()).toBeVisible()
})

test('a couple and an hour become filters with chips', async ({ page }) => {
  await ask(page, 'kayak en pareja a las 18:00')
  await expect(chip(page, '«kayak»')).toBeVisible()
  await expect(chip(page, '2 adultos')).toBeVisible()
  await expect(chip(page, filters.afternoon)).toBeVisible()
})

test('a mistyped word of a category leads to it from the page of results', async ({ page }) => {
  await page.goto('/buscar?q=monumetos')
  await page.getByRole('button', { exact: true, name: 'monumentos' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a chip says what was typed, with its accents', async ({ page }) => {
  await ask(page, 'año nuevo')
  await expect(chip(page, '«año»')).toBeVisible()
})

test('nobody who is still typing is told that nothing was found', async ({ page }) => {
  await page.goto('/sevilla/experiencias/listado')
  await box(page).focus()
  for (const letter of 'en barco') {
    await page.keyboard.type(letter)
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.getByText(search.none)).toHaveCount(0)
  }
})

test('a mistyped first letter leads to what was meant', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado')
  await box(page).fill('layak')
  await expect(page.getByText(search.likely)).toBeVisible()
  await expect(page.getByRole('option').filter({ hasText: 'Kayak' }).first()).toBeVisible()
})
