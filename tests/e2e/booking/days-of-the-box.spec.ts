import { nextStarts } from '#domain/catalogue/next-starts.ts'
import { addDays, nextWeekday } from '#domain/time/calendar-day.ts'
import { longDay } from '#domain/time/day-words.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { experienceAt } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { builtDay, momentOf } from '../support/built-day.ts'
import { chooseInMonth, dayInStrip, lookAtDays } from '../support/choose-day.ts'
import { tabTo } from '../support/keyboard.ts'
import { sellingForReal } from '../support/sale.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/** Tuesday to Saturday at 10:30, booked by a message. */
const market = experienceAt('mercado-atarazanas-pescado-tapas')
/** From April on. */
const kayak = experienceAt('kayak-acantilados-maro')
const [tuesday, sunday] = [2, 7]
const fingertip = 44

for (const locale of ['esd', 'de'] as const) {
  const { language, t } = wordsFor(locale)
  const { otherDay } = messages[language].bookingPanel
  const box = (page: Page) => page.getByRole('region', { name: t('booking.heading') })
  const days = (page: Page) => box(page).getByRole('radiogroup', { name: t('bookingPanel.day') })
  const wayIn = (page: Page) => box(page).getByRole('link', { name: t('booking.whatsapp') })
  const messageIn = async (page: Page) =>
    new URL((await wayIn(page).getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  const pageOf = (slug: string) => pathIn(locale, routes.experience(slug))

  test.describe(`the booking box in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await havingChosenCookies(page)
      await sellingForReal(page)
      await page.clock.setFixedTime(momentOf(await builtDay(page), '07:00'))
    })

    test('shows two weeks before a touch, closed days as closed ones, and the first open one chosen', async ({
      page
    }) => {
      const day = await builtDay(page)
      const islands: string[] = []
      page.on('request', request => request.url().includes('BookingPanel') && islands.push(request.url()))
      await page.goto(pageOf(market.slug))
      await lookAtDays(page, language)
      await expect(days(page).getByRole('radio')).toHaveCount(14)
      const [first] = nextStarts(day, market)
      await expect(await dayInStrip(page, first?.day ?? '', language)).toBeChecked()
      await expect(await dayInStrip(page, nextWeekday(day, sunday), language)).toBeDisabled()
      await expect(box(page)).toContainText(t('filters.adults', { count: 2 }))
      expect(islands).toEqual([])
      await expectNoBarrier(page, 'booking details', 'main')
    })

    test('says before a touch until which moment the first departure is cancelled, and what each person pays', async ({
      page
    }) => {
      await page.goto(pageOf(kayak.slug))
      await lookAtDays(page, language)
      await expect(box(page).getByRole('radio', { name: '09:30' })).toBeChecked()
      const [until = ''] = messages[language].bookingPanel.freeUntil.split('{{deadline}}')
      await expect(box(page).getByText(new RegExp(`${until}.*09:30`))).toBeVisible()
      await expect(box(page).getByText(/^32\s€$/)).toBeVisible()
      await expect(box(page).getByText(/^22\s€$/)).toBeVisible()
    })

    test('moves nothing when it wakes, and what it means is in the message', async ({ page }) => {
      const day = await builtDay(page)
      await page.goto(pageOf(market.slug))
      const [first] = nextStarts(day, market)
      await expect(await dayInStrip(page, first?.day ?? '', language)).toBeChecked()
      const place = await wayIn(page).evaluate(way => way.getBoundingClientRect().top + scrollY)
      await box(page).getByRole('button', { name: otherDay }).focus()
      await expect.poll(() => messageIn(page)).toContain(longDay(language, first?.day ?? ''))
      expect(await messageIn(page)).toContain(t('filters.adults', { count: 2 }))
      expect(await wayIn(page).evaluate(way => way.getBoundingClientRect().top + scrollY)).toBeCloseTo(
        place,
        0
      )
    })

    test('by keyboard alone: arrows pass over closed days, and the month opens and closes', async ({
      page
    }) => {
      const day = await builtDay(page)
      // So far away that the days before it are in the strip, too.
      const chosen = nextWeekday(addDays(day, 4), tuesday)
      await page.goto(`${pageOf(market.slug)}?dia=${chosen}&adultos=2`)
      await tabTo(page, await dayInStrip(page, chosen, language))
      await page.keyboard.press('ArrowLeft')
      const [before] = [1, 2, 3, 4]
        .map(back => addDays(chosen, -back))
        .filter(each => nextStarts(each, market)[0]?.day === each)
      // Sunday and Monday are closed.
      await expect(await dayInStrip(page, before ?? '', language)).toBeChecked()
      await expect.poll(() => messageIn(page)).toContain(longDay(language, before ?? ''))
      await tabTo(page, box(page).getByRole('button', { name: otherDay }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('group', { name: otherDay })).toBeVisible()
      await expectNoBarrier(page, 'booking month', 'main')
      await chooseLater(page)
    })

    test('begins with the season where that is later and stays there, and each choice is as large as a fingertip', async ({
      page
    }) => {
      const day = await builtDay(page)
      await page.goto(pageOf(kayak.slug))
      const [first] = nextStarts(day, kayak)
      const choice = await dayInStrip(page, first?.day ?? '', language)
      await expect(choice).toBeChecked()
      await box(page).getByRole('button', { name: otherDay }).focus()
      const nextDay = await dayInStrip(page, addDays(first?.day ?? '', 1), language)
      const place = await nextDay.boundingBox()
      await nextDay.check()
      await expect(nextDay).toBeChecked()
      const { x, y } = (await nextDay.boundingBox()) ?? { x: 0, y: 0 }
      expect(x).toBeCloseTo(place?.x ?? Infinity, 0)
      expect(Math.abs(y - (place?.y ?? Infinity))).toBeLessThan(1)
      for (const control of [choice, box(page).getByRole('radio', { name: '09:30' })])
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(fingertip)
    })

    /** The month is left by choosing a day, and the focus is where it was opened. */
    async function chooseLater(page: Page): Promise<void> {
      await page.keyboard.press('Enter')
      const day = nextWeekday(addDays(await builtDay(page), 40), tuesday)
      await chooseInMonth(page, day, language)
      await expect(await dayInStrip(page, day, language)).toBeChecked()
      await expect(box(page).getByRole('button', { name: otherDay })).toBeFocused()
    }
  })
}

test.describe('the bar of a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

  const { t } = wordsFor('esd')
  const largestShare = 0.25

  test('goes while the button of the box is in view, and comes back', async ({ page }) => {
    await havingChosenCookies(page)
    await page.goto(routes.experience(market.slug))
    const bar = page.getByRole('link', { exact: true, name: t('bookingPanel.choose') })
    await expect(bar).toBeInViewport()
    const way = page.getByRole('region', { name: t('booking.heading') }).getByRole('link', {
      name: t('booking.whatsapp')
    })
    await way.scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
  })

  test('takes with the cookie banner at most a quarter of the screen', async ({ page }) => {
    await page.goto(routes.experience(market.slug))
    const bar = page.getByRole('link', { exact: true, name: t('bookingPanel.choose') })
    await expect(page.getByRole('button', { name: t('cookies.necessary') })).toBeVisible()
    const top = await bar.evaluate(link => link.parentElement?.getBoundingClientRect().top ?? 0)
    expect(844 - top).toBeLessThanOrEqual(844 * largestShare)
  })
})
