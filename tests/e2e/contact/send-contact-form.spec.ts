import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { de, es } = messages
let addresses = 0

/** Each visitor from an address of their own, through Hosting: how often somebody may write is counted by it. */
test.beforeEach(async ({ context, page }, { workerIndex }) => {
  await havingChosenCookies(page)
  const from = `203.0.${workerIndex % 256}.${(addresses += 1)}`
  await context.setExtraHTTPHeaders({ 'fastly-client-ip': from, 'x-forwarded-for': `${from}, 10.0.0.1` })
})

async function fill(page: Page, texts: typeof es.contactForm, name = 'Ana'): Promise<void> {
  await page.getByLabel(texts.name, { exact: true }).fill(name)
  await page.getByLabel(texts.email, { exact: true }).fill('ana@example.com')
  await page.getByLabel(texts.message, { exact: true }).fill('¿Hay aparcamiento en Maro?')
  await page.getByRole('checkbox').check()
}

/** The calls that reach the function. */
function callsOf(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/fn/formContacto')) bodies.push(request.postData() ?? '')
  })
  return bodies
}

test('a visitor writes to the business, and a double click sends once', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/contacto')
  await fill(page, es.contactForm)
  await page.getByRole('button', { name: es.contactForm.send }).dblclick()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(es.contactForm.sent)
  await expect(page.getByLabel(es.contactForm.message, { exact: true })).toHaveValue('')
  expect(calls).toHaveLength(1)
  await expectNoBarrier(page, 'contact form, sent', 'main')
})

test('what is wrong is said at its field, in Spanish and in German', async ({ page }) => {
  await page.goto('/contacto')
  await page.getByRole('button', { name: es.contactForm.send }).click()
  const { problems } = es.contactForm
  for (const code of ['name-required', 'email-required', 'message-required', 'terms-required'] as const)
    await expect(page.getByText(problems[code])).toBeVisible()
  await expect(page.getByLabel(es.contactForm.name, { exact: true })).toBeFocused()
  await expect(page.getByLabel(es.contactForm.name, { exact: true })).toHaveAccessibleDescription(
    problems['name-required']
  )
  await expectNoBarrier(page, 'contact form, with mistakes', 'main')
  await page.goto('/de/contacto')
  const german = de.contactForm
  await page.getByLabel(german.name, { exact: true }).fill('Maximiliane Emilia')
  await page.getByLabel(german.email, { exact: true }).fill('max@')
  await page.getByLabel(german.message, { exact: true }).fill('Hallo')
  await page.getByLabel(german.message, { exact: true }).press('Tab')
  await page.getByRole('button', { name: german.send }).press('Enter')
  for (const code of ['name-too-long', 'email-invalid', 'message-too-short', 'terms-required'] as const)
    await expect(page.getByText(german.problems[code])).toBeVisible()
})

test('a message without a connection is kept, and offered on the next visit', async ({ context, page }) => {
  await page.goto('/contacto')
  const send = page.getByRole('button', { name: es.contactForm.send })
  // Its answer shows that the form is awake: the connection is lost while somebody writes.
  await send.click()
  await expect(page.getByText(es.contactForm.problems['name-required'])).toBeVisible()
  await fill(page, es.contactForm, 'Luz')
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText(es.contactForm.kept)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/quienes-somos')
  const calls = callsOf(page)
  await page.goto('/contacto')
  await expect(page.getByText(es.contactForm.kept)).toBeVisible()
  await expect(page.getByLabel(es.contactForm.name, { exact: true })).toHaveValue('Luz')
  await page.getByRole('button', { name: es.contactForm.retry }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(es.contactForm.sent)
  expect(calls).toHaveLength(1)
  await page.reload()
  await expect(page.getByLabel(es.contactForm.name, { exact: true })).toHaveValue('')
})

test('who begins without a connection is told what works meanwhile, and loses nothing', async ({
  context,
  page
}) => {
  await page.goto('/contacto')
  const main = page.getByRole('main')
  await expect(main.getByText(es.contactForm.asleep)).toBeHidden()
  await context.setOffline(true)
  await fill(page, es.contactForm, 'Mar')
  const asleep = main.getByRole('status').filter({ hasText: es.contactForm.asleep })
  await expect(asleep.getByRole('link', { name: es.contact.writeUs })).toHaveAttribute('href', /^mailto:/)
  await expect(asleep.getByRole('link', { name: es.contact.callUs })).toHaveAttribute('href', /^tel:/)
  await expectNoBarrier(page, 'contact form, asleep', 'main')
  await context.setOffline(false)
  await expect(asleep).toBeHidden()
  await page.getByRole('button', { name: es.contactForm.send }).click()
  await expect(main.getByRole('status').filter({ hasText: es.contactForm.sent })).toBeVisible()
})

test('what is written while nothing arrives is not lost by loading the page again', async ({ page }) => {
  await page.goto('/contacto')
  await page.route('**/*', route => route.abort())
  await fill(page, es.contactForm, 'Rocío')
  const failure = page.getByRole('alert').filter({ hasText: es.snackbar.chunkFailure })
  await expect(failure).toBeVisible()
  await expect(page.getByText(es.contactForm.asleep)).toBeVisible()
  await page.unroute('**/*')
  await page.getByRole('button', { name: es.contactForm.send }).click()
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: es.contactForm.sent })
  ).toBeVisible()
})

test('a message whose answer was lost arrives once, though it is sent again', async ({ page }) => {
  const keys: unknown[] = []
  await page.route('**/fn/formContacto', async route => {
    const { data } = route.request().postDataJSON()
    keys.push(data.envio)
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.goto('/contacto')
  await fill(page, es.contactForm, 'Sol')
  await page.getByRole('button', { name: es.contactForm.send }).click()
  await page.getByRole('button', { name: es.contactForm.retry }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(es.contactForm.sent)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('who writes too often is told to wait, and keeps the text', async ({ page }) => {
  await page.goto('/contacto')
  for (let index = 0; index < 6; index += 1) {
    await fill(page, es.contactForm, 'Paz')
    await page.getByRole('button', { name: es.contactForm.send }).click()
    if (index < 5) await expect(page.getByRole('main').getByRole('status')).toHaveText(es.contactForm.sent)
  }
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(es.contactForm.tooOften)
  await expect(page.getByLabel(es.contactForm.name, { exact: true })).toHaveValue('Paz')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page names the ways to reach the business', async ({ page }) => {
    await page.goto('/contacto')
    await expect(page.getByRole('button', { name: es.contactForm.send })).toBeHidden()
    await expect(page.getByRole('link', { name: es.contact.writeUs })).toBeVisible()
    await expect(page.getByRole('link', { exact: true, name: es.contact.callUs })).toBeVisible()
  })
})
