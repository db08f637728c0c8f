import { expect, test } from '../support/test.ts'

import { pathIn, routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { bannerTop, edges, expectNoSidewaysScroll, screens, visitors } from '../support/first-screen.ts'

/** Beside each other from here on. */
const twoColumns = 720

for (const { browser, locale } of visitors) {
  const { t } = wordsFor(locale)

  for (const viewport of screens) {
    test.describe(`at ${viewport.width} x ${viewport.height}, in ${locale}`, () => {
      test.use({ hasTouch: false, isMobile: false, locale: browser, viewport })

      test('the agenda has its months, its provinces and the first events with poster, start and price', async ({
        page
      }) => {
        await page.goto(pathIn(locale, routes.agenda))
        const end = await bannerTop(page, locale)
        const main = page.getByRole('main')
        const months = await edges(main.getByRole('navigation', { name: t('agenda.months') }))
        const places = await edges(main.getByRole('navigation', { name: t('agenda.provinces') }))
        expect(months.bottom).toBeLessThanOrEqual(places.top)
        const events = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
        const first = await edges(events.first())
        expect(first.top).toBeGreaterThan(places.top)
        expect(first.bottom, 'the first event').toBeLessThanOrEqual(end)
        await expect(events.first()).toContainText(/\d\d:\d\d/)
        const second = await edges(events.nth(1))
        if (viewport.width < twoColumns) expect(second.top).toBeLessThan(viewport.height)
        else expect(second.top).toBe(first.top)
        await expectNoSidewaysScroll(page)
      })
    })
  }
}
