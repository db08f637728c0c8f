import { messages } from '#i18n/text/messages.ts'

import { expectHeld, tabTo } from '../support/keyboard.ts'
import { expect, type Page, test } from '../support/test.ts'
import { cellOf } from '../support/listing-bar.ts'
import { sellingForReal } from '../support/sale.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { booking, bookingPanel, cookies, filters, map, menu, nearby, plan, questions, share } = messages.es
const kayak = { name: 'Kayak por los acantilados de Maro', path: '/experiencias/kayak-acantilados-maro' }
const torcal = '/experiencias/ruta-torcal-ammonites'
const caves = '/experiencias/cuevas-karst-yesos-sorbas'
const listing = '/malaga/experiencias/listado'
const malaga = { latitude: 36.7213, longitude: -4.4214 }

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** The stories that need no small screen are told on a wide one. */
test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

test('cookies: the banner, its settings, and a choice', async ({ page }) => {
  await page.goto('/contacto')
  await tabTo(page, button(page, cookies.settings))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: cookies.settingsTitle })
  await expect(dialog).toBeVisible()
  await expectHeld(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, cookies.settings)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('checkbox', { name: messages.es.cookies.kinds.visits.name }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: cookies.save }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: cookies.title })).toBeHidden()
  const stored = await page.evaluate(() => localStorage.getItem('consentimiento'))
  expect(stored).toMatch(/"accepted":\[[^\]]*"visits"/)
})

test.describe('with cookies chosen', { tag: '@keyboard' }, () => {
  test.beforeEach(({ page }) => havingChosenCookies(page))

  test('cards that wake late leave the focus where it is', async ({ page }) => {
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/_astro/listing-cards.*', async route => {
      await isLetGo
      await route.continue()
    })
    await page.goto(listing)
    const card = page.getByRole('link', { name: 'Viñas altas de Ronda' })
    await tabTo(page, card)
    letGo()
    await expect(page.locator('[data-is-following]')).toBeAttached()
    await expect(card).toBeFocused()
  })

  test('menus: a municipality, the province, the language, the way back', async ({ page }) => {
    await page.goto(listing)
    const municipalities = page.getByText(menu.municipalities, { exact: true }).first()
    await tabTo(page, municipalities)
    await page.keyboard.press('Enter')
    const nerja = page.getByRole('link', { name: 'Nerja y Maro' }).first()
    await tabTo(page, nerja)
    await page.keyboard.press('Escape')
    await expect(nerja).toBeHidden()
    await expect(municipalities).toBeFocused()
    await tabTo(page, page.getByLabel(/^Provincia:/))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { exact: true, name: 'Sevilla' }).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/sevilla/experiencias/listado')
    await tabTo(page, page.getByLabel(/^Idioma:/))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { exact: true, name: 'Deutsch' }).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/de/sevilla/experiencias/listado')
  })

  test('filters: a day, free, and a price', async ({ page }) => {
    await page.goto(listing)
    const count = page.getByRole('main').getByRole('status').first()
    const before = await count.innerText()
    await tabTo(page, cellOf(page, filters.when))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('radio', { name: filters.anyDay }))
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(page.getByRole('radio', { name: new RegExp(`^${filters.tomorrow}`) })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(cellOf(page, filters.when)).toBeFocused()
    await tabTo(page, cellOf(page, filters.more))
    await page.keyboard.press('Enter')
    // As they stand: what is left behind closes.
    await tabTo(page, page.getByLabel(filters.to, { exact: true }))
    await page.keyboard.type('20')
    await tabTo(page, page.getByLabel(filters.free, { exact: true }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/hasta=20/)
    await expect(count).not.toHaveText(before)
  })

  test('filters taken off again, and a call', async ({ page }) => {
    await page.goto(`${listing}?hasta=20`)
    await tabTo(page, cellOf(page, filters.more))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: filters.reset }).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(listing)
    await expect(cellOf(page, filters.more)).toBeFocused()
    await page.goto('/experiencias/bici-via-verde-lucainena')
    const call = page.getByRole('link', { name: booking.phone }).filter({ visible: true }).first()
    await tabTo(page, call)
    await expect(call).toHaveAttribute('href', /^tel:\+34/)
  })

  test('the orders of the drawer, and the way back', async ({ context, page }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(malaga)
    await page.setViewportSize({ height: 844, width: 390 })
    await page.goto(listing)
    const opener = page.getByText(menu.open, { exact: true })
    const choose = async (entry: string) => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await tabTo(page, button(page, entry))
      await page.keyboard.press('Enter')
      await expect(button(page, entry)).toBeHidden()
    }
    await choose(nearby.byPrice)
    await expect(page).toHaveURL(/orden=precios/)
    await choose(nearby.show)
    await expect(said(page, nearby.success)).toBeVisible()
    await expect(page).toHaveURL(/orden=cercania/)
    await choose(nearby.restore)
    await expect(page).toHaveURL(listing)
  })

  test('near me, and the map and back', async ({ context, page }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(malaga)
    await page.goto(`${listing}?orden=precios`)
    await tabTo(page, cellOf(page, filters.order))
    await page.keyboard.press('Enter')
    const byPrice = page.getByRole('radio', { name: filters.byPrice })
    await expect(byPrice).toBeChecked()
    await tabTo(page, byPrice)
    await page.keyboard.press('ArrowRight')
    await expect(said(page, nearby.success)).toBeVisible()
    const show = page.getByRole('button', { name: map.show })
    await tabTo(page, show)
    await page.keyboard.press('Enter')
    const region = page.getByRole('region', { name: map.label })
    await expect(region).toBeVisible()
    const pin = region
      .getByRole('button')
      .filter({ hasNotText: /^[+−]$/ })
      .first()
    await expect(pin).toBeVisible()
    await tabTo(page, pin)
    const periana = region.getByRole('button', { name: /Periana/ })
    await tabTo(page, periana)
    await page.keyboard.press('Enter')
    await expect(region.getByRole('link', { name: /Periana/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(region.getByRole('link', { name: /Periana/ })).toBeHidden()
    await expect(periana).toBeFocused()
    const hide = page.getByRole('button', { name: map.hide })
    await hide.focus()
    await page.keyboard.press('Enter')
    await expect(region).toBeHidden()
    await expect(show).toBeFocused()
  })

  test('booking: a message, a number, a code, a ticket', async ({ context, page }) => {
    await sellingForReal(page)
    await context.route('https://wa.me/**', route => route.fulfill({ body: 'wa' }))
    await context.route('https://entradas.clavel.example/**', route => route.fulfill({ body: 'shop' }))
    await page.goto(kayak.path)
    await tabTo(page, page.getByLabel(messages.es.filters.adultsField, { exact: true }))
    await page.keyboard.type('3')
    const message = page.getByRole('link', { name: booking.whatsapp })
    await page.keyboard.press('Shift+Tab')
    await expect(message).toHaveAttribute('href', /3/)
    await message.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        context
          .pages()
          .map(each => each.url())
          .join(' ')
      )
      .toContain('wa.me')

    await page.goto(`${torcal}?partner=costa-rentacar`)
    const code = page.getByRole('link', { name: booking.qr })
    await tabTo(page, code)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: bookingPanel.qrTitle })
    await expect(dialog).toBeVisible()
    await expectHeld(page, dialog)
    await page.keyboard.press('Escape')
    await expect(code).toBeFocused()

    await page.goto(caves)
    await tabTo(page, page.getByRole('button', { name: booking.ticketShop }))
    const beside = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    await (await beside).waitForURL('https://entradas.clavel.example/**')
  })

  test('the plan: saved, arranged by days, shared and printed; and a page shared', async ({
    context,
    page
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      globalThis.print = () => void (document.documentElement.dataset.printed = '')
    })
    await page.goto(kayak.path)
    await tabTo(page, button(page, plan.save.replace('{{name}}', kayak.name)))
    await page.keyboard.press('Enter')
    await expect(said(page, plan.saved)).toBeVisible()
    await tabTo(page, button(page, share.share))
    await page.keyboard.press('Enter')
    await expect(said(page, share.copied)).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: plan.title }).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/plan')
    const move = button(page, plan.move.replace('{{name}}', kayak.name))
    await move.waitFor()
    await tabTo(page, move)
    await page.keyboard.press('Enter')
    await tabTo(page, button(page, bookingPanel.otherDay))
    await page.keyboard.press('Enter')
    const next = button(page, bookingPanel.nextMonth)
    const day = page.getByRole('button', { exact: true, name: 'sábado, 1 de mayo de 2027' })
    await tabTo(page, next)
    while (!(await day.isVisible())) await page.keyboard.press('Enter')
    await tabTo(page, day)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /2027/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'sábado, 1 de mayo de 2027' })).toBeFocused()
    await tabTo(page, button(page, plan.share))
    await page.keyboard.press('Enter')
    await expect(said(page, share.copied)).toBeVisible()
    await tabTo(page, button(page, plan.print))
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-printed')
  })

  test('tabs of an experience, a question, and the link of a partner', async ({ page }) => {
    await page.goto(kayak.path)
    const tabs = page.getByRole('tab')
    await tabTo(page, tabs.first())
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(tabs.last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()

    await page.goto('/preguntas-frecuentes')
    await tabTo(page, page.getByRole('searchbox', { name: questions.search }))
    await page.keyboard.type('perro')
    await expect(page.getByRole('main').getByRole('status')).toContainText(/\d/)

    await page.goto(`/sevilla/experiencias/listado?partner=costa-rentacar`)
    await tabTo(page, page.getByText(messages.es.footer.help, { exact: true }).first())
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Experiencias con tu coche' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/senderismo/)
  })
})
