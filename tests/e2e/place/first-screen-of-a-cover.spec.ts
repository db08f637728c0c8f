import { expect, type Page, test } from '../support/test.ts'

import { pathIn, routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { bannerTop, edges, expectNoSidewaysScroll, screens, visitors } from '../support/first-screen.ts'

/** Inside a visit: the first page of one leads on to the listing. */
async function openCover(page: Page, path: string): Promise<void> {
  await page.goto(pathIn('esd', routes.prices))
  await page.evaluate(target => {
    location.href = target
  }, path)
  await page.waitForURL(path)
}

for (const { browser, locale } of visitors) {
  const { t } = wordsFor(locale)

  for (const viewport of screens) {
    test.describe(`at ${viewport.width} x ${viewport.height}, in ${locale}`, () => {
      test.use({ hasTouch: false, isMobile: false, locale: browser, viewport })

      test('a cover has its name in the picture, its character, and four posters with start and price', async ({
        page
      }) => {
        await openCover(page, pathIn(locale, routes.province('cadiz')))
        const end = await bannerTop(page, locale)
        const main = page.getByRole('main')
        const picture = await edges(main.getByRole('img').first())
        const name = await edges(page.getByRole('heading', { exact: true, level: 1, name: 'Cádiz' }))
        const character = await edges(main.getByText(t('cover.character.cadiz')))
        expect(name.top).toBeGreaterThan(picture.top)
        expect(name.bottom).toBeLessThan(picture.bottom)
        expect(character.bottom).toBeLessThan(end)

        const posters = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
        for (let index = 0; index < 4; index += 1) {
          const poster = posters.nth(index)
          const image = await edges(poster.getByRole('img'))
          const start = await edges(poster.getByRole('time').filter({ visible: true }))
          expect(image.width).toBeGreaterThanOrEqual(150)
          expect(start.bottom, await poster.innerText()).toBeLessThanOrEqual(end)
          await expect(poster).toContainText(/\d\d:\d\d.*(€|\p{L})/su)
        }
        await expectNoSidewaysScroll(page)
      })
    })
  }
}

test.describe('on a wide screen', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

  test('the lines of the four posters stand at the same heights', async ({ page }) => {
    await openCover(page, '/granada')
    const names = page.getByRole('main').getByRole('heading', { level: 2 })
    const tops = await names.evaluateAll(all => all.slice(0, 4).map(each => each.getBoundingClientRect().top))
    expect(new Set(tops.map(Math.round)).size).toBe(1)
  })

  test('below stand what suits children, this week and the rain, with the way to all of it', async ({
    page
  }) => {
    const { t } = wordsFor('esd')
    await openCover(page, '/granada')
    await expect(page.getByRole('heading', { name: t('cover.carFree.title') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('cover.children.title') })).toBeVisible()
    await page.getByRole('link', { name: t('cover.rain.all') }).click()
    await expect(page).toHaveURL('/granada/experiencias/listado?acceso=interior')
  })
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { height: 1024, width: 768 } })

  for (const path of ['/fr/sevilla', '/fr/granada', '/cadiz', '/de/cadiz']) {
    test(`the prices of the four posters stand at the same height: ${path}`, async ({ page }) => {
      await openCover(page, path)
      const posters = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
      const tops = await posters
        .getByRole('strong')
        .evaluateAll(all => all.slice(0, 4).map(each => each.getBoundingClientRect().top))
      expect(tops).toHaveLength(4)
      expect(new Set(tops.map(Math.round)).size).toBe(1)
    })
  }
})

test('of the next starts the one is named that is still to come', async ({ page }) => {
  await openCover(page, '/granada')
  const now = await page.evaluate(() =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Madrid' })
      .format(new Date())
      .replace(' ', 'T')
  )
  const shown = await page
    .getByRole('main')
    .locator('[data-until]:not([hidden])')
    .evaluateAll(starts => starts.map(start => start.getAttribute('data-until') ?? ''))
  expect(shown.length).toBeGreaterThan(3)
  for (const until of shown) expect(until >= now, until).toBe(true)
})
