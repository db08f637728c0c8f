import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '../support/test.ts'

import { pathIn, routes } from '#domain/site/routes.ts'
import { nearDay } from '#domain/time/day-words.ts'
import { languageOf } from '#domain/text/locale.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { havingChosenCookies } from '../support/visit.ts'

const now = new Date('2027-05-03T09:00:00+02:00')
const wishes =
  '1~~kayak-acantilados-maro~ruta-torcal-ammonites~visita-guiada-cueva-nerja~hammam-noche-plaza-potro'

async function openPlan(page: Page, locale: 'de' | 'esd', plan: string): Promise<void> {
  await page.clock.setFixedTime(now)
  await havingChosenCookies(page)
  await page.addInitScript(kept => {
    if (localStorage.getItem('plan') === null) localStorage.setItem('plan', kept)
  }, plan)
  await page.goto(pathIn(locale, routes.plan))
}

for (const locale of ['esd', 'de'] as const) {
  const { t } = wordsFor(locale)

  test(`wishes are put in order by keyboard alone, and one touch takes it back, in ${locale}`, async ({
    page
  }) => {
    await openPlan(page, locale, wishes)
    await page.getByText(t('filters.whenAndWho'), { exact: true }).press('Enter')
    const firstDay = page.getByRole('radiogroup', { name: t('plan.firstDay') })
    const heading = nearDay(languageOf(locale), '2027-05-04', '2027-05-03')
    await expect(firstDay.getByRole('radio', { name: heading })).toBeChecked()
    await page.getByRole('spinbutton', { name: t('plan.dayCount') }).fill('2')
    await page.getByRole('radio', { name: t('plan.meansCar') }).check()
    await expectNoBarrier(page, 'arranging a plan')
    await page.getByRole('button', { exact: true, name: t('plan.arrange') }).press('Enter')
    await expect(page.getByText(t('plan.arranged'))).toBeVisible()
    await expect(firstDay).toBeHidden()
    await expect(page.getByText(t('filters.whenAndWho'), { exact: true })).toBeFocused()
    await expect(
      page
        .getByRole('main')
        .getByText(/\d\d:\d\d/)
        .first()
    ).toBeVisible()
    await expectNoBarrier(page, 'arrangement of the plan')
    const arranged = await page.evaluate(() => localStorage.getItem('plan'))
    expect(arranged).toMatch(/^1~20270504~/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(heading)
  })

  test(`one touch takes an arrangement back, in ${locale}`, async ({ page }) => {
    await openPlan(page, locale, wishes)
    await page.getByText(t('filters.whenAndWho'), { exact: true }).click()
    await page.getByRole('button', { exact: true, name: t('plan.arrange') }).click()
    await page.getByRole('button', { name: t('plan.undo') }).click()
    expect(await page.evaluate(() => localStorage.getItem('plan'))).toBe(wishes)
  })
}

const { t } = wordsFor('esd')

test('a day of rain goes under a roof', async ({ page }) => {
  await openPlan(page, 'esd', '1~20270504~kayak-acantilados-maro.0~visita-guiada-cueva-nerja.1')
  await page
    .getByRole('button', { name: t('plan.rain') })
    .first()
    .press('Enter')
  await expect(page.getByText(t('plan.rainSwapped'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBe(
    '1~20270504~visita-guiada-cueva-nerja.0~kayak-acantilados-maro.1'
  )
})

test('the plan is a file for calendars', async ({ page }) => {
  await openPlan(page, 'esd', '1~20270504~kayak-acantilados-maro.0')
  const arrival = page.waitForEvent('download')
  await page.getByRole('button', { name: t('plan.calendar') }).click()
  const file = await (await arrival).path()
  expect(await readFile(file, 'utf8')).toContain('DTSTART:20270504T')
})
