import { routes } from '#domain/site/routes.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { builtDay } from '../support/built-day.ts'
import { chooseInMonth, dayInStrip } from '../support/choose-day.ts'
import { cellOf, openCell } from '../support/listing-bar.ts'
import { expect, type Locator, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

test.beforeEach(({ page }) => havingChosenCookies(page))

async function boxOf(locator: Locator) {
  // A strip that is drawn for the hours of its list takes the place of the one before.
  let box = await locator.boundingBox()
  await expect.poll(async () => (box = await locator.boundingBox())).not.toBeNull()
  if (box === null) throw new Error('It is not on the screen')
  return box
}

const formOf = (page: Page) => page.getByRole('main').getByRole('form')

for (const locale of ['esd', 'de'] as const) {
  const { href, language, t } = wordsFor(locale)
  const listing = href(routes.listing('malaga'))
  const strip = (page: Page) => page.getByRole('radiogroup', { name: t('bookingPanel.day') })
  const oneMoreChild = (page: Page) =>
    page.getByRole('button', { name: t('filters.oneMore', { kind: t('filters.childrenField') }) })

  test(`a list asks for day, part of the day and party with the fields of the booking box, in ${language}`, async ({
    page
  }) => {
    const day = addDays(await builtDay(page), 3)
    await page.goto(listing)
    await openCell(page, t('filters.whenAndWho'))
    await expect(strip(page).getByRole('radio')).toHaveCount(14)
    await expect(page.locator('[type=date]')).toHaveCount(0)
    const first = await boxOf(strip(page).getByRole('radio').first())
    expect(first.height).toBeGreaterThanOrEqual(44)
    const more = await boxOf(oneMoreChild(page))
    expect(Math.min(more.width, more.height)).toBeGreaterThanOrEqual(44)

    await (await dayInStrip(page, day, language)).check()
    await page.getByLabel(t('filters.morning'), { exact: true }).check()
    await oneMoreChild(page).click()
    await expect(page).toHaveURL(new RegExp(`dia=${day}&franja=manana&adultos=2&ninos=1$`))
    await page.getByLabel(t('filters.childAge', { number: 1 })).selectOption('9')
    await expectNoBarrier(page, 'filters', 'main')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0
    )

    await page.getByRole('button', { name: t('filters.clearVisit') }).click()
    await expect(page).toHaveURL(listing)
    await expect(page.getByRole('spinbutton', { name: t('filters.adultsField') })).toHaveValue('2')
  })

  test(`a later day is chosen in the month of a list, in ${language}`, async ({ page }) => {
    const later = addDays(await builtDay(page), 30)
    await page.goto(listing)
    await openCell(page, t('filters.whenAndWho'))
    await chooseInMonth(page, later, language)
    await expect(page).toHaveURL(new RegExp(`dia=${later}`))
    await expect(await dayInStrip(page, later, language)).toBeChecked()
  })

  test(`days on which nothing of the list takes place are closed before they are touched, in ${language}`, async ({
    page
  }) => {
    // Tabancos open from Thursday to Saturday.
    await page.goto(`${href(routes.search)}?q=tabancos`)
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true }).first()).toBeVisible()
    await openCell(page, t('filters.whenAndWho'))
    await expect.poll(() => strip(page).locator(':disabled').count()).toBeGreaterThan(5)
    await expect(strip(page).locator(':enabled').first()).toBeVisible()
  })
}

test('the button of the panel takes the two adults that it shows, and an order is all there is to press in its own', async ({
  page
}) => {
  const { t } = wordsFor('esd')
  await page.goto('/malaga/experiencias/listado')
  await openCell(page, t('filters.whenAndWho'))
  await formOf(page).getByRole('button', { name: /^Ver / }).first().click()
  await expect(page).toHaveURL('/malaga/experiencias/listado?adultos=2')
  await expect(page.getByText(/para 2$/).first()).toBeVisible()
  await openCell(page, t('filters.order'))
  await page.getByLabel(t('filters.byPrice'), { exact: true }).click()
  await expect(page).toHaveURL(/orden=precios/)
  await expect(page.getByLabel(t('filters.byPrice'), { exact: true })).toBeHidden()
  await expect(cellOf(page, t('filters.order'))).toBeFocused()
})

test.describe('on a wide screen', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

  test('the groups of the first panel begin on one line and fill it', async ({ page }) => {
    const { t } = wordsFor('esd')
    await page.goto('/malaga/experiencias/listado')
    await openCell(page, t('filters.whenAndWho'))
    const names = [t('filters.when'), t('filters.start'), t('filters.party')]
    const groups = names.map(name => page.getByRole('group', { exact: true, name }))
    const boxes = await Promise.all(groups.map(boxOf))
    const tops = boxes.map(({ y }) => y)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
    expect(Math.max(...boxes.map(({ width, x }) => x + width))).toBeGreaterThan(1150)
  })
})
