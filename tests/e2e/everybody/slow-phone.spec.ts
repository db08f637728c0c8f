import { messages } from '#i18n/text/messages.ts'

import { expect, type Page, test } from '../support/test.ts'
import { openMap } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { contactForm, map } = messages.es

/** Old and cheap: what takes this machine a second takes it four. */
const slowness = 4

test.beforeEach(async ({ context, page }) => {
  await havingChosenCookies(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
})

/** The code of an island waits until somebody has done what they came for. */
async function holdBack(page: Page, island: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/_astro/${island}.*.js`, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a message that was written and sent before its form is awake is sent once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/fn/formContacto')) sent.push(request.postData() ?? '')
  })
  const arrive = await holdBack(page, 'ContactForm')
  await page.goto('/contacto')
  await page.getByLabel(contactForm.name, { exact: true }).fill('Ana')
  await page.getByLabel(contactForm.email, { exact: true }).fill('ana@example.com')
  await page.getByLabel(contactForm.message, { exact: true }).fill('¿Hay aparcamiento en Maro?')
  await page.getByRole('main').getByRole('checkbox').check()
  const send = page.getByRole('button', { name: contactForm.send })
  await send.click()
  await send.click()
  arrive()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(contactForm.sent)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('¿Hay aparcamiento en Maro?')
  expect(page.url()).not.toContain('ana@')
})

test('a map that is asked for before its code is there is shown', async ({ page }) => {
  const arrive = await holdBack(page, 'ListingMap')
  await page.goto('/malaga/experiencias/listado')
  await openMap(page, map.cell)
  await page.getByRole('button', { name: map.show }).click()
  arrive()
  await expect(page.getByRole('region', { name: map.label })).toBeVisible()
})
