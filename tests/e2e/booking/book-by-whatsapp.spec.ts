import { expectNoBarrier } from '../support/barriers.ts'
import { chooseInMonth, dayInStrip } from '../support/choose-day.ts'
import { sellingForReal } from '../support/sale.ts'
import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { havingChosenCookies } from '../support/visit.ts'

const kayak = '/experiencias/kayak-acantilados-maro'

test.beforeEach(async ({ page }) => {
  await havingChosenCookies(page)
  await sellingForReal(page)
})

/** Of the box: the bar at the lower edge is called the same, once the box has nothing left to ask. */
async function messageIn(page: Page, label: string): Promise<string> {
  const href = await page.getByRole('link', { name: label }).first().getAttribute('href')
  return new URL(href ?? '').searchParams.get('text') ?? ''
}

test('the message is in the language of the visitor and in Spanish', async ({ page }) => {
  await page.goto(`/en${kayak}`)
  const message = await messageIn(page, messages.en.booking.whatsapp)
  expect(message).toContain(`/en${kayak}`)
  expect(message).toContain('Hola')
})

test('date, people and partner go into the message', async ({ page }) => {
  await page.goto(`/en${kayak}?partner=costa-rentacar`)
  await page.getByLabel(messages.en.filters.adultsField, { exact: true }).fill('4')
  await chooseInMonth(page, '2027-05-01', 'en')
  await expect
    .poll(() => messageIn(page, messages.en.booking.whatsapp))
    .toContain('Costa Sur (costa-rentacar)')
  const message = await messageIn(page, messages.en.booking.whatsapp)
  expect(message).toMatch(/People: 4 adults/)
  expect(message).toMatch(/Personas: 4/)
  expect(message).toMatch(/Date: Saturday, 1 May 2027/)
  expect(message).toContain('sábado, 1 de mayo de 2027')
})

test.describe('a visitor whom a partner sent', () => {
  const sent = `${kayak}?partner=costa-rentacar`

  test('names the partner in the message without touching anything', async ({ page }) => {
    await page.goto(sent)
    await expect
      .poll(() => messageIn(page, messages.es.booking.whatsapp))
      .toContain('Costa Sur (costa-rentacar)')
  })

  test('names the partner also when the tap comes before the page is awake', async ({ page }) => {
    const { promise: isTapped, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/_astro/BookingPanel*', async route => {
      await isTapped
      await route.continue()
    })
    await page.route('https://wa.me/**', route => route.abort())
    await page.goto(sent, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('data-own-partner')
    await page.getByRole('link', { name: messages.es.booking.whatsapp }).click()
    const booking = page.waitForRequest(/wa\.me/)
    goOn()
    expect(new URL((await booking).url()).searchParams.get('text')).toContain('costa-rentacar')
  })
})

test('a visitor who brings no partner names the one of the province, also with the very first tap', async ({
  page
}) => {
  await page.route('https://wa.me/**', route => route.abort())
  await page.goto(kayak)
  const booking = page.waitForRequest(/wa\.me/)
  await page.getByRole('link', { name: messages.es.booking.whatsapp }).click()
  expect(new URL((await booking).url()).searchParams.get('text')).toContain(
    'Oficina de Ronda (oficina-ronda)'
  )
})

test('on a phone the chat takes the place of the page, or the app opens', async ({ context, page }) => {
  await page.route('https://wa.me/**', route => route.fulfill({ body: 'chat' }))
  await page.goto(kayak)
  await page.getByRole('link', { name: messages.es.booking.whatsapp }).click()
  await page.waitForURL('https://wa.me/**')
  expect(context.pages()).toHaveLength(1)
})

test.describe('on a desktop', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

  test('the chat opens beside the page, which it cannot reach', async ({ context, page }) => {
    await context.route('https://wa.me/**', route =>
      route.fulfill({ body: '<title>chat</title>', contentType: 'text/html' })
    )
    await page.goto(kayak)
    const beside = context.waitForEvent('page')
    await page.getByRole('link', { name: messages.es.booking.whatsapp }).click()
    const chat = await beside
    await chat.waitForURL('https://wa.me/**')
    expect(await chat.evaluate(() => opener)).toBeNull()
    await expect(page).toHaveURL(kayak)
  })

  test('the first click opens the chat beside the page, though nothing that a touch brings has arrived', async ({
    context,
    page
  }) => {
    await context.route('https://wa.me/**', route => route.fulfill({ body: 'chat' }))
    const { promise: isOpen, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/_astro/after-first-touch*', async route => {
      await isOpen
      await route.continue()
    })
    await page.goto(kayak)
    const beside = context.waitForEvent('page')
    await page.getByRole('link', { name: messages.es.booking.whatsapp }).click()
    await (await beside).waitForURL('https://wa.me/**')
    await expect(page).toHaveURL(kayak)
    goOn()
  })
})

test('a chosen day and hour tell until when it can be cancelled, as a date', async ({ page }) => {
  await page.goto(kayak)
  await chooseInMonth(page, '2027-05-01')
  await expect(page.getByRole('radio', { name: '09:30' })).toBeChecked()
  await expect(page.getByText(/^Cancelación gratis hasta el jue.29.abr.2027, 09:30$/)).toBeVisible()
  await page.getByRole('radio', { name: '12:30' }).check()
  await expect(page.getByText(/^Cancelación gratis hasta el jue.29.abr.2027, 12:30$/)).toBeVisible()
  await page.goto(`${kayak}?dia=2027-01-05&adultos=2`)
  await expect(page.getByText(messages.es.bookingPanel.notThatDay)).toBeVisible()
  await expectNoBarrier(page, 'booking details', 'main')
})

test('people typed before the island is awake are not lost', async ({ page }) => {
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/_astro/BookingPanel*', async route => {
    await isTyped
    await route.continue()
  })
  await page.goto(kayak)
  const people = page.getByLabel(messages.es.filters.adultsField, { exact: true })
  await people.selectText()
  await page.keyboard.type('3')
  goOn()
  await expect.poll(() => messageIn(page, messages.es.booking.whatsapp)).toContain('Personas: 3 adultos')
  await expect(people).toBeFocused()
  await expect(people).toHaveValue('3')
})

test('the day for which the listing was looked at goes into the message', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado?dia=2027-05-01')
  await page
    .getByRole('article')
    .getByRole('link', { name: /Kayak por los acantilados de Maro/ })
    .first()
    .click()
  await page.waitForURL(url => url.pathname === kayak)
  const people = page.getByLabel(messages.es.filters.adultsField, { exact: true })
  await people.fill('2')
  await expect(await dayInStrip(page, '2027-05-01')).toBeChecked()
  await expect
    .poll(() => messageIn(page, messages.es.booking.whatsapp))
    .toContain('sábado, 1 de mayo de 2027')
})
