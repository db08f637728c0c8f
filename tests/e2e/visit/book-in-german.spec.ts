import { addDays, weekdayOf } from '#domain/time/calendar-day.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { builtDay } from '../support/built-day.ts'
import { cellOf } from '../support/listing-bar.ts'
import { expect, type Locator, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { t } = wordsFor('de')

test.use({ hasTouch: true, isMobile: true, locale: 'de-DE', viewport: { height: 844, width: 390 } })

test('two adults and a child, on Saturday, without a car: eight taps from the home page to the message', async ({
  page
}) => {
  let taps = 0
  const tap = (target: Locator) => {
    taps += 1
    return target.click()
  }
  await havingChosenCookies(page)
  await page.route('https://wa.me/**', route => route.abort())
  await page.goto('/de/eligeprovincia')
  const saturday = saturdayAfter(await builtDay(page))

  await tap(page.getByRole('button', { name: t('home.find') }))
  await page.waitForURL('/de/andalucia/experiencias/listado*')
  await tap(cellOf(page, t('filters.whenAndWho')))
  const date = page.getByRole('main').getByLabel(t('filters.date'), { exact: true })
  await tap(date)
  await date.fill(saturday)
  await tap(page.getByRole('main').getByLabel(t('filters.adultsField'), { exact: true }))
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await tap(page.getByText(t('filters.carFreeField'), { exact: true }))
  await tap(page.getByRole('form').getByRole('button', { name: /\d+ Erlebnisse? ansehen/ }))

  const card = page.getByRole('article').filter({ hasText: 'Jarapa' })
  await expect(card).toContainText(/150.€ für 3/)
  await tap(card.getByRole('link'))
  await page.waitForURL('**/taller-telar-jarapas-nijar*')
  const message = page.getByRole('link', { name: t('booking.whatsapp') })
  await expect(message).toHaveAttribute('href', /2%20Erwachsene%20und%201%20Kind/)
  const written = page.waitForRequest(/wa\.me/)
  await tap(message)
  const text = new URL((await written).url()).searchParams.get('text')
  expect(text).toMatch(/Datum: Samstag, /)
  expect(text).toContain('ohne Auto')
  expect(taps).toBe(8)
})

function saturdayAfter(day: string): string {
  const next = addDays(day, 1)
  return weekdayOf(next) === 6 ? next : saturdayAfter(next)
}
