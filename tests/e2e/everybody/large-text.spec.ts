import { expect, type Page, test } from '../support/test.ts'

import { pathIn, routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { startVisit } from '../../../scripts/checks/in-browser.ts'
import { kayak } from '../../fixtures/site.ts'
import { openCell } from '../support/listing-bar.ts'
import { havingPlanned, plannedStops, rowsOf } from '../support/plan-stops.ts'
import { inGerman, templates } from '../support/templates.ts'

/** Text spacing that WCAG 2.2 lets readers set (1.4.12). */
const spacing = `* {
  letter-spacing: 0.12em !important;
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

test.use({ hasTouch: false, isMobile: false, reducedMotion: 'reduce' })
test.beforeEach(({ context }) => startVisit(context))

/** A desk at 400 %: 1280 pixels become 320 (1.4.10). At 200 % it is a tablet, which the looks of axe have. */
const enlarged = { height: 640, width: 320 }

for (const half of [0, 1]) {
  const some = templates.filter((_, index) => index % 2 === half)
  test(
    `enlarged four times, and with text spread out, nothing is cut in German (part ${half + 1} of 2)`,
    { tag: '@largeText' },
    async ({ page }) => {
      const faults: string[] = []
      for (const template of some) {
        await page.setViewportSize(enlarged)
        await page.goto(inGerman(template))
        faults.push(...(await lossesOn(page)).map(loss => `${template}: ${loss}`))
        await page.evaluate(adopt, spacing)
        faults.push(...(await lossesOn(page)).map(loss => `${template}, spread out: ${loss}`))
        await page.setViewportSize({ height: 900, width: 1440 })
        faults.push(...(await lossesOn(page)).map(loss => `${template}, spread out at a desk: ${loss}`))
      }
      expect(faults).toEqual([])
    }
  )
}

test('with letters twice as large a phone shows more than the cookie banner, and filters stay in the page', async ({
  context,
  page
}) => {
  const { t } = wordsFor('de')
  await page.setViewportSize({ height: 844, width: 390 })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { fixed: 26, standard: 32 } })
  await page.goto('/de/malaga/experiencias/listado')
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { consent: 'ask' }))
  const banner = page.getByRole('region', { name: t('cookies.title') })
  await expect(banner).toBeInViewport()
  await openCell(page, t('filters.more'))
  await page.getByRole('spinbutton', { name: t('filters.to') }).focus()
  await expect(banner).not.toBeInViewport()
  expect(await lossesOn(page)).toEqual([])
})

/** Pages from the first one to a message, and the page of the plan with two days of stops. */
const wayToBooking = [
  '/eligeprovincia',
  '/malaga/experiencias/listado',
  `/experiencias/${kayak.slug}`,
  '/plan'
]

test('with letters twice as large, nothing on the way to a booking is cut on a phone in German', async ({
  context,
  page
}) => {
  await havingPlanned(page, plannedStops)
  await page.setViewportSize({ height: 844, width: 390 })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { fixed: 26, standard: 32 } })
  const faults: string[] = []
  for (const step of wayToBooking) {
    await page.goto(inGerman(step))
    if (step === '/plan') await expect(rowsOf(page)).not.toHaveCount(0)
    faults.push(...(await lossesOn(page)).map(loss => `${step}: ${loss}`))
  }
  expect(faults).toEqual([])
})

test('where a browser enlarges letters alone, the menu and the parts of the bar stay on the screen', async ({
  page
}) => {
  const { t } = wordsFor('es')
  await page.setViewportSize({ height: 844, width: 390 })
  for (const address of ['/malaga/experiencias/listado', `/experiencias/${kayak.slug}`]) {
    await page.goto(address)
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
    const menu = page.getByRole('banner').getByText(t('menu.open'), { exact: true })
    await menu.click()
    await expect(page.getByRole('navigation', { name: t('site.mainMenu') })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test('on the narrowest phone with letters twice as large, the parts of the bar stand apart', async ({
  context,
  page
}) => {
  await page.setViewportSize({ height: 640, width: 320 })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { fixed: 26, standard: 32 } })
  await page.goto('/de/malaga')
  const bar = page.getByRole('banner')
  const box = await bar.getByRole('combobox').boundingBox()
  const menu = await bar.getByText(wordsFor('de').t('menu.open'), { exact: true }).boundingBox()
  if (!box || !menu) throw new Error('The bar has no search or no menu')
  expect(box.y).toBeGreaterThanOrEqual(menu.y + menu.height)
  expect(menu.x + menu.width).toBeLessThanOrEqual(320)
})

/** Pages of a visit whose letters are enlarged while the page is open: no rule that asks for the size of the screen knows of it. */
const narrowest = [
  '/',
  '/malaga/experiencias/listado',
  '/malaga/hoy',
  '/buscar?q=kayak',
  `/experiencias/${kayak.slug}`,
  '/plan'
]

test('on the narrowest phone no control leaves the screen where letters alone are twice as large, in German', async ({
  page
}) => {
  await havingPlanned(page, plannedStops)
  await page.setViewportSize({ height: 640, width: 320 })
  const faults: string[] = []
  for (const address of narrowest) {
    await page.goto(inGerman(address))
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
    if (address === '/plan') await expect(rowsOf(page)).not.toHaveCount(0)
    faults.push(...(await beyondScreen(page)).map(fault => `${address}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('on the narrowest phone the plain field of a day stays on the screen while its days are not drawn, in German', async ({
  page
}) => {
  // It never arrives: what draws the days of a sleeping box.
  await page.route(/chosen-day.*\.js/, () => {})
  await page.setViewportSize({ height: 640, width: 320 })
  await page.goto(inGerman(`/experiencias/${kayak.slug}`))
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
  const { t } = wordsFor('de')
  await expect(page.getByRole('textbox', { name: t('bookingPanel.day') })).toBeVisible()
  expect(await beyondScreen(page)).toEqual([])
  expect((await lossesOn(page)).filter(loss => loss.includes('cuts'))).toEqual([])
})

test('a text that is cut is found, and a page that is too wide', async ({ page }) => {
  await page.setViewportSize(enlarged)
  await page.goto('/de/precios')
  await page.getByRole('heading', { level: 1 }).evaluate(heading => {
    Object.assign(heading.style, { height: '10px', overflow: 'hidden' })
    heading.insertAdjacentHTML('afterend', '<p data-planted>breit</p>')
    for (const planted of document.querySelectorAll<HTMLElement>('[data-planted]'))
      planted.style.width = '400px'
  })
  const losses = await lossesOn(page)
  expect(losses).toHaveLength(2)
})

/** Runs in the page. */
function adopt(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** The width of a page that is too wide, and what reaches beyond the window without standing in a row to push along. */
function beyondScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInRow = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInRow(element.parentElement))
    const beyond = [...document.querySelectorAll('a, button, input, select, summary, label, h1, h2, h3, p')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
      .filter(element => !isInRow(element.parentElement))
    const width = document.documentElement.scrollWidth
    return [
      ...(width > innerWidth ? [`${width} px wide`] : []),
      ...beyond.map(({ localName, textContent }) => `<${localName}> «${textContent.trim().slice(0, 40)}»`)
    ]
  })
}

for (const locale of ['esd', 'de', 'fr'] as const) {
  test(`[${locale}] where letters alone are twice as large, no control of a listing leaves a desk`, async ({
    page
  }) => {
    await page.goto(pathIn(locale, routes.listing('andalucia')))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [960, 1280, 1440, 1584]) {
      await page.setViewportSize({ height: 900, width })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
    }
  })
}

/** A page that is wider than the window, parts to be pushed sideways, and boxes that show less of their text than there is. */
function lossesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLost = (size: number, shown: number) => size > shown + 1
    const cut = [...document.body.querySelectorAll('*')]
      .filter(element => element instanceof HTMLElement)
      .filter(element => {
        const { clipPath, overflowX, overflowY } = getComputedStyle(element)
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (clipPath !== 'none' || element.innerText.trim() === '') return false
        return (
          (clips(overflowX) && isLost(element.scrollWidth, element.clientWidth)) ||
          (clips(overflowY) && isLost(element.scrollHeight, element.clientHeight))
        )
      })
    const pushed = [...document.querySelectorAll('main *')].filter(element => {
      const { overflowX } = getComputedStyle(element)
      // At every size these are one row to push along, where each entry is a link or a control that fits the screen whole: as lines they fill screens.
      const isRow = element.matches(
        '.strip, .chips, .chips-on ul, .contents, .months, .places, .plan-tabs > div'
      )
      return !isRow && /auto|scroll/.test(overflowX) && isLost(element.scrollWidth, element.clientWidth)
    })
    const extra = document.documentElement.scrollWidth - innerWidth
    return [
      ...(extra > 0 ? [`${extra} px too wide`] : []),
      ...pushed.map(
        ({ className, localName }) => `<${localName} class="${className}"> has to be pushed sideways`
      ),
      ...cut.map(({ innerText, localName }) => `<${localName}> cuts «${innerText.trim().slice(0, 60)}»`)
    ]
  })
}
