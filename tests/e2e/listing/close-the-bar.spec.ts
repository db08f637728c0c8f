import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { cellOf, openCell } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { filters: texts } = messages.es
const whole = '/andalucia/experiencias/listado'

test.beforeEach(({ page }) => havingChosenCookies(page))

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })

test.describe('what is open over a wide listing', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

  const isOpen = (page: Page) =>
    cellOf(page, texts.more).evaluate(summary => summary.closest('details')?.open)

  test.beforeEach(async ({ page }) => {
    await page.goto(whole)
    await openCell(page, texts.more)
    await page.getByLabel(texts.free, { exact: true }).check()
    await expect(page).toHaveURL(/gratis/)
    expect(await isOpen(page)).toBe(true)
  })

  test('closes when something else is clicked, and keeps what was chosen', async ({ page }) => {
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).click()
      expect(await isOpen(page)).toBe(false)
    }).toPass()
    await expect(page).toHaveURL(/gratis/)
  })

  test('closes when the focus goes elsewhere, and not while it stays inside', async ({ page }) => {
    await expect(async () => {
      await page.getByLabel(texts.to, { exact: true }).focus()
      expect(await isOpen(page)).toBe(true)
      await cards(page).first().getByRole('link').first().focus()
      expect(await isOpen(page)).toBe(false)
    }).toPass()
  })

  test('closes with Escape, and the focus is where it was opened', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect.poll(() => isOpen(page)).toBe(false)
    await expect(cellOf(page, texts.more)).toBeFocused()
  })
})

test.describe('a sheet on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

  test('keeps its name, its cross and its button in view while its fields scroll', async ({ page }) => {
    await page.goto(whole)
    await openCell(page, texts.more)
    await page.getByLabel(texts.guidePt, { exact: true }).scrollIntoViewIfNeeded()
    const sheet = page.getByRole('form')
    const cross = sheet.getByRole('button', { exact: true, name: texts.close })
    await expect(cross).toBeInViewport()
    await expect(sheet.getByText(texts.more, { exact: true }).last()).toBeInViewport()
    await cross.click()
    await expect(page.getByLabel(texts.guidePt, { exact: true })).toBeHidden()
  })
})
