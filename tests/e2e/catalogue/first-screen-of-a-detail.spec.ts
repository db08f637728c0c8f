import { expect, type Page, test } from '../support/test.ts'

import { kayak } from '../../fixtures/site.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'

const screens = [
  { height: 844, width: 390 },
  { height: 1024, width: 768 },
  { height: 900, width: 1440 }
] as const
/** From so many pixels the booking box stands beside the text. On a phone a bar leads to it, and on a tablet the box begins on the first screen. */
const wide = 960
const locales = [
  { browser: 'es-ES', locale: 'esd' },
  { browser: 'de-DE', locale: 'de' }
] as const

async function edgesOf(thing: ReturnType<Page['getByRole']>) {
  await expect(thing).toBeVisible()
  const { height, width, x, y } = (await thing.boundingBox()) ?? { height: 0, width: 0, x: 0, y: 0 }
  return { bottom: y + height, height, left: x, right: x + width, top: y, width }
}

for (const { browser, locale } of locales) {
  for (const viewport of screens) {
    test.describe(`the first visit, ${locale}, ${viewport.width} px wide`, () => {
      test.use({ hasTouch: false, isMobile: false, locale: browser, viewport })
      const { plain, t } = wordsFor(locale)

      test('shows poster, name, the three facts and the way to book, beside the cookie banner', async ({
        page
      }) => {
        await page.goto(pathIn(locale, routes.experience(kayak.slug)))
        const main = page.getByRole('main')
        const name = await edgesOf(page.getByRole('heading', { level: 1 }))
        const picture = main.getByRole('img', { name: plain(kayak.name) }).first()
        const poster = await edgesOf(picture)
        const banner = await edgesOf(page.getByRole('region', { name: t('cookies.title') }))
        const price = await edgesOf(main.getByRole('definition').filter({ hasText: /22/ }).first())
        const isWide = viewport.width >= wide
        const ways = {
          390: main.getByRole('link', { exact: true, name: t('bookingPanel.choose') }),
          768: main
            .getByRole('group', { name: t('bookingPanel.options') })
            .getByText(t('bookingPanel.options')),
          1440: main.getByRole('link', { name: t('booking.whatsapp') })
        }
        const way = await edgesOf(ways[viewport.width])
        const end = isWide ? banner.top : way.top

        for (const label of ['detail.when', 'duration.label', 'detail.price'] as const) {
          const fact = await edgesOf(
            main
              .getByRole('term')
              .filter({ hasText: t(label) })
              .first()
          )
          expect(fact.bottom).toBeLessThan(end)
        }
        for (const { bottom, left, right } of [name, poster, price]) {
          expect(bottom).toBeLessThanOrEqual(end)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(right).toBeLessThanOrEqual(viewport.width)
        }
        expect(way.bottom).toBeLessThanOrEqual(banner.top)
        // Whole: the shape that it is drawn in.
        expect(poster.width / poster.height).toBeCloseTo(4 / 3, 1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      })

      test('keeps the sections in one line', async ({ page }) => {
        await page.goto(pathIn(locale, routes.experience(kayak.slug)))
        const contents = page.getByRole('navigation', { name: t('detail.onThisPage') })
        const tops = await contents
          .getByRole(viewport.width >= wide ? 'tab' : 'link')
          .evaluateAll(links => links.map(link => Math.round(link.getBoundingClientRect().top)))
        expect(tops.length).toBeGreaterThan(5)
        expect(new Set(tops).size).toBe(1)
      })
    })
  }
}

test.describe('on a wide screen', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

  test('the box says day, people, cancellation, languages and seller before anything is opened', async ({
    page
  }) => {
    const { t } = wordsFor('esd')
    await page.goto(routes.experience(kayak.slug))
    const box = page.getByRole('region', { name: t('booking.heading') })
    const button = await edgesOf(box.getByRole('link', { name: t('booking.whatsapp') }))
    const fields = [
      box.getByRole('radiogroup', { name: t('bookingPanel.day') }),
      box.getByLabel(t('filters.adultsField'), { exact: true })
    ]
    for (const field of fields) expect((await edgesOf(field)).bottom).toBeLessThan(button.top)
    await expect(box.getByText(/^Cancelación gratis hasta el .*, 09:30$/)).toBeInViewport()
    await expect(box.getByText('español, inglés y alemán')).toBeInViewport()
    await expect(box.getByRole('link', { name: 'Mar de Maro' })).toBeInViewport()
    const size = await page
      .getByRole('heading', { level: 1 })
      .evaluate(heading => Number.parseFloat(getComputedStyle(heading).fontSize))
    expect(size).toBeLessThan(60)
  })
})
