import { readFile } from 'node:fs/promises'
import { decodeQR } from 'qr/decode.js'

import { languages } from '#domain/text/locale.ts'
import { messages } from '#i18n/text/messages.ts'
import { pdfPicture } from '../../fixtures/pdf/picture.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { expectNoSidewaysScroll } from '../support/first-screen.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'
import { linkOf } from './partner-link.ts'

const { embedMaker, partnerKit, printed } = messages.es
test.beforeEach(({ page }) => havingChosenCookies(page))

test('a house prints a card for its table by its private link, and the code on it leads to the house', async ({
  baseURL,
  page
}) => {
  await page.goto(await linkOf('casa-burriana', baseURL))
  const main = page.getByRole('main')
  await expect(main.getByText('Casa Burriana', { exact: true })).toBeVisible()
  await expect(main.getByText('https://www.clavel.example/p/burriana?sitio=puerta')).toBeVisible()
  await expect(main.getByRole('img', { name: 'Código de Tarjeta de la mesa' })).toBeVisible()
  await expect(main.getByText('casa-burriana', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: embedMaker.link })).toHaveAttribute(
    'href',
    '/socios/insertar?socio=casa-burriana'
  )
  const drawn = page.waitForEvent('download')
  await main.getByRole('button', { name: `${partnerKit.saveCode}: Tarjeta de la mesa` }).click()
  expect((await drawn).suggestedFilename()).toBe('code-casa-burriana-mesa.svg')
  await main.getByRole('radio', { name: printed.formats.a6 }).check()
  await main.getByRole('radio', { name: partnerKit.grey }).check()
  await main.getByLabel(partnerKit.spot, { exact: true }).selectOption('Tarjeta de la mesa')
  await expectNoSidewaysScroll(page)
  await expectNoBarrier(page, 'kit of a partner')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: partnerKit.make }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('burriana-a6-mesa.pdf')
  await expect(main.getByRole('status')).toHaveText('El PDF está hecho: burriana-a6-mesa.pdf')
  const pdf = await readFile(await file.path())
  expect(decodeQR(await pdfPicture(pdf, 900))).toBe('https://www.clavel.example/p/burriana?sitio=mesa')
})

test('without a language nothing is printed, and the page says what is missing', async ({
  baseURL,
  page
}) => {
  await page.goto(await linkOf('casas-del-sur', baseURL))
  const boxes = page.getByRole('group', { name: partnerKit.languages }).getByRole('checkbox')
  await expect(boxes).toHaveCount(languages.length)
  for (const box of await boxes.all()) await box.uncheck()
  await expect(page.getByText(partnerKit.chooseLanguage)).toBeVisible()
  await expect(page.getByRole('button', { name: partnerKit.make })).toHaveAttribute('aria-disabled', 'true')
})

test('a link that was renewed, one of another house and none say what to do, in the language of the page', async ({
  baseURL,
  page
}) => {
  const old = await linkOf('sol-y-rutas', baseURL)
  await linkOf('sol-y-rutas', baseURL)
  const alert = page.getByRole('main').getByRole('alert')
  await page.goto(old)
  await expect(alert).toContainText(partnerKit.revoked)
  await page.goto(`/de${old.replace('sol-y-rutas', 'casa-burriana')}`)
  await expect(alert).toContainText(messages.de.partnerKit.unknown)
  await page.goto('/socios/mi-casa')
  await expect(alert).toContainText(partnerKit.noLink)
  await expect(alert.getByRole('link', { name: partnerKit.ask })).toHaveAttribute(
    'href',
    '/contacto?tema=socios#escribenos'
  )
  await expectNoBarrier(page, 'kit of a partner')
})
