import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'

import { messages } from '#i18n/text/messages.ts'
import type { Texts } from '#texts.ts'
import { examplePurchases } from '../../../scripts/customers/purchases.ts'
import { havingBought, havingSignedIn } from '../support/people/account.ts'
import { typeAddress } from '../support/address.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/** A phone in Spanish, a desktop in English. */
function manner(project: string): { prefix: string; texts: Texts } {
  return project === 'phone' ? { prefix: '', texts: messages.es } : { prefix: '/en', texts: messages.en }
}

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a customer adds the address an invoice needs, generates it once and reads it', async ({
  baseURL,
  page
}, { project }) => {
  const { prefix, texts } = manner(project.name)
  const { billing, purchases } = texts
  const ana = await havingSignedIn(page, baseURL)
  await havingBought(baseURL, ana, examplePurchases(new Date()))
  let generating = 0
  page.on('request', request => (generating += request.url().endsWith('/fn/generarFactura') ? 1 : 0))

  await page.goto(`${prefix}/compras`)
  const rows = page.getByRole('region', { name: purchases.heading }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(purchases.unavailable)
  await expect(rows.nth(1)).toContainText(purchases['unavailable-other-seller'])
  await expect(rows.nth(2)).toContainText(purchases['unavailable-refunded'])
  await expect(rows.nth(2)).toContainText(purchases.refunded)
  await expect(page.getByText(billing.empty)).toBeVisible()
  await expectNoBarrier(page, 'purchases')

  await rows
    .first()
    .getByRole('button', { name: new RegExp(purchases.generate) })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(purchases.addressNeeded)
  await dialog.getByRole('button', { name: billing.add }).click()
  await dialog.getByRole('button', { name: billing.save }).click()
  await expect(dialog.getByLabel(billing.name, { exact: true })).toBeFocused()
  await expect(dialog.getByText(billing['field-required'])).toHaveCount(6)
  await expectNoBarrier(page, 'form of an address', 'dialog')
  await typeAddress(page, texts, '00000000A')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(billing.taxId)).toHaveAccessibleDescription(
    new RegExp(billing['tax-id-invalid'])
  )
  await dialog.getByLabel(billing.taxId).fill('00000000-T')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: billing.saved })).toBeVisible()

  await expect(dialog.getByRole('radio')).toBeChecked()
  await expectNoBarrier(page, 'invoice', 'dialog')
  await dialog.getByRole('button', { name: purchases.generate }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: /F\d{4}-\d{6}/ })).toBeVisible()
  expect(generating).toBe(1)

  const download = page.waitForEvent('download')
  await rows
    .first()
    .getByRole('button', { name: new RegExp(purchases.see) })
    .click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^F\d{4}-\d{6}\.pdf$/)
  const { text } = await extractText(new Uint8Array(await readFile(await file.path())), { mergePages: true })
  expect(text).toContain(texts.invoice.title)
  expect(text).toContain('Ana <b>Ruiz</b>')
  expect(text).toContain('00000000T')

  // The details were wrong: another invoice replaces it.
  const correct = rows.first().getByRole('button', { name: new RegExp(purchases.correct) })
  await correct.click()
  await dialog.getByRole('button', { name: purchases.correct }).click()
  await expect(dialog.getByRole('alert')).toContainText(texts.failure['invoice-unchanged'])
  await expectNoBarrier(page, 'invoice', 'dialog')
  await dialog.getByRole('button', { name: billing.add }).click()
  await typeAddress(page, texts, 'B64717838')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await dialog.getByRole('button', { name: purchases.correct }).click()
  await expect(page.getByRole('status').filter({ hasText: /R\d{4}-\d{6}/ })).toBeVisible()
  const corrected = page.waitForEvent('download')
  await rows
    .first()
    .getByRole('button', { name: new RegExp(purchases.see) })
    .click()
  const second = await corrected
  expect(second.suggestedFilename()).toMatch(/^R\d{4}-\d{6}\.pdf$/)
  const read = await extractText(new Uint8Array(await readFile(await second.path())), { mergePages: true })
  expect(read.text).toContain(texts.invoice.correctingTitle)
  expect(read.text).toContain('B64717838')
})
