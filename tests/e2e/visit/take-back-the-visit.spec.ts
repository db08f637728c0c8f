import { messages } from '#i18n/text/messages.ts'
import { addDays } from '#domain/time/calendar-day.ts'

import { builtDay } from '../support/built-day.ts'
import { dayInStrip } from '../support/choose-day.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { booking, filters } = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

/** In another tab, with the button in the box for booking. */
async function takeBackElsewhere(page: Page) {
  const tab = await page.context().newPage()
  await tab.goto('/experiencias/kayak-acantilados-maro')
  const box = tab.getByRole('region', { name: booking.heading })
  await box.getByLabel(filters.adultsField, { exact: true }).focus()
  await box.getByRole('button', { name: filters.clearVisit }).click()
}

test('a page with posters whose address says the party is cleared with another tab, and stays so', async ({
  page
}) => {
  await page.goto('/malaga?adultos=2&ninos=1')
  const totals = page.getByRole('main').getByText(/para 3/)
  await expect(totals.filter({ visible: true }).first()).toBeVisible()
  // With the first touch it is kept.
  await page.keyboard.press('Shift')
  await takeBackElsewhere(page)
  await expect(totals).toHaveCount(0)
  await expect(page).not.toHaveURL(/adultos|ninos/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(totals).toHaveCount(0)
})

test('the form of the home page shows who comes and when, and lets go of it with another tab', async ({
  page
}) => {
  const tomorrow = addDays(await builtDay(page), 1)
  await page.goto(`/eligeprovincia?dia=${tomorrow}&adultos=2&ninos=1&transporte=sin-coche`)
  const children = page.getByRole('spinbutton', { name: filters.childrenField })
  const carFree = page.getByRole('checkbox', { name: filters.carFreeField })
  await expect(children).toHaveValue('1')
  await expect(carFree).toBeChecked()
  await expect(await dayInStrip(page, tomorrow)).toBeChecked()
  await page.keyboard.press('Shift')
  await takeBackElsewhere(page)
  await expect(children).toHaveValue('')
  await expect(carFree).not.toBeChecked()
  await expect(await dayInStrip(page, addDays(tomorrow, -1))).toBeChecked()
})
