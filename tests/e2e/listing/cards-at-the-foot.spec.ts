import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { closeCell, drawingIn, openCell, openMap } from '../support/listing-bar.ts'
import { expect, type Locator, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/* On a phone the map fills the screen, with the cards of the list at its foot. */
test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })
test.beforeEach(({ page }) => havingChosenCookies(page))

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })
const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d+ \/ \d+/ })
const slugsOf = async (pin: Locator) => ((await pin.getAttribute('data-slugs')) ?? '').split(' ')
const cardOf = (page: Page, slug = '') => page.locator(`li[data-slug="${slug}"]`).getByRole('article')
const pinOfOne = (page: Page) => drawingIn(page).locator('a:not([data-slugs*=" "])').last()
const pinOfSeveral = (page: Page) => drawingIn(page).locator('a[data-slugs*=" "]').first()

async function openMapIn(page: Page, locale: 'de' | 'es'): Promise<void> {
  await page.goto(`${locale === 'es' ? '' : '/de'}/malaga/experiencias/listado`)
  await openMap(page, messages[locale].map.cell)
  await expect(status(page)).toContainText(/1 \/ \d+/)
}

/** One card alone is at the foot, whole. */
async function expectAtFoot(page: Page, card: Locator): Promise<void> {
  await expect(card).toBeInViewport({ ratio: 0.98 })
  await expect(cards(page).filter({ visible: true }).and(card)).toHaveCount(1)
  const box = await card.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  expect(box?.y).toBeGreaterThan(600)
}

for (const locale of ['es', 'de'] as const) {
  const { filters, listing } = messages[locale]

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => openMapIn(page, locale))

    test('the map fills what the bar and the first card leave', async ({ page }) => {
      await expectAtFoot(page, cards(page).first())
      const [map, card] = await Promise.all([
        drawingIn(page).boundingBox(),
        cards(page).first().boundingBox()
      ])
      expect(map?.height).toBeGreaterThan(440)
      expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThan(card?.y ?? 0)
      await expectNoBarrier(page, 'map of a listing', 'main')
    })

    test('a place that is touched shows its card, and the card opens the experience', async ({ page }) => {
      const pin = pinOfOne(page)
      const [slug] = await slugsOf(pin)
      await pin.tap()
      await expectAtFoot(page, cardOf(page, slug))
      await expect(drawingIn(page).locator('[data-marked]')).toHaveAttribute('data-slugs', slug ?? '')
      const name = await cardOf(page, slug).getByRole('link').textContent()
      await expect(status(page)).toContainText(name?.trim() ?? '')
      await cardOf(page, slug).getByRole('link').tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name?.trim() ?? '')
    })

    test('a place of several shows theirs alone, one after the other', async ({ page }) => {
      const slugs = await slugsOf(pinOfSeveral(page))
      await pinOfSeveral(page).tap()
      const next = page.getByRole('button', { name: listing.next })
      for (const [index, slug] of slugs.entries()) {
        await expect(status(page)).toContainText(`${index + 1} / ${slugs.length}`)
        await expectAtFoot(page, cardOf(page, slug))
        await next.tap()
      }
      await expectAtFoot(page, cardOf(page, slugs[0]))
      await page.getByRole('button', { name: listing.previous }).tap()
      await expectAtFoot(page, cardOf(page, slugs.at(-1)))
      await pinOfOne(page).tap()
      await expect(status(page)).not.toContainText(`/ ${slugs.length}`)
    })

    test('a filter leaves its cards at the foot', async ({ page }) => {
      const before = await cards(page).count()
      await openCell(page, filters.more)
      await page.getByLabel(filters.free, { exact: true }).check()
      await closeCell(page, filters.close)
      await expect.poll(() => cards(page).count()).toBeLessThan(before)
      const left = await cards(page).count()
      await expect(status(page)).toContainText(`1 / ${left}`)
      await expectAtFoot(page, cards(page).first())
    })
  })
}

test('a finger moves to the next card, and its pin is marked', async ({ page }) => {
  await openMapIn(page, 'es')
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchEnd' | 'touchMove' | 'touchStart', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { touchPoints: x === undefined ? [] : [{ x, y: 780 }], type })
  await send('touchStart', 320)
  for (const x of [300, 260, 220, 180, 140, 100, 60]) await send('touchMove', x)
  await send('touchEnd')
  await expect(status(page)).toContainText('2 / ')
  await expectAtFoot(page, cards(page).nth(1))
  const marked = await slugsOf(drawingIn(page).locator('[data-marked]'))
  await expect(page.locator('.cards > li').nth(1)).toHaveAttribute(
    'data-slug',
    new RegExp(`^(${marked.join('|')})$`)
  )
})

test('by keyboard alone the arrows lead from card to card, and Escape back to the list', async ({ page }) => {
  await openMapIn(page, 'es')
  const links = cards(page).getByRole('link')
  await links.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(links.nth(1)).toBeFocused()
  await expectAtFoot(page, cards(page).nth(1))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawingIn(page)).toBeHidden()
  await expect(status(page)).toBeHidden()
  const edges = await cards(page).first().boundingBox()
  expect(edges?.width).toBeGreaterThan(300)
})

test('what shows the cards comes with the map, not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await page.goto('/malaga/experiencias/listado', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('article').first().hover()
  await expect(page.locator('[data-listing][data-is-following]')).toBeAttached()
  expect(fetched.filter(url => url.includes('map-foot'))).toEqual([])
  await openMap(page, messages.es.map.cell)
  await expect.poll(() => fetched.filter(url => url.includes('map-foot')).length).toBeGreaterThan(0)
})
