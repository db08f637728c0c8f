import { expect, test } from '../support/test.ts'

import { pathIn, routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { bannerTop, edges, expectNoSidewaysScroll, screens, visitors } from '../support/first-screen.ts'

/** A kayak and a cave on the same day, baths on the next one. */
const stored = '1~20270501~kayak-acantilados-maro.0~visita-guiada-cueva-nerja.0~hammam-noche-plaza-potro.1'

const wishes = '1~~visita-guiada-cueva-nerja~hammam-noche-plaza-potro'

for (const { browser, locale } of visitors) {
  const { t } = wordsFor(locale)

  for (const viewport of screens) {
    test.describe(`at ${viewport.width} x ${viewport.height}, in ${locale}`, () => {
      test.use({ hasTouch: false, isMobile: false, locale: browser, viewport })

      test('the plan has its first stop with poster and hours, and says the way to the next one', async ({
        page
      }) => {
        await page.addInitScript(plan => localStorage.setItem('plan', plan), stored)
        await page.goto(pathIn(locale, routes.plan))
        const end = await bannerTop(page, locale)
        const main = page.getByRole('main')
        const stops = main.getByRole('listitem')
        const name = await edges(stops.first().getByRole('link').first())
        expect(name.bottom).toBeLessThanOrEqual(end)
        await expect(stops.first()).toContainText(/\d\d:\d\d/)
        await expect(stops.nth(1)).toContainText(
          t('plan.wayCar', { distance: '', time: '' }).trim().split(' ')[0] ?? ''
        )
        if (viewport.width === 1440) {
          const total = await edges(page.getByRole('complementary', { name: t('plan.total') }))
          expect(total.left).toBeGreaterThan(name.right)
          // Two days share the width: nothing is left free beside them.
          const lastDay = await edges(stops.nth(2))
          expect(total.left - lastDay.right).toBeLessThan(64)
          const days = await main
            .getByRole('heading', { level: 2 })
            .evaluateAll(headings => headings.map(heading => Math.round(heading.getBoundingClientRect().top)))
          expect(new Set(days.slice(0, 2)).size).toBe(1)
        }
        await expectNoSidewaysScroll(page)
      })

      test('tools fold after arranging, and the first stop is in view', async ({ page }) => {
        await page.addInitScript(plan => localStorage.setItem('plan', plan), wishes)
        await page.goto(pathIn(locale, routes.plan))
        const end = await bannerTop(page, locale)
        await page.getByText(t('filters.whenAndWho'), { exact: true }).click()
        await page.getByRole('button', { exact: true, name: t('plan.arrange') }).click()
        await expect(page.getByText(t('plan.arranged'))).toBeVisible()
        await page.evaluate(() => scrollTo(0, 0))
        const first = page.getByRole('main').getByRole('listitem').first()
        const name = await edges(first.getByRole('link').first())
        expect(name.bottom).toBeLessThanOrEqual(end)
        await expectNoSidewaysScroll(page)
      })
    })
  }
}
