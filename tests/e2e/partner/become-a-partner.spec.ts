import { messages } from '#i18n/text/messages.ts'

import { expectNoSidewaysScroll } from '../support/first-screen.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { contactForm, partners } = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a house finds from the footer what partners get, sees an example, and asks with a message that is begun', async ({
  page
}) => {
  await page.goto('/quienes-somos')
  await page.getByRole('contentinfo').getByRole('link', { name: partners.link }).click()
  await expect(page).toHaveURL('/socios')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(partners.heading)
  await expect(main.getByRole('link', { name: partners.ask }).first()).toBeInViewport()
  await expect(main.getByRole('img', { name: 'Código de Casa Burriana' })).toBeVisible()
  await expect(main.getByText('clavel.example/p/burriana')).toBeVisible()
  await expect(main.getByRole('link', { name: partners.example })).toHaveAttribute(
    'href',
    '/bienvenida/casa-burriana?partner=casa-burriana'
  )
  await expectNoSidewaysScroll(page)
  await main.getByRole('link', { name: partners.ask }).first().click()
  await expect(page.getByLabel(contactForm.message, { exact: true })).toHaveValue(partners.message)
})

test('without a topic, or with another one, the message is empty', async ({ page }) => {
  await page.goto('/contacto?tema=%3Cb%3E')
  await expect(page.getByLabel(contactForm.message, { exact: true })).toHaveValue('')
})
