import { addDays, nextWeekday } from '#domain/time/calendar-day.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { catalog } from '../../fixtures/site.ts'
import { builtDay, momentOf } from '../support/built-day.ts'
import { dayInStrip } from '../support/choose-day.ts'
import { tabTo } from '../support/keyboard.ts'
import { sellingForReal } from '../support/sale.ts'
import { expect, type Locator, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/* «Something for two adults and a child on Saturday, without a car», in German, from the home page to the written message. */
const { plain, t } = wordsFor('de')
const { booking, bookingPanel, filters, home } = messages.de

test.use({ locale: 'de-DE' })
test.beforeEach(async ({ page }) => {
  await havingChosenCookies(page)
  await sellingForReal(page)
  // On a Saturday both are still to come.
  await page.clock.setFixedTime(momentOf(await builtDay(page), '07:00'))
})

const saturday = async (page: Page) => dayInStrip(page, nextWeekday(await builtDay(page), 6), 'de')
const oneMoreChild = (page: Page) =>
  page.getByRole('button', { name: t('filters.oneMore', { kind: filters.childrenField }) })
const carFree = (page: Page) => page.getByRole('checkbox', { name: filters.carFreeField })
const find = (page: Page) => page.getByRole('button', { name: home.find })

/** It takes place on every Saturday of the year, is reached without a car, and is booked by a message. */
const market = catalog.listed.malaga.find(({ slug }) => slug === 'mercado-atarazanas-pescado-tapas')
const marketName = market ? plain(market.name) : ''
/** Also on every Saturday and without a car, with a ticket. */
const gorge = catalog.listed.malaga.find(({ slug }) => slug === 'caminito-del-rey-con-guia')
const gorgeName = gorge ? plain(gorge.name) : ''
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

/** Waits until the list answers the question: before, it is the list of any day. */
async function expectFound(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('summary').first()).toContainText('ohne Auto')
  await expect(page.getByRole('link', { name: 'Torcal' })).toHaveCount(0)
}

const family = ['2 Erwachsene und 1 Kind', '2 adultos y 1 niño']

/** The message says who comes and when, in the language of the visitor and in Spanish. */
function expectWritten(message: string, day: string, people = family): void {
  const { origin, searchParams } = new URL(message)
  expect(origin).toBe('https://wa.me')
  const text = searchParams.get('text') ?? ''
  const [, month, date] = day.split('-').map(Number)
  for (const each of people) expect(text).toContain(each)
  expect(text).toMatch(new RegExp(`Samstag.*${date}\\. `, 's'))
  expect(month).toBeGreaterThan(0)
}

/** From the home page to what the bar of an experience does, with two adults and a child on Saturday, and without a car unless `isByCar`: so many taps. */
async function tapThrough(page: Page, name: string, action: string, isByCar = false): Promise<number> {
  let taps = 0
  const tap = async (control: Locator) => {
    taps += 1
    await control.tap()
  }
  await page.goto('/de/eligeprovincia')
  await tap(await saturday(page))
  await tap(oneMoreChild(page))
  if (!isByCar) await tap(carFree(page))
  await tap(find(page))
  await expect(page).toHaveURL(/\/de\/andalucia\/experiencias\/listado\?dia=/)
  if (!isByCar) {
    await expect(page).toHaveURL(/transporte=sin-coche/)
    await expectFound(page)
  }
  await tap(card(page, name))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await tapBar(page, action)
  return taps + 1
}

async function tapBar(page: Page, action: string): Promise<void> {
  const bar = page.locator('[data-booking-bar]').getByRole('link', { name: action })
  await expect(bar).toBeInViewport()
  // Where the finger sees it: the browser would scroll to an element that stays at the edge, and the bar goes as soon as the box is in view.
  const { height, width, x, y } = (await bar.boundingBox()) ?? { height: 0, width: 0, x: 0, y: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

  test('six taps lead from the home page to the written message', async ({ page }) => {
    const day = nextWeekday(await builtDay(page), 6)
    const messages = writtenMessages(page)
    const taps = await tapThrough(page, marketName, booking.whatsapp)
    await expect.poll(() => messages.length).toBe(1)
    expectWritten(messages[0] ?? '', day)
    expect(taps).toBeLessThanOrEqual(6)
  })

  test('where nothing is said of the car, five lead there', async ({ page }) => {
    const day = nextWeekday(await builtDay(page), 6)
    const messages = writtenMessages(page)
    const taps = await tapThrough(page, marketName, booking.whatsapp, true)
    await expect.poll(() => messages.length).toBe(1)
    expectWritten(messages[0] ?? '', day)
    expect(taps).toBeLessThanOrEqual(5)
  })

  for (const [said, isAwake] of [
    ['adultos=2', /2%20Erwachsene/],
    ['partner=casa-burriana', /casa-burriana/]
  ] as const)
    test(`with ${said} and no day the bar leads to the box, and books the day that is chosen there`, async ({
      page
    }) => {
      const day = nextWeekday(await builtDay(page), 6)
      const messages = writtenMessages(page)
      await page.goto(`/de/experiencias/${market?.slug}?${said}`)
      const box = page.getByRole('region', { name: booking.heading })
      const way = box.getByRole('link', { name: booking.whatsapp })
      await expect(way).toHaveAttribute('href', isAwake)
      await tapBar(page, bookingPanel.choose)
      const choice = await saturday(page)
      await expect(choice).toBeInViewport()
      expect(messages).toEqual([])
      await choice.tap()
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      await tapBar(page, booking.whatsapp)
      await expect.poll(() => messages.length).toBe(1)
      expectWritten(messages[0] ?? '', day, ['2 Erwachsene', '2 adultos'])
    })

  test('a day in the address does not say who comes: the bar leads to the box', async ({ page }) => {
    const day = nextWeekday(await builtDay(page), 6)
    await page.goto(`/de/experiencias/${market?.slug}?partner=casa-burriana&dia=${day}`)
    const box = page.getByRole('region', { name: booking.heading })
    await expect(box.getByRole('link', { name: booking.whatsapp })).toHaveAttribute('href', /casa-burriana/)
    await tapBar(page, bookingPanel.choose)
    await expect(box.getByRole('button', { name: filters.clearVisit })).toBeInViewport()
  })

  test('as many lead to the shop of tickets', async ({ page }) => {
    await page.route('https://entradas.clavel.example/**', route => route.fulfill({ body: 'shop' }))
    const taps = await tapThrough(page, gorgeName, booking.ticketShop)
    await page.waitForURL('https://entradas.clavel.example/**')
    expect(taps).toBeLessThanOrEqual(6)
  })
})

test.describe('at a desk', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

  test('the same by keyboard alone', async ({ page }) => {
    const day = nextWeekday(await builtDay(page), 6)
    await page.goto('/de/eligeprovincia')
    await tabTo(page, page.getByRole('combobox', { name: home.where }))
    await page.keyboard.press('M')
    const today = await builtDay(page)
    await tabTo(page, await dayInStrip(page, today, 'de'))
    for (let each = today; each < day; each = addDays(each, 1)) await page.keyboard.press('ArrowRight')
    await expect(await saturday(page)).toBeChecked()
    await tabTo(page, oneMoreChild(page))
    await page.keyboard.press('Enter')
    await tabTo(page, carFree(page))
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/transporte=sin-coche/)
    await expectFound(page)
    await tabTo(page, card(page, marketName))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(marketName)
    const message = page
      .getByRole('region', { name: booking.heading })
      .getByRole('link', { name: booking.whatsapp })
    await expect(message).toHaveAttribute('href', /2%20Erwachsene/)
    expectWritten((await message.getAttribute('href')) ?? '', day)
  })
})

/** Records addresses that would be opened elsewhere: nothing leaves the machine. */
function writtenMessages(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', request => {
    if (request.url().startsWith('https://wa.me/')) asked.push(request.url())
  })
  return asked
}
