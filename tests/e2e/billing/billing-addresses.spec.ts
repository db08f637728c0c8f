import { messages } from '#i18n/text/messages.ts'
import { havingSignedIn } from '../support/people/account.ts'
import { typeAddress } from '../support/address.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { billing, failure } = messages.en

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a customer changes and removes an address; what fails says why and can be tried again', async ({
  baseURL,
  context,
  page
}) => {
  await havingSignedIn(page, baseURL)
  await page.goto('/en/compras')
  const addresses = page.getByRole('region', { name: billing.heading })
  const dialog = page.getByRole('dialog')
  await addresses.getByRole('button', { name: billing.add }).click()
  await typeAddress(page, messages.en, '00000000T')
  const postalCode = dialog.getByLabel(billing.postalCode, { exact: true })
  await postalCode.fill('53001')
  await page.keyboard.press('Enter')
  await expect(postalCode).toBeFocused()
  await expect(postalCode).toHaveAccessibleDescription(billing['postal-code-invalid'])
  await postalCode.fill('52001')
  await expect(dialog.getByText(billing['postal-code-invalid'])).toBeHidden()
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  const problem = `${billing.saveFailed} ${failure.offline}`
  await expect(dialog.getByRole('alert')).toHaveText(problem)
  await expectNoBarrier(page, 'form of an address', 'dialog')
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(addresses.getByRole('listitem')).toContainText('Ana <b>Ruiz</b>')

  await addresses.getByRole('button', { name: new RegExp(`^${billing.edit}`) }).click()
  await dialog.getByLabel(billing.name, { exact: true }).fill('Ana Ruiz, S. L.')
  await dialog.getByLabel(billing.taxId).fill('B64717838')
  await page.keyboard.press('Enter')
  await expect(addresses.getByRole('listitem')).toContainText('B64717838')

  const remove = addresses.getByRole('button', { name: new RegExp(`^${billing.remove}`) })
  await remove.press('Enter')
  await expect(dialog).toContainText(billing.removeNote)
  await expectNoBarrier(page, 'removal of an address', 'dialog')
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await dialog.getByRole('button', { exact: true, name: billing.remove }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: billing.removed })).toBeVisible()
  await expect(addresses.getByText(billing.empty)).toBeVisible()
  await expect(addresses.getByRole('heading')).toBeFocused()
})

test('the profile leads to the addresses, with the purchases above them', async ({ baseURL, page }) => {
  await havingSignedIn(page, baseURL)
  await page.goto('/en/perfil')
  await page.getByRole('main').getByRole('link', { name: billing.heading }).click()
  const heading = page.getByRole('region', { name: billing.heading }).getByRole('heading')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})
