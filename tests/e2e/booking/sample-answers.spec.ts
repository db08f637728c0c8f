import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { havingChosenCookies } from '../support/visit.ts'

/* The product's own catalogue is a sample: its companies have no phone, no site and no shop. */

test.beforeEach(({ page }) => havingChosenCookies(page))

for (const [locale, prefix] of [
  ['es', ''],
  ['de', '/de']
] as const) {
  const { booking, bookingSample, filters } = messages[locale]

  test(`[${locale}] a sample shows the message that would be sent, and the page stays`, async ({ page }) => {
    const path = `${prefix}/experiencias/kayak-acantilados-maro`
    await page.goto(path)
    await page.getByLabel(filters.adultsField, { exact: true }).fill('3')
    const write = page.getByRole('link', { name: booking.whatsapp }).first()
    await expect(write).toHaveAttribute('href', /%203%20(?:adultos|Erwachsene)/)
    await write.click()
    const answer = page.getByRole('dialog', { name: bookingSample.heading })
    await expect(answer).toContainText('+34 600 000 001')
    await expect(answer).toContainText(locale === 'de' ? 'Personen: 3 Erwachsene' : 'Personas: 3 adultos')
    await expectNoBarrier(page, 'answer of a sample', 'main')
    await page.keyboard.press('Escape')
    await expect(answer).toBeHidden()
    await expect(page).toHaveURL(`${path}?adultos=3`)
  })

  test(`[${locale}] a sample shows the address of the shop in place of an error of the browser`, async ({
    page
  }) => {
    const path = `${prefix}/experiencias/cuevas-karst-yesos-sorbas`
    await page.goto(path)
    await page.getByRole('button', { name: booking.ticketShop }).click()
    const answer = page.getByRole('dialog', { name: bookingSample.heading })
    await expect(answer).toContainText('https://entradas.clavel.example/reservar/')
    await expect(page).toHaveURL(path)
  })
}

test('without scripts no button of a sample leads out', async ({ baseURL, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const path = `${baseURL}/experiencias/kayak-acantilados-maro`
  await page.goto(path)
  await page.getByRole('link', { name: messages.es.booking.whatsapp }).first().click()
  await expect(page.getByText(messages.es.bookingSample.nothing).filter({ visible: true })).toBeInViewport()
  expect(page.url().startsWith(path)).toBe(true)
  await context.close()
})

test('people are in the message of a sample, though the button was pressed at once', async ({ page }) => {
  const { booking, bookingSample, filters } = messages.es
  await page.goto('/experiencias/kayak-acantilados-maro', { waitUntil: 'commit' })
  await page.getByLabel(filters.adultsField, { exact: true }).fill('3')
  await page.getByRole('link', { name: booking.whatsapp }).first().click()
  await expect(page.getByRole('dialog', { name: bookingSample.heading })).toContainText('Personas: 3 adultos')
})
