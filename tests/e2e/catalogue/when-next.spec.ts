import { nextStarts } from '#domain/catalogue/next-starts.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { addDays, clockTimeOf, type Day, nextWeekday } from '#domain/time/calendar-day.ts'
import { startDay } from '#domain/time/day-words.ts'
import type { Locale } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { experienceAt, kayak } from '../../fixtures/site.ts'
import { dayInStrip } from '../support/choose-day.ts'
import { builtDay, momentOf } from '../support/built-day.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/** Each day of the year at 10:30, 12:30 and 16:00. */
const cave = experienceAt('visita-guiada-cueva-nerja')
/** Never on a Monday. */
const gorge = experienceAt('caminito-del-rey-con-guia')
const monday = 1
const saturday = 6

test.beforeEach(({ page }) => havingChosenCookies(page))

/** As the facts name it. */
const nameOf = (locale: Locale, start: Day, day: Day) => {
  const { language, t } = wordsFor(locale)
  return start === day ? t('filters.today') : startDay(language, start, day)
}

/** The first of the facts. */
const when = (page: Page) => page.getByRole('main').getByRole('definition').first()

async function openAt(page: Page, time: string, path: string): Promise<string> {
  const day = await builtDay(page)
  await page.clock.setFixedTime(momentOf(day, time))
  await page.goto(path)
  return day
}

for (const locale of ['esd', 'de'] as const) {
  const { days, language, t } = wordsFor(locale)
  const pageOf = ({ slug }: Experience) => pathIn(locale, routes.experience(slug))

  test.describe(`in ${language}, the first fact`, () => {
    test('is when it is next, out of season the first day of the next one with its year', async ({
      page
    }) => {
      const day = await openAt(page, '00:01', pageOf(kayak))
      const [next] = nextStarts(day, kayak)
      if (!next) throw new Error('The kayak is never offered')
      const comma = next.day === day ? '' : ','
      const name = `${nameOf(locale, next.day, day)}${comma} ${clockTimeOf(next.first)}`
      await expect(when(page)).toContainText(name, { ignoreCase: true })
      if (next.day.slice(0, 4) !== day.slice(0, 4)) {
        await expect(when(page)).toContainText(next.day.slice(0, 4))
      }
      await expect(when(page)).toContainText(days(kayak.schedules))
    })

    test('goes on with the clock', async ({ page }) => {
      const day = await openAt(page, '10:30', pageOf(cave))
      await expect(when(page)).toContainText(`${t('filters.today')} 10:30`)
      await page.clock.setFixedTime(momentOf(day, '10:31'))
      await page.reload()
      await expect(when(page)).toContainText(`${t('filters.today')} 12:30`)
      await page.clock.setFixedTime(momentOf(day, '16:01'))
      await page.reload()
      await expect(when(page)).toContainText(`${startDay(language, addDays(day, 1), day)}, 10:30`)
      await expect(when(page).getByText('12:30')).toBeHidden()
    })

    test('is that of the chosen day of the visit', async ({ page }) => {
      const day = await builtDay(page)
      const free = nextWeekday(addDays(day, 1), saturday)
      await page.goto(`${pageOf(gorge)}?dia=${free}`)
      const [start] = nextStarts(free, gorge)
      await expect(when(page)).toContainText(
        `${startDay(language, free, day)}, ${clockTimeOf(start?.first ?? 0)}`
      )
    })

    test('says that it is not offered on the chosen day', async ({ page }) => {
      const day = await builtDay(page)
      const closed = nextWeekday(addDays(day, 1), monday)
      await page.goto(`${pageOf(gorge)}?dia=${closed}`)
      await expect(when(page)).toContainText(`${startDay(language, closed, day)}: ${t('detail.notOffered')}`)
    })
  })
}

test('a day that is chosen in the box is that of the facts, too, until it is taken back', async ({
  page
}) => {
  const { t } = wordsFor('esd')
  const day = await openAt(page, '00:01', routes.experience(gorge.slug))
  const free = nextWeekday(addDays(day, 1), saturday)
  const closed = nextWeekday(addDays(day, 1), monday)
  await expect(await dayInStrip(page, closed)).toBeDisabled()
  await (await dayInStrip(page, free)).check()
  await expect(when(page)).toContainText(nameOf('esd', free, day))
  await page.getByRole('button', { name: t('filters.clearVisit') }).click()
  await expect(when(page)).toContainText(nameOf('esd', nextStarts(day, gorge)[0]?.day ?? '', day))
})

test('without scripts it is that of the day of the build', async ({ baseURL, browser, page }) => {
  const day = await builtDay(page)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(baseURL + routes.experience(cave.slug))
  await expect(when(still)).toContainText(`${startDay('es', day, day)}, 10:30`, { ignoreCase: true })
  await context.close()
})
