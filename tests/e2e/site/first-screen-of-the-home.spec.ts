import { addDays } from '#domain/time/calendar-day.ts'
import { routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { expect, type Page, test } from '../support/test.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { builtDay, momentOf } from '../support/built-day.ts'
import { chooseInMonth, dayInStrip } from '../support/choose-day.ts'
import { tabTo } from '../support/keyboard.ts'

const screens = [
  { height: 844, posters: 2, width: 390 },
  { height: 1024, posters: 6, width: 768 },
  { height: 900, posters: 6, width: 1440 }
]

/** All posters that are shown, of whichever day. */
const postersOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

for (const locale of ['es', 'de'] as const) {
  const { t } = wordsFor(locale)
  const address = locale === 'es' ? '/eligeprovincia' : '/de/eligeprovincia'

  for (const { height, posters, width } of screens) {
    test.describe(`at ${width} x ${height}, in ${locale}`, () => {
      test.use({ locale: locale === 'es' ? 'es-ES' : 'de-DE', viewport: { height, width } })

      test('the first screen has the promise, where, when and who, and posters with start and price', async ({
        page
      }) => {
        const day = await atHour(page, '09:00')
        await page.goto(address)
        const banner = page.getByRole('region', { name: t('cookies.title') })
        await expect(banner).toBeVisible()
        const { y: bottom } = await boxOf(banner)
        const seen = [
          page.getByRole('heading', { level: 1, name: t('home.heading') }),
          page.getByRole('combobox', { name: t('home.where') }),
          await dayInStrip(page, day, locale),
          page.getByRole('spinbutton', { name: t('filters.adultsField') }),
          page.getByRole('spinbutton', { name: t('filters.childrenField') }),
          page.getByRole('checkbox', { name: t('filters.carFreeField') }),
          ...Array.from({ length: posters }, (_, index) => postersOn(page).nth(index))
        ]
        if (width === 1440) {
          seen.push(
            page.getByRole('group', { name: t('provinceChoice.map') }),
            page.getByText(t('home.trust'))
          )
        }
        if (width === 390)
          expect((await boxOf(page.getByRole('heading', { level: 1 }))).height).toBeLessThan(40)
        for (const part of seen) {
          const box = await boxOf(part)
          expect(box.y + box.height, await part.innerText().catch(() => '')).toBeLessThanOrEqual(bottom)
        }
        for (let index = 0; index < posters; index += 1) {
          await expect(postersOn(page).nth(index)).toContainText(/\d\d:\d\d.*(€|\p{L})/su)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
    })
  }
}

const { format, t } = wordsFor('es')
const dayText = (day: string) => format.day(`${day}T12:00:00Z`)

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

  test('the search of the bar is its glass, until it is touched', async ({ page }) => {
    await page.goto('/eligeprovincia')
    const search = page.getByRole('combobox', { name: t('search.label') })
    const width = async () => (await boxOf(search)).width
    expect(await width()).toBe(44)
    await search.tap()
    await expect(search).toBeFocused()
    expect(await width()).toBeGreaterThan(200)
    await search.fill('kayak')
    await search.blur()
    expect(await width()).toBeGreaterThan(150)
  })
})

test('in the afternoon nothing is offered that began in the morning', async ({ page }) => {
  const day = await atHour(page, '16:00')
  await page.goto('/eligeprovincia')
  const heading = page.getByRole('heading', { level: 2, name: t('home.stillToday') })
  await expect(heading).toContainText(dayText(day))
  const today = page.locator('section').filter({ has: heading })
  const starts = today.getByRole('listitem').getByRole('time')
  await expect(starts.first()).toBeVisible()
  for (const start of await starts.allInnerTexts()) expect(start >= '16:00', start).toBe(true)
})

test('late at night the posters are those of tomorrow, and say so', async ({ page }) => {
  const day = await atHour(page, '23:58')
  await page.goto('/eligeprovincia')
  const heading = page.getByRole('heading', { level: 2, name: t('filters.tomorrow') })
  await expect(heading).toContainText(dayText(addDays(day, 1)))
  await expect(postersOn(page).filter({ visible: true }).nth(5)).toBeVisible()
})

test('a page of another day keeps its posters, and says of which day they are', async ({ page }) => {
  const day = await builtDay(page)
  await page.clock.setFixedTime(momentOf(addDays(day, 9), '12:00'))
  await page.goto('/eligeprovincia')
  await expect(page.getByRole('heading', { level: 2, name: dayText(day) })).toBeVisible()
  await expect(page.getByText(t('home.stillToday'))).toHaveCount(0)
  await expect(postersOn(page).filter({ visible: true })).toHaveCount(6)
})

test('where, when and who lead to the listing of the province on that day, for those people', async ({
  page
}) => {
  await page.goto('/eligeprovincia')
  await page.getByRole('combobox', { name: t('home.where') }).selectOption('Cádiz')
  await (await dayInStrip(page, addDays(await builtDay(page), 1))).check()
  await oneMoreChild(page).click()
  await page.getByRole('button', { name: t('home.find') }).click()
  await expect(page).toHaveURL('/cadiz/experiencias/listado?dia=manana&adultos=2&ninos=1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cádiz')
})

const oneMoreChild = (page: Page) =>
  page.getByRole('button', { name: t('filters.oneMore', { kind: t('filters.childrenField') }) })

test('today and two adults are meant until somebody says otherwise; tonight and a rainy day are one touch away', async ({
  page
}) => {
  await page.goto('/eligeprovincia')
  await expect(await dayInStrip(page, await builtDay(page))).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: t('filters.adultsField') })).toHaveValue('2')
  await page.getByRole('button', { name: t('home.find') }).click()
  await expect(page).toHaveURL('/andalucia/experiencias/listado?dia=hoy&adultos=2')
  for (const [name, query] of [
    [t('home.tonight'), 'dia=hoy&franja=noche'],
    [t('cover.rain.title'), 'acceso=interior']
  ] as const) {
    await page.goto('/eligeprovincia')
    await page
      .getByRole('navigation', { name: t('home.ideas') })
      .getByRole('link', { name })
      .click()
    // The day and the party that were said before stay said.
    await expect(page).toHaveURL(new RegExp(`/andalucia/experiencias/listado\\?(?:.*&)?${query}`))
  }
})

for (const locale of ['esd', 'de'] as const) {
  const { href, language, t: said } = wordsFor(locale)
  const adults = (page: Page) => page.getByRole('spinbutton', { name: said('filters.adultsField') })
  const children = (page: Page) => page.getByRole('spinbutton', { name: said('filters.childrenField') })

  test(`a later day and a party of five and a child are said by keyboard alone, in ${locale}`, async ({
    page
  }) => {
    const today = await builtDay(page)
    await page.goto(href(routes.provinceChoice))
    await (await dayInStrip(page, today, language)).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(await dayInStrip(page, addDays(today, 2), language)).toBeChecked()
    await tabTo(page, adults(page))
    await page.keyboard.type('5')
    await tabTo(page, children(page))
    await page.keyboard.type('1')
    await page.getByLabel(said('filters.childAge', { number: 1 })).selectOption('9')
    await children(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(`dia=${addDays(today, 2)}&adultos=5&ninos=1&edades=9$`))
    // Taken up there, and kept for the next page.
    await expect(page.getByText(/(für|para) 6$/).first()).toBeVisible()
    await page.goto(href(routes.provinceChoice))
    await expect(adults(page)).toHaveValue('5')
    await expect(children(page)).toHaveValue('1')
    await expect(await dayInStrip(page, addDays(today, 2), language)).toBeChecked()
  })

  test(`a day that the strip does not reach is chosen in the month, in ${locale}`, async ({ page }) => {
    const later = addDays(await builtDay(page), 40)
    await page.goto(href(routes.provinceChoice))
    await chooseInMonth(page, later, language)
    await expect(await dayInStrip(page, later, language)).toBeChecked()
    await expectNoBarrier(page, 'day and party on the home page', 'main')
    await page.getByRole('button', { name: said('home.find') }).click()
    await expect(page).toHaveURL(new RegExp(`dia=${later}&adultos=2$`))
  })
}

test('a number that is nonsense leaves two adults', async ({ page }) => {
  await page.goto('/eligeprovincia')
  const adults = page.getByRole('spinbutton', { name: t('filters.adultsField') })
  await adults.fill('-3')
  await adults.blur()
  await expect(adults).toHaveValue('2')
  await page.getByRole('button', { name: t('home.find') }).click()
  await expect(page).toHaveURL('/andalucia/experiencias/listado?dia=hoy&adultos=2')
})

/** On the day on which the site was built, which it returns. */
async function atHour(page: Page, hour: string): Promise<string> {
  const day = await builtDay(page)
  await page.clock.setFixedTime(momentOf(day, hour))
  return day
}

async function boxOf(part: ReturnType<Page['getByRole']>) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return box
}
