import { expect, type Page, test } from '../support/test.ts'

import { interpolate } from '#domain/text/interpolate.ts'
import { messages } from '#i18n/text/messages.ts'

import { movementsOn } from '../support/movements.ts'
import { arriveAndBeLedOn, havingAccepted, havingChosenCookies, refusingStorage } from '../support/visit.ts'

const html = (page: Page) => page.locator('html')

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a visitor sent by a rental car company gets its mode, and keeps it where no record arrives', async ({
  page
}) => {
  await page.goto('/sevilla/experiencias/listado?partner=costa-rentacar')
  await expect(html(page)).toHaveAttribute('data-mode', 'rentacar')
  await page.route('**/datos/partners/**', route => route.abort())
  await page.goto('/cadiz/experiencias/listado', { waitUntil: 'commit' })
  await expect(html(page)).toHaveAttribute('data-mode', 'rentacar')
})

test('the mode stands before the first paint, on the very first view too', async ({ page }) => {
  await page.route('**/_astro/*.js', route => route.abort())
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-paint').length > 0) {
        document.documentElement.dataset.painted ??= document.documentElement.dataset.mode
      }
    }).observe({ buffered: true, type: 'paint' })
  })
  await page.goto('/sevilla/experiencias/listado?partner=costa-rentacar')
  await expect(html(page)).toHaveAttribute('data-painted', 'rentacar')
  await page.goto('/en/sevilla/experiencias/listado')
  await expect(html(page)).toHaveAttribute('data-painted', 'rentacar')
})

test('a link of the partner leads on, once', async ({ page }) => {
  const listing = '/malaga/experiencias/listado'
  await arriveAndBeLedOn(page, `${listing}?partner=costa-rentacar`, `${listing}/senderismo`)
  await page.goto(listing)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(listing)
})

test('what else a link of the partner asks for goes along where it leads on', async ({ page }) => {
  const listing = '/malaga/experiencias/listado'
  await arriveAndBeLedOn(
    page,
    `${listing}?dia=hoy&partner=costa-rentacar&utm_source=qr%20de%20la%20guantera`,
    `${listing}/senderismo?dia=hoy&utm_source=qr%20de%20la%20guantera`
  )
  await expect(page.getByLabel(messages.es.filters.today, { exact: true })).toBeChecked()
  await expect(html(page)).toHaveAttribute('data-mode', 'rentacar')
})

test('a visitor reading German is led on in German', async ({ page }) => {
  const listing = '/de/malaga/experiencias/listado'
  await arriveAndBeLedOn(page, `${listing}?partner=costa-rentacar`, `${listing}/senderismo`)
})

test('the menu has the entry of the partner in the language of the page', async ({ isMobile, page }) => {
  await page.goto('/de/sevilla/experiencias/listado?partner=costa-rentacar')
  await page
    .getByText(isMobile ? messages.de.menu.open : messages.de.footer.help, { exact: true })
    .first()
    .click()
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: messages.de.menu.partner })
    .filter({ visible: true })
  await expect(entry.getByRole('link', { name: 'Erlebnisse mit dem Auto' })).toHaveAttribute(
    'href',
    '/de/malaga/experiencias/listado/senderismo'
  )
})

test('an unknown partner leaves the site as it is, and is forgotten', async ({ page }) => {
  const answer = page.waitForResponse('**/datos/partners/nobody.json')
  await page.goto('/sevilla/experiencias/listado?partner=nobody')
  await answer
  await expect(html(page)).toHaveAttribute('data-mode', 'default')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('partnerId'))).toBeNull()
})

const keptIn = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('partnerId'), localStorage.getItem('partnerId')])

test('without consent the partner stays with the tab, and another tab does not know it', async ({
  context,
  page
}) => {
  await page.goto('/sevilla/experiencias/listado?partner=costa-rentacar')
  expect(await keptIn(page)).toEqual(['costa-rentacar', null])
  const other = await context.newPage()
  await other.goto('/sevilla/experiencias/listado')
  await expect(html(other)).not.toHaveAttribute('data-mode', 'rentacar')
})

test('with consent the partner counts for the rest of the day, until it is taken back', async ({
  context,
  page
}) => {
  await page.goto('/sevilla/experiencias/listado?partner=costa-rentacar')
  const { all, kinds, save, settingsTitle } = messages.es.cookies
  await page.getByRole('contentinfo').getByRole('link', { name: settingsTitle }).click()
  const dialog = page.getByRole('dialog', { name: settingsTitle })
  await dialog.getByRole('button', { name: all }).click()
  await expect.poll(() => keptIn(page)).toEqual([null, 'costa-rentacar'])
  const other = await context.newPage()
  await other.goto('/cadiz/experiencias/listado')
  await expect(html(other)).toHaveAttribute('data-mode', 'rentacar')
  await page.getByRole('contentinfo').getByRole('link', { name: settingsTitle }).click()
  await dialog.getByRole('checkbox', { name: kinds.visits.name }).uncheck()
  await dialog.getByRole('button', { name: save }).click()
  await expect.poll(() => keptIn(page)).toEqual(['costa-rentacar', null])
})

test('midnight ends the visit of a partner in a page that stays open', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T23:58:00+01:00' })
  await page.goto('/sevilla/experiencias/listado?partner=costa-rentacar')
  await expect(html(page)).toHaveAttribute('data-mode', 'rentacar')
  await page.waitForLoadState('networkidle')
  await page.clock.setFixedTime('2026-11-21T00:01:00+01:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(html(page)).toHaveAttribute('data-mode', 'default')
  await page.goto('/sevilla/experiencias/listado')
  await expect(html(page)).toHaveAttribute('data-mode', 'default')
})

test('with consent the last partner link that was opened counts in all tabs', async ({ context, page }) => {
  await havingAccepted(page, ['visits'])
  await page.goto('/sevilla/experiencias/listado?partner=costa-rentacar')
  await expect(html(page)).toHaveAttribute('data-mode', 'rentacar')
  const other = await context.newPage()
  await havingAccepted(other, ['visits'])
  await other.goto('/granada/experiencias/listado?partner=casas-del-sur')
  await expect(html(other)).toHaveAttribute('data-mode', 'tourist-housing')
  await expect(html(page)).toHaveAttribute('data-mode', 'tourist-housing')
})

test('where storage is refused, links take the partner along', async ({ page }) => {
  await refusingStorage(page)
  await page.goto('/sevilla/experiencias/listado?partner=costa-rentacar')
  await expect(html(page)).toHaveAttribute('data-mode', 'rentacar')
  // The script that passes the partner on comes after the page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/partner=costa-rentacar/)
  await expect(html(page)).toHaveAttribute('data-mode', 'rentacar')
})

test('a guest reads on each page whose guest it is, and the tip of the house where it belongs', async ({
  page
}) => {
  const { partner, welcome } = messages.es
  const sender = page.getByText(interpolate(partner.sentBy, { name: 'Casa Burriana' }), { exact: true })
  await page.goto('/eligeprovincia?partner=casa-burriana')
  await expect(sender).toBeVisible()
  await page.goto('/malaga/experiencias/listado')
  await expect(sender).toBeVisible()
  await page.goto('/experiencias/kayak-acantilados-maro')
  await expect(sender.getByRole('link', { name: 'Casa Burriana' })).toHaveAttribute(
    'href',
    '/bienvenida/casa-burriana'
  )
  const tip = page.getByText(interpolate(partner.tipOf, { name: 'Casa Burriana' }))
  await expect(tip).toBeVisible()
  const quoted = interpolate(welcome.quote, {
    text: 'Coge la primera salida: a esa hora el mar suele estar plano.'
  })
  await expect(page.getByText(quoted)).toBeVisible()
})

test('the tip of a house is for its guests alone', async ({ page }) => {
  await page.goto('/experiencias/kayak-acantilados-maro?partner=sol-y-rutas')
  await expect(page.getByText(interpolate(messages.es.partner.sentBy, { name: 'Sol y Rutas' }))).toBeVisible()
  await expect(page.getByText('Coge la primera salida')).toBeHidden()
})

test('the line that names the partner moves nothing when the name arrives', async ({ page }) => {
  expect(await movementsOn(page, '/precios?partner=casa-burriana')).toEqual([])
})

test('without a partner nothing of partners is fetched', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/sevilla/experiencias/listado')
  await page.waitForLoadState('networkidle')
  expect(asked.filter(url => url.includes('/datos/partners/'))).toEqual([])
})

test('where the visitor brings none, the default partner of the province counts', async ({
  isMobile,
  page
}) => {
  await page.goto('/malaga/experiencias/listado')
  await page
    .getByText(isMobile ? messages.es.menu.open : messages.es.footer.help, { exact: true })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Oficina de turismo de Ronda' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('partnerId'))).toBeNull()
})
