import { expectNoBarrier } from '../support/barriers.ts'
import { sellingForReal } from '../support/sale.ts'
import { expect, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { havingChosenCookies } from '../support/visit.ts'

const caves = '/experiencias/cuevas-karst-yesos-sorbas'
const { booking, bookingPanel } = messages.es

test.beforeEach(async ({ page }) => {
  await havingChosenCookies(page)
  await sellingForReal(page)
})

test('the ticket link carries the partner and the language of the visitor', async ({ page }) => {
  await page.route('https://entradas.clavel.example/**', route => route.fulfill({ body: 'shop' }))
  await page.goto(`/de${caves}?partner=costa-rentacar`)
  await page.getByRole('button', { name: messages.de.booking.ticketShop }).click()
  await page.waitForURL('https://entradas.clavel.example/**')
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/reservar/horas')
  expect(Object.fromEntries(searchParams)).toEqual({
    colaborador: 'px-7a91e0c4d2',
    idioma: 'de',
    unificacion: 'hx-e4406d9c18'
  })
})

test('a visitor who brings no partner buys through the one of the province, with the first tap too', async ({
  page
}) => {
  await page.route('https://entradas.clavel.example/**', route => route.fulfill({ body: 'shop' }))
  // No experience of Málaga, which has a partner of its own, is sold in the shop: here Almería has that partner.
  await page.route(`**${caves}`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      'province&quot;:&quot;malaga',
      'province&quot;:&quot;almeria'
    )
    await route.fulfill({ body, response })
  })
  await page.goto(caves)
  await expect(page.locator('html')).toHaveAttribute('data-default-partner', /oficina-ronda/)
  await page.getByRole('button', { name: booking.ticketShop }).click()
  await page.waitForURL('https://entradas.clavel.example/**')
  expect(new URL(page.url()).searchParams.get('colaborador')).toBe('px-918ae35c70')
})

test.describe('on a desktop', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

  test('the shop opens beside the page, which it cannot reach', async ({ context, page }) => {
    await context.route('https://entradas.clavel.example/**', route =>
      route.fulfill({ body: '<title>shop</title>', contentType: 'text/html' })
    )
    await page.goto(caves)
    const beside = context.waitForEvent('page')
    await page.getByRole('button', { name: booking.ticketShop }).click()
    const shop = await beside
    await shop.waitForURL('https://entradas.clavel.example/**')
    expect(await shop.evaluate(() => opener)).toBeNull()
    await expect(page).toHaveURL(caves)
    await expect(page.getByRole('button', { name: booking.ticketShop })).toBeEnabled()
  })
})

test('a failing shop leaves another way and another try', async ({ page }) => {
  await page.route('**/fn/urlHolidays', route => route.fulfill({ status: 503, body: 'down' }), { times: 1 })
  await page.route('https://entradas.clavel.example/**', route => route.fulfill({ body: 'shop' }))
  await page.goto(caves)
  await page.getByRole('button', { name: booking.ticketShop }).click()
  await expect(page.getByText(bookingPanel.failed)).toBeVisible()
  await expectNoBarrier(page, 'failing ticket shop', 'main')
  await expect(page.getByRole('link', { name: booking.noticeCall }).first()).toHaveAttribute('href', /^tel:/)
  await page.getByRole('button', { name: bookingPanel.retry }).click()
  await page.waitForURL('https://entradas.clavel.example/**')
})

test('a slow shop offers another way while it is waited for', async ({ page }) => {
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('https://entradas.clavel.example/**', route => route.fulfill({ body: 'shop' }))
  await page.route('**/fn/urlHolidays', async route => {
    await isSeen
    await route.continue()
  })
  await page.goto(caves)
  await page.getByRole('button', { name: booking.ticketShop }).click()
  await expect(page.getByText(bookingPanel.asking)).toBeVisible()
  await expect(page.getByText(bookingPanel.slow)).toBeVisible()
  await expect(page.getByRole('link', { name: booking.noticeCall })).toBeVisible()
  goOn()
  await page.waitForURL('https://entradas.clavel.example/**')
})

test('offline, the visitor is told at once and can call', async ({ context, page }) => {
  await page.goto(caves)
  await page.getByText(bookingPanel.options).click()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: booking.ticketShop }).click()
  await expect(page.getByText(bookingPanel.offline)).toBeVisible()
  await expect(page.getByRole('link', { name: booking.noticeCall })).toBeVisible()
})

test('offline before the box is awake, the ways without scripts show, and it wakes when the connection is back', async ({
  context,
  page
}) => {
  await page.route('https://entradas.clavel.example/**', route => route.fulfill({ body: 'shop' }))
  await page.goto(caves)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: booking.ticketShop }).click()
  await expect(page.getByText(booking.ticketShopNote)).toBeVisible()
  await expect(page.getByRole('link', { name: booking.noticeCall })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(booking.ticketShopNote)).toBeHidden()
  await page.getByRole('button', { name: booking.ticketShop }).click()
  await page.waitForURL('https://entradas.clavel.example/**')
})

test('without scripts the page says how to get a ticket', async ({ baseURL, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(baseURL + caves)
  await expect(page.getByText(booking.ticketShopNote).first()).toBeVisible()
  await expect(page.getByRole('link', { name: booking.noticeCall }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: booking.ticketShop })).toBeHidden()
  await context.close()
})

test.describe('the function behind it', () => {
  const refusals: [string, string, number, string][] = [
    ['an experience that does not exist', '{"data":{"exp":"nobody"}}', 404, 'NOT_FOUND'],
    ['an id that is a path', '{"data":{"exp":"../x"}}', 400, 'INVALID_ARGUMENT'],
    ['a request without data', '{}', 400, 'INVALID_ARGUMENT'],
    ['what is no JSON', 'exp=1', 400, 'INVALID_ARGUMENT'],
    ['an experience without tickets', '{"data":{"exp":"al-tapas-almeria"}}', 400, 'FAILED_PRECONDITION']
  ]
  for (const [what, data, status, code] of refusals) {
    test(`refuses ${what}`, async ({ request }) => {
      const answer = await request.post('/fn/urlHolidays', {
        data,
        headers: { 'Content-Type': 'application/json' }
      })
      expect(answer.status()).toBe(status)
      expect(await answer.json()).toMatchObject({ error: { status: code } })
    })
  }
})
