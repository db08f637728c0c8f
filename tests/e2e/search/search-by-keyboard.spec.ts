import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { havingChosenCookies } from '../support/visit.ts'

const texts = messages.es.search

test.beforeEach(({ page }) => havingChosenCookies(page))

async function focusBox(page: Page) {
  const box = page.getByRole('combobox', { name: texts.label })
  await page.goto('/malaga/experiencias/listado')
  await page.keyboard.press('Tab')
  for (let steps = 0; steps < 10; steps += 1) {
    if (await box.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(box).toBeFocused()
  return box
}

test('a visitor finds an experience with the keyboard alone', async ({ page }) => {
  const box = await focusBox(page)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.type('kayak')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Maro')

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '')
  await page.keyboard.press('Home')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kayak por los acantilados de Maro')
})

test('the counts are said aloud', { tag: '@announced' }, async ({ page }) => {
  await focusBox(page)
  const said = page.getByRole('search').getByRole('status')
  await expect(said).toHaveText(/^\d+ categorías$/)
  await page.keyboard.type('dolmenes')
  await expect(said).toHaveText('1 resultado')
})

test('Escape closes the list, and Tab goes on', async ({ page }) => {
  const box = await focusBox(page)
  await page.keyboard.type('kayak')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(box).toHaveValue('kayak')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(box).not.toBeFocused()
})
