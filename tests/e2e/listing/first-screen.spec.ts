import { expect, type Locator, type Page, test } from '../support/test.ts'

import { pathIn } from '#domain/site/routes.ts'
import { localeOf } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { shortestDay } from '#domain/time/day-words.ts'
import { messages } from '#i18n/text/messages.ts'

import { builtDay } from '../support/built-day.ts'
import { cellOf, drawingIn } from '../support/listing-bar.ts'

const sizes = [
  { height: 844, highest: 300, width: 390 },
  { height: 1024, highest: 330, width: 768 },
  { height: 900, highest: 360, width: 1440 }
]

const heightOf = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).boundingBox())?.height ?? Number.NaN

/** Beside the first row, begun at the same height, and whole above the banner. */
async function expectMapBeside(page: Page, card: Locator): Promise<void> {
  const [beside, first] = await Promise.all([drawingIn(page).boundingBox(), card.boundingBox()])
  expect(beside?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
  expect(Math.abs((beside?.y ?? 0) - (first?.y ?? 0))).toBeLessThanOrEqual(1)
  expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThan(720)
}

/** Above the banner: the first row of cards whole, and the next one begun. */
async function expectCardsAboveBanner(page: Page, banner: Locator, highest: number): Promise<void> {
  const boxes = await Promise.all(
    (await cardsOf(page).all()).slice(0, 5).map(async card => (await card.boundingBox()) ?? noBox)
  )
  const top = (await banner.boundingBox())?.y ?? Number.NaN
  const [first] = boxes
  const next = boxes.find(({ y }) => first !== undefined && y > first.y + 1)
  expect(first?.y).toBeLessThanOrEqual(highest)
  for (const { height, y } of boxes) if (y === first?.y) expect(y + height).toBeLessThanOrEqual(top)
  expect(next?.y).toBeLessThan(top)
}

const noBox = { height: Number.NaN, width: Number.NaN, x: Number.NaN, y: Number.NaN }
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })

for (const language of ['es', 'de'] as const) {
  test.describe(`on a first visit in ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-ES' : 'de-DE' })

    for (const { height, highest, width } of sizes.filter(size => size.width !== 768)) {
      for (const province of ['malaga', 'cadiz']) {
        test(`in ${province} the first cards are whole above the banner at ${width} by ${height} pixels, and the next ones begun`, async ({
          page
        }) => {
          const { cookies } = messages[language]
          await page.setViewportSize({ height, width })
          await page.goto(pathIn(localeOf(language), `/${province}/experiencias/listado`))
          await expectCardsAboveBanner(page, page.getByRole('region', { name: cookies.title }), highest)
        })
      }
    }

    test('with a day and people the cards begin as high on a phone, and the bar says them in few words', async ({
      page
    }) => {
      const { filters } = messages[language]
      await page.setViewportSize({ height: 844, width: 390 })
      const day = addDays(await builtDay(page), 2)
      const query = `dia=${day}&adultos=2&ninos=1&transporte=sin-coche`
      await page.goto(pathIn(localeOf(language), `/andalucia/experiencias/listado?${query}`))
      const cell = cellOf(page, filters.whenAndWho)
      await expect(cell.getByText(`${shortestDay(language, day)} · 3`)).toBeVisible()
      await expect(cell).toContainText(filters.carFree)
      await expect.poll(async () => (await cardsOf(page).first().boundingBox())?.y).toBeLessThanOrEqual(300)
    })

    for (const { height, highest, width } of sizes) {
      test(`the experiences begin on the first screen of ${width} by ${height} pixels`, async ({ page }) => {
        const { cookies, filters, map } = messages[language]
        await page.setViewportSize({ height, width })
        await page.goto(pathIn(localeOf(language), '/malaga/experiencias/listado'))
        await expect(page.getByRole('region', { name: cookies.title })).toBeVisible()
        const card = page.getByRole('main').getByRole('article').filter({ visible: true }).first()
        expect((await card.boundingBox())?.y).toBeLessThanOrEqual(highest)
        expect(await heightOf(page)).toBeLessThan(64)
        const isWide = width >= 1280
        // Where there is room the map stands beside the cards, and needs no button.
        const names = [filters.when, filters.more, filters.order, ...(isWide ? [] : [map.cell])]
        const cells = names.map(name => cellOf(page, name))
        const boxes = await Promise.all(cells.map(cell => cell.boundingBox()))
        const tops = boxes.map(box => Math.round(box?.y ?? Number.NaN))
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
        expect(boxes.every(box => box !== null && box.height >= 44)).toBe(true)
        if (isWide) await expectMapBeside(page, card)
      })
    }
  })
}
