import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { havingChosenCookies } from '../support/visit.ts'

/** Booked by WhatsApp, in a rental car by a code. */
const torcal = '/experiencias/ruta-torcal-ammonites'
const { booking, bookingPanel, dialog } = messages.es

/** The bar of a phone has the same link as the box. */
const openCode = (page: Page) =>
  page.getByRole('region', { name: booking.heading }).getByRole('link', { name: booking.qr })

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a visitor in a rental car opens the code, and the focus comes back', async ({ page }) => {
  await page.goto(`${torcal}?partner=costa-rentacar`)
  await expect(page.getByRole('link', { name: booking.whatsapp })).toBeHidden()
  await openCode(page).click()
  const code = page.getByRole('dialog', { name: bookingPanel.qrTitle })
  await expect(code.getByRole('img', { name: bookingPanel.qrTitle })).toBeVisible()
  await expect(code.getByRole('link', { name: bookingPanel.qrOpen })).toHaveAttribute('href', /^https:/)
  await expectNoBarrier(page, 'booking code')
  await page.keyboard.press('Escape')
  await expect(code).toBeHidden()
  await expect(openCode(page)).toBeFocused()
})

test('a click while the island is arriving opens the code all the same', async ({ page }) => {
  await page.goto(`${torcal}?partner=costa-rentacar`)
  await page.reload({ waitUntil: 'commit' })
  await openCode(page).click()
  await expect(page.getByRole('dialog', { name: bookingPanel.qrTitle })).toBeVisible()
})

test('an experience that is not booked online opens a notice, by keyboard', async ({ page }) => {
  await page.goto('/experiencias/visita-medina-azahara-arqueologo?partner=costa-rentacar')
  await page.getByRole('button', { name: bookingPanel.noticeOpen }).focus()
  await page.keyboard.press('Enter')
  const notice = page.getByRole('dialog', { name: bookingPanel.noticeOpen })
  await expect(notice.getByText(booking.notice)).toBeVisible()
  await expect(notice.getByRole('link', { name: booking.noticeCall })).toHaveAttribute('href', /^tel:\+34/)
  await expectNoBarrier(page, 'booking notice')
  await notice.getByRole('button', { name: dialog.close }).press('Enter')
  await expect(notice).toBeHidden()
})

test('without scripts the notice stands in the page, and nothing that needs them', async ({
  baseURL,
  browser
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/experiencias/fauna-sierra-hornachuelos`)
  await expect(page.getByText(booking.notice)).toBeVisible()
  await expect(page.getByRole('button', { name: bookingPanel.noticeOpen })).toBeHidden()
  await expect(page.getByText(bookingPanel.options)).toBeHidden()
  await context.close()
})
