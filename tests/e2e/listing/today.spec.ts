import { messages } from '#i18n/text/messages.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { addDays } from '#domain/time/calendar-day.ts'

import { provinceSlugs } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { builtDay, momentOf } from '../support/built-day.ts'
import { edges } from '../support/first-screen.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { filters, nearby, today } = messages.es

async function openAt(page: Page, time: string, { days = 0, path = '/malaga/hoy' } = {}): Promise<string> {
  const day = addDays(await builtDay(page), days)
  await page.clock.setFixedTime(momentOf(day, time))
  await havingChosenCookies(page)
  await page.goto(path)
  return day
}

/** The section of a day that shows. */
function dayOf(page: Page, name: string) {
  return page.getByRole('heading', { level: 2 }).filter({ hasText: name })
}

/** The hours that are shown under a heading of today. */
async function hoursUnder(page: Page, heading: string): Promise<string[]> {
  const part = page
    .locator('section')
    .filter({ has: dayOf(page, filters.today) })
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 3, name: heading }) })
  const texts = await part.last().getByRole('listitem').allInnerTexts()
  return texts.map(text => /\d{2}:\d{2}/.exec(text)?.[0] ?? '')
}

test('at 10:00 it shows the next starts, then the afternoon and the night, and says when it was read', async ({
  page
}) => {
  await openAt(page, '10:00')
  await expect(dayOf(page, filters.today)).toBeVisible()
  const now = interpolate(today.now, { hours: 2 })
  await expect(page.getByRole('heading', { level: 3, name: now })).toBeVisible()
  const later = await hoursUnder(page, today.afternoon)
  expect(later).toEqual(later.toSorted())
  expect(later.every(hour => hour >= '14:00' && hour < '19:00')).toBe(true)
  await expect(page.getByText(/Horarios actualizados el/)).toBeVisible()
  await expectNoBarrier(page, 'filters', 'main')
})

test('at 23:50 the day is over and tomorrow comes first', async ({ page }) => {
  await openAt(page, '23:50')
  await expect(page.getByText(today.over)).toBeVisible()
  await expect(dayOf(page, filters.tomorrow)).toBeVisible()
  await expect(dayOf(page, filters.today)).toBeHidden()
})

for (const time of ['16:30', '20:30', '23:50']) {
  test(`at ${time} no footer stands on the first screen of any province`, async ({ page }) => {
    await openAt(page, time)
    for (const { height, width } of [
      { height: 844, width: 390 },
      { height: 900, width: 1440 }
    ]) {
      await page.setViewportSize({ height, width })
      for (const slug of provinceSlugs) {
        await page.goto(routes.today(slug))
        const { top } = await edges(page.getByRole('contentinfo'))
        expect(top, `${slug} at ${width}`).toBeGreaterThanOrEqual(height)
        const { width: poster } = await edges(page.getByRole('main').getByRole('listitem').first())
        expect(poster, `${slug} at ${width}`).toBeGreaterThanOrEqual(170)
      }
    }
  })
}

test('at 00:10 it is a new day, also on a page of the day before', async ({ page }) => {
  await openAt(page, '00:10', { days: 1 })
  await expect(dayOf(page, filters.today)).toBeVisible()
  await expect(page.getByText(today.over)).toBeHidden()
  await expect(page.getByText(today.old)).toBeHidden()
})

/** How old a page may be when the publisher has stood still, and when it is looked at. */
const staleAt = [
  { days: 1, time: '22:30' },
  { days: 3, time: '12:00' },
  { days: 3, time: '23:50' },
  { days: 5, time: '20:30' },
  { days: 20, time: '12:00' }
]

for (const { days, time } of staleAt) {
  test(`a page of ${days} days before has posters and no footer on its first screen at ${time}`, async ({
    page
  }) => {
    await openAt(page, time, { days })
    for (const { height, width } of [
      { height: 844, width: 390 },
      { height: 900, width: 1440 }
    ]) {
      await page.setViewportSize({ height, width })
      for (const slug of provinceSlugs) {
        await page.goto(routes.today(slug))
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
        const { top } = await edges(page.getByRole('contentinfo'))
        expect(top, `${slug} at ${width}`).toBeGreaterThanOrEqual(height)
      }
    }
  })
}

test('a page that is older still says so, and leads to what is on', async ({ page }) => {
  await openAt(page, '12:00', { days: 5 })
  await expect(page.getByText(today.old)).toBeVisible()
  await expect(page.getByRole('link', { name: today.oldLink })).toHaveAttribute(
    'href',
    '/malaga/experiencias/listado?dia=hoy'
  )
})

test.describe('on a device in another part of the world', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('the clock of Andalusia counts', async ({ page }) => {
    await openAt(page, '23:50', { path: '/de/malaga/hoy' })
    await expect(page.getByText(messages.de.today.over)).toBeVisible()
  })
})

test.describe('where a position may be known', () => {
  test.use({ geolocation: { latitude: 36.75, longitude: -3.87 }, permissions: ['geolocation'] })

  test('by keyboard, what is nearest comes first and says how far it is', async ({ page }) => {
    await openAt(page, '09:00')
    const button = page.getByRole('main').getByRole('button', { name: nearby.show })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/a \d+(?:,\d+)?.km/)
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('main').getByRole('listitem').first()).not.toContainText(/\d.km/)
  })
})

test('the home page leads there', async ({ page }) => {
  await openAt(page, '10:00', { path: '/eligeprovincia' })
  await page.getByRole('link', { name: messages.es.home.wholeDay }).first().click()
  await expect(page).toHaveURL('/andalucia/hoy')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('today, tomorrow and the days after them stand there by the hour, and nothing is hidden', async ({
    page
  }) => {
    await page.goto('/en/malaga/hoy')
    const days = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(days.nth(1)).toBeVisible()
    expect(await days.count()).toBeLessThanOrEqual(8)
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/\d{2}:\d{2}/)
  })
})
