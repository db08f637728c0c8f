import { addDays, nextWeekday } from '#domain/time/calendar-day.ts'
import { localeOf } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { messages } from '#i18n/text/messages.ts'

import { builtDay, momentOf } from '../support/built-day.ts'
import { dayInStrip } from '../support/choose-day.ts'
import { openCell } from '../support/listing-bar.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/** Tuesday to Saturday at 10:30. */
const market = routes.experience('mercado-atarazanas-pescado-tapas')

test.beforeEach(async ({ page }) => {
  await havingChosenCookies(page)
  await page.clock.setFixedTime(momentOf(await builtDay(page), '07:00'))
})

for (const language of ['es', 'de'] as const) {
  const { bookingPanel, filters, home } = messages[language]
  const pathOf = (route: string) => pathIn(localeOf(language), route)
  const main = (page: Page) => page.getByRole('main')
  const day = (page: Page) =>
    main(page).getByRole('radiogroup', { name: bookingPanel.day }).getByLabel(bookingPanel.day)
  const adults = (page: Page) => main(page).getByRole('spinbutton', { name: filters.adultsField })
  const children = (page: Page) => main(page).getByRole('spinbutton', { name: filters.childrenField })

  /** Says a day, three adults and a child in plain fields, and sends them; then the page says the same. */
  async function sayAndRead(page: Page, button: RegExp | string, open = async () => {}): Promise<void> {
    const friday = addDays(await builtDay(page), 5)
    await open()
    await day(page).fill(friday)
    await adults(page).fill('3')
    await children(page).fill('1')
    await main(page).getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(new RegExp(`dia=${friday}`))
    if (page.url().includes('/listado')) await openCell(page, filters.whenAndWho)
    await expect(day(page)).toHaveValue(friday)
    await expect(adults(page)).toHaveValue('3')
    await expect(children(page)).toHaveValue('1')
  }

  test.describe(`in ${language}, where no script arrives,`, () => {
    test.beforeEach(({ page }) => page.route('**/_astro/*.js', route => route.abort()))

    test('the booking box asks in plain fields, and offers no day that is over', async ({ page }) => {
      await page.goto(pathOf(market))
      await expect(day(page)).toHaveAttribute('min', await builtDay(page))
      await sayAndRead(page, bookingPanel.choose)
      await expect(page.getByRole('heading', { name: messages[language].booking.heading })).toBeInViewport()
    })

    test('a list asks in plain fields', async ({ page }) => {
      await page.goto(pathOf(routes.listing('malaga')))
      const [, action = ''] = filters.show_other.split('{{count}}')
      await sayAndRead(page, new RegExp(action.trim()), () => openCell(page, filters.whenAndWho))
    })

    test('the home page asks in plain fields', async ({ page }) => {
      await page.goto(pathOf(routes.provinceChoice))
      await sayAndRead(page, home.find)
    })
  })

  test(`in ${language}, each tap that comes before the box counts, and so does the day of the plain field`, async ({
    page
  }) => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(/_astro\/(?:BookingPanel|chosen-day|first-box)\./, async route => {
      await promise
      await route.continue()
    })
    await page.goto(pathOf(market))
    const more = (kind: string) =>
      main(page).getByRole('button', { name: interpolate(filters.oneMore, { kind }) })
    const tuesday = nextWeekday(addDays(await builtDay(page), 6), 2)
    await day(page).fill(tuesday)
    await more(filters.adultsField).click()
    await more(filters.childrenField).click()
    await more(filters.adultsField).click()
    arrive()
    await expect(adults(page)).toHaveValue('4')
    await expect(children(page)).toHaveValue('1')
    await expect(await dayInStrip(page, tuesday, language)).toBeChecked()
  })
}
