import { nextStarts } from '#domain/catalogue/next-starts.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { addDays, clockTimeOf, nextWeekday } from '#domain/time/calendar-day.ts'
import { longDay, startDay } from '#domain/time/day-words.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { experienceAt } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { dayInStrip } from '../support/choose-day.ts'
import { builtDay, momentOf } from '../support/built-day.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/** Tuesday to Saturday at 10:30, booked by a message, free of charge until 24 hours before. */
const market = experienceAt('mercado-atarazanas-pescado-tapas')
/** Each day at 10:30, 12:30 and 16:00, with a ticket. */
const cave = experienceAt('visita-guiada-cueva-nerja')
/** Free of charge until 72 hours before. */
const gorge = experienceAt('caminito-del-rey-con-guia')
/** Monday, Wednesday and Friday at 11:00 and 17:00, by a message. */
const inlay = experienceAt('taller-taracea-granadina')
const [monday, sunday] = [1, 7]

test.beforeEach(({ page }) => havingChosenCookies(page))

for (const locale of ['esd', 'de'] as const) {
  const { language, t } = wordsFor(locale)
  const texts = messages[language].bookingPanel
  const box = (page: Page) => page.getByRole('region', { name: t('booking.heading') })
  const messageIn = async (page: Page) => {
    const href = await box(page)
      .getByRole('link', { name: t('booking.whatsapp') })
      .getAttribute('href')
    // Asleep, it leads to a part of the page.
    return URL.parse(href ?? '')?.searchParams.get('text') ?? ''
  }

  test.describe(`in ${language}`, () => {
    test('a closed day leads to the next one, and nothing is booked before', async ({ page }) => {
      const day = await builtDay(page)
      const closed = nextWeekday(addDays(day, 1), sunday)
      const [next] = nextStarts(closed, market)
      if (!next) throw new Error('The market never comes back')
      await page.goto(
        `${pathIn(locale, routes.experience(market.slug))}?dia=${closed}&adultos=2&transporte=sin-coche`
      )
      await expect(box(page).getByText(texts.notThatDay)).toBeVisible()
      await expect(box(page).getByRole('link', { name: t('booking.whatsapp') })).toHaveCount(0)
      await expectNoBarrier(page, 'booking details', 'main')
      const name = interpolate(texts.back, {
        day: startDay(language, next.day, day),
        time: clockTimeOf(next.first)
      })
      await box(page).getByRole('button', { name }).click()
      await expect(await dayInStrip(page, next.day, language)).toBeChecked()
      await expect(box(page).getByRole('radio', { name: '10:30' })).toBeChecked()
      await expect.poll(() => messageIn(page)).toContain(longDay(language, next.day))
      expect(await messageIn(page)).toContain(
        interpolate(messages[language].bookingMessage.time, { time: '10:30' })
      )
    })

    test('of several hours the visitor chooses one, and the message says it', async ({ page }) => {
      const day = await builtDay(page)
      const open = nextWeekday(addDays(day, 1), monday)
      await page.goto(`${pathIn(locale, routes.experience(inlay.slug))}?dia=${open}&adultos=2`)
      await box(page).getByRole('radio', { name: '17:00' }).check()
      await expect
        .poll(() => messageIn(page))
        .toContain(interpolate(messages[language].bookingMessage.time, { time: '17:00' }))
      await expectNoBarrier(page, 'booking details', 'main')
    })

    test('hours that are over today can be read, and not be chosen', async ({ page }) => {
      const day = await builtDay(page)
      await page.clock.setFixedTime(momentOf(day, '11:00'))
      await page.goto(`${pathIn(locale, routes.experience(cave.slug))}?dia=${day}&adultos=2`)
      await expect(box(page).getByRole('radio', { name: '10:30' })).toBeDisabled()
      await expect(box(page).getByRole('radio', { name: '12:30' })).toBeEnabled()
    })

    test('with a day only its own line on the cancellation stands', async ({ page }) => {
      const day = await builtDay(page)
      await page.clock.setFixedTime(momentOf(day, '00:01'))
      const [soon] = nextStarts(addDays(day, 1), gorge)
      const usually = t('detail.freeCancellationHours', { count: 72 })
      await page.goto(`${pathIn(locale, routes.experience(gorge.slug))}?dia=${soon?.day}&adultos=2`)
      await expect(box(page).getByText(texts.freeNoMore)).toBeVisible()
      await expect(box(page).getByText(usually)).toBeHidden()
    })

    test('what is free and not booked is visited, and nobody sells it', async ({ page }) => {
      await page.goto(pathIn(locale, '/experiencias/aves-laguna-fuente-de-piedra'))
      const visit = page.getByRole('region', { name: t('booking.headingVisit') })
      await expect(visit.getByRole('term').filter({ hasText: t('detail.organizedBy') })).toBeVisible()
      await expect(page.getByText(t('detail.soldBy'), { exact: true })).toHaveCount(0)
      await expect(page.getByRole('main')).not.toContainText(t('booking.heading'))
      const bar = page
        .getByRole('main')
        .getByRole('link', { exact: true, includeHidden: true, name: t('bookingPanel.noticeOpen') })
      await expect(bar).toHaveAttribute('href', '#como-llegar')
      await visit.getByRole('button', { name: t('bookingPanel.noticeOpen') }).click()
      await expect(page.getByRole('dialog').getByText(t('booking.noticeFree'))).toBeVisible()
    })
  })
}
