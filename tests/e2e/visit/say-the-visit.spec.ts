import { messages } from '#i18n/text/messages.ts'
import { addDays } from '#domain/time/calendar-day.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { dayInStrip } from '../support/choose-day.ts'
import { builtDay } from '../support/built-day.ts'
import { tabTo } from '../support/keyboard.ts'
import { openCell } from '../support/listing-bar.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies, refusingStorage } from '../support/visit.ts'

const listing = '/malaga/experiencias/listado'
const kayak = '/experiencias/kayak-acantilados-maro'
const { filters } = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

/** Says in the bar who comes. */
async function sayParty(
  page: Page,
  {
    language = 'es',
    adults = '2',
    children = '1'
  }: { language?: 'de' | 'es'; adults?: string; children?: string } = {}
) {
  const texts = messages[language].filters
  await openCell(page, texts.whenAndWho)
  await page.getByLabel(texts.adultsField, { exact: true }).fill(adults)
  await page.getByLabel(texts.childrenField, { exact: true }).fill(children)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(texts.adultsField, { exact: true })).toBeHidden()
}

function cardOf(page: Page, name: RegExp) {
  return page.getByRole('main').getByRole('article').filter({ hasText: name }).first()
}

test('said once in the bar: the address, the cards, the detail, the message and the receipt carry it', async ({
  page
}) => {
  await page.goto(listing)
  await sayParty(page)
  await expect(page).toHaveURL(/adultos=2&ninos=1/)
  await expect(page.getByRole('main').locator('summary').first()).toContainText('2 adultos y 1 niño')
  await expect(cardOf(page, /acantilados de Maro/)).toContainText(/86.€ para 3/)
  await expectNoBarrier(page, 'filters', 'main')

  await page.goto(kayak)
  await expect(page).toHaveURL(/adultos=2&ninos=1/)
  const box = page.getByRole('region', { name: messages.es.booking.heading })
  await box.getByLabel(filters.adultsField, { exact: true }).focus()
  await expect(box.getByLabel(filters.adultsField, { exact: true })).toHaveValue('2')
  await expect(box).toContainText(/86.€ para 3/)
  await expect(box).toContainText(/2 adultos a 32.€ \+ 1 niño a 22.€/)
  const message = box.getByRole('link', { name: messages.es.booking.whatsapp })
  await expect(message).toHaveAttribute('href', /2%20adultos%20y%201%20ni%C3%B1o/)
  await expectNoBarrier(page, 'booking details', 'main')

  await box.getByRole('button', { name: filters.clearVisit }).click()
  await expect(page).not.toHaveURL(/adultos/)
  await page.goto(listing)
  await expect(page.getByText(/para 3$/)).toHaveCount(0)

  await page.goto('/recibo-de-privacidad')
  await expect(page.getByText('fechaYPersonas')).toBeVisible()
})

test('in German a day goes along from list to detail, and a shared link says it on another device', async ({
  browser,
  page
}) => {
  const day = addDays(await builtDay(page), 3)
  await page.goto(`/de${listing}?dia=${day}&adultos=2&ninos=nonsense`)
  await expect(page.getByRole('main').locator('summary').first()).toContainText('2 Erwachsene')
  await page.keyboard.press('Shift')
  await page.goto(`/de${kayak}`)
  await expect(page).toHaveURL(new RegExp(`dia=${day}&adultos=2`))
  const shared = page.url()
  const other = await browser.newContext()
  const visitor = await other.newPage()
  await visitor.goto(shared)
  const adults = visitor.getByLabel(messages.de.filters.adultsField, { exact: true })
  await adults.focus()
  await expect(adults).toHaveValue('2')
  await expect(await dayInStrip(visitor, day, 'de')).toBeChecked()
  await other.close()
})

test('another tab follows, and is cleared with it', async ({ context, page }) => {
  await page.goto(listing)
  const other = await context.newPage()
  await other.goto(listing)
  await sayParty(page, { adults: '4', children: '' })
  await expect(cardOf(other, /acantilados de Maro/)).toContainText(/128.€ para 4/)
  await openCell(page, filters.whenAndWho)
  await page.getByRole('button', { name: filters.clearVisit }).click()
  await expect(cardOf(other, /acantilados de Maro/)).not.toContainText('para 4')
})

test('99 adults agree on a price of their own; days past and nonsense say nothing', async ({ page }) => {
  await page.goto(`${listing}?adultos=99&ninos=-3&transporte=cohete&dia=2020-02-31`)
  await expect(page.getByRole('main').locator('summary').first()).toContainText('99 adultos')
  await expect(page.getByText(/para 99/)).toHaveCount(0)
  await page.keyboard.press('Shift')
  await page.goto(`${kayak}?adultos=1000&dia=2020-01-01`)
  const adults = page.getByLabel(filters.adultsField, { exact: true })
  await adults.focus()
  await expect(adults).toHaveValue('99')
  await expect(page).toHaveURL(/adultos=99$/)
})

test('where nothing can be kept, the address carries it to the next page', async ({ page }) => {
  await refusingStorage(page)
  await page.goto(`${listing}?adultos=2&ninos=1`)
  const card = cardOf(page, /acantilados de Maro/)
  await expect(card).toContainText(/86.€ para 3/)
  await card.getByRole('link').first().click()
  await page.waitForURL(`**${kayak}*`)
  const adults = page.getByLabel(filters.adultsField, { exact: true })
  await adults.focus()
  await expect(adults).toHaveValue('2')
})

test('a card that is pressed before any script has come takes the visit along; a reload does not bring back what was cleared', async ({
  page
}) => {
  const day = addDays(await builtDay(page), 3)
  await page.route('**/_astro/**.js', route =>
    route.request().frame().url().includes('/listado') ? route.abort() : route.continue()
  )
  await page.goto(`${listing}?dia=${day}&adultos=2`)
  await cardOf(page, /acantilados de Maro/)
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(`${kayak}?dia=${day}&adultos=2`)
  const adults = page.getByLabel(filters.adultsField, { exact: true })
  await adults.focus()
  await expect(adults).toHaveValue('2')
  await expect(await dayInStrip(page, day)).toBeChecked()
  await page.getByRole('button', { name: filters.clearVisit }).click()
  await expect(page).toHaveURL(kayak)
  await page.reload()
  await adults.focus()
  await expect(page.getByRole('link', { name: messages.es.booking.whatsapp })).toHaveAttribute(
    'href',
    /wa\.me/
  )
  await expect(adults).toHaveValue('2')
})

test('without a car: what needs one goes from the list, and the page of what stays says that it can be reached', async ({
  page
}) => {
  await page.goto(listing)
  await expect(cardOf(page, /Torcal/)).toBeVisible()
  await openCell(page, filters.whenAndWho)
  await page.getByLabel(filters.carFreeField, { exact: true }).check()
  // Awake: it closes its sheet at Escape.
  await expect(page).toHaveURL(/transporte=sin-coche/)
  await page.keyboard.press('Escape')
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: /Torcal/, visible: true })
  ).toHaveCount(0)
  await cardOf(page, /acantilados de Maro/)
    .getByRole('link')
    .first()
    .click()
  // On a wide screen the way there has a tab of its own.
  if ((page.viewportSize()?.width ?? 0) > 1000)
    await page.getByRole('tab', { name: messages.es.detail.gettingThere }).click()
  await expect(page.getByText(messages.es.detail.carFree)).toBeVisible()
})

test('by keyboard alone', async ({ page }) => {
  await page.goto(listing)
  await page.bringToFront()
  const cell = page.getByRole('main').locator('summary').first()
  await cell.focus()
  await page.keyboard.press('Enter')
  const adults = page.getByLabel(filters.adultsField, { exact: true })
  await adults.focus()
  await page.keyboard.type('2')
  await tabTo(page, page.getByLabel(filters.childrenField, { exact: true }))
  await page.keyboard.type('1')
  await tabTo(page, page.getByRole('checkbox', { name: filters.carFreeField }))
  await page.keyboard.press('Space')
  // The sentence in the bar shows that the bar is awake: keys are quicker here than people are.
  await expect(cell).toContainText('2 adultos y 1 niño, sin coche')
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()
})

for (const [path, people] of [
  ['/eligeprovincia', /para 3/],
  ['/malaga', /para 3/],
  ['/de/eligeprovincia', /für 3/],
  ['/de/malaga', /für 3/],
  ['/malaga/hoy', /para 3/]
] as const) {
  test(`posters of ${path} carry the price of the party once somebody says who comes`, async ({ page }) => {
    await page.goto(path)
    const totals = page.getByRole('main').getByText(people).filter({ visible: true })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(totals).toHaveCount(0)
    await page.goto(`${path}?adultos=2&ninos=1`)
    await expect(totals.first()).toContainText(/\d+.€/)
    await expect(page.getByText(/^0.€ (?:para|für)/)).toHaveCount(0)
  })
}
