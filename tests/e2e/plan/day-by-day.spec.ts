import { expect, test } from '../support/test.ts'

import { languageOf } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { eurosText } from '#domain/text/euros.ts'
import { nearDay, shortestDay } from '#domain/time/day-words.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { havingPlanned } from '../support/plan-stops.ts'
import { havingChosenCookies } from '../support/visit.ts'

const [friday, saturday] = ['2027-05-07', '2027-05-08']
const today = '2027-05-03'
/** A kayak after a cave that ends too late for it, and a bath on the next day. */
const stops = '1~20270507~visita-guiada-cueva-nerja.0~caminito-del-rey-con-guia.0~hammam-noche-plaza-potro.1'

test.use({ viewport: { height: 844, width: 390 } })
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${today}T09:00:00+02:00`))
  await havingChosenCookies(page)
  await havingPlanned(page, stops)
})

for (const locale of ['esd', 'de'] as const) {
  const { t } = wordsFor(locale)
  const language = languageOf(locale)
  const name = nearDay(language, saturday, today)

  test(`a plan says where it leads, and a tab leads to each day, in ${locale}`, async ({ page }) => {
    await page.goto(pathIn(locale, routes.plan))
    await expect(page.getByText(/^Nerja, Álora .+ Córdoba$/)).toBeVisible()
    const tabs = page.getByRole('navigation', { name: t('plan.days') })
    const marked = tabs.getByRole('button', { name: shortestDay(language, friday) })
    await expect(marked).toContainText(t('plan.problem'))
    await tabs.getByRole('button', { name: shortestDay(language, saturday) }).press('Enter')
    const heading = page.getByRole('heading', { name })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(page).toHaveURL(/plan$/)
    await tabs.getByRole('button', { name: t('plan.total') }).press('Enter')
    await expect(page.getByRole('table', { name: t('plan.total') })).toBeInViewport()
    await expectNoBarrier(page, 'arrangement of the plan')
  })

  test(`a stop says what those pay who were said to come, in ${locale}`, async ({ page }) => {
    await page.goto(`${pathIn(locale, routes.plan)}?adultos=2&ninos=1`)
    const first = page.getByRole('main').getByRole('listitem').first()
    const paid = eurosText(24 * 2 + 14, language)
    await expect(first).toContainText(interpolate(t('filters.partyTotal'), { count: 3, price: paid }))
  })

  test(`a stop with several rates says what those pay at least, in ${locale}`, async ({ page }) => {
    await page.addInitScript(
      kept => localStorage.setItem('plan', kept),
      '1~20270507~bodega-jerez-cata-soleras.0'
    )
    await page.goto(`${pathIn(locale, routes.plan)}?adultos=2&ninos=1`)
    const paid = interpolate(t('filters.partyTotalFrom'), { count: 3, price: eurosText(72, language) })
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(paid)
  })

  test(`what can be changed of a day is shown when it is asked for, in ${locale}`, async ({ page }) => {
    await page.goto(pathIn(locale, routes.plan))
    const day = page.getByRole('main').getByRole('listitem').last()
    const link = day.getByRole('link').first()
    const remove = day.getByRole('button', {
      name: interpolate(t('plan.remove'), { name: await link.innerText() })
    })
    await expect(remove).toBeHidden()
    await page.getByRole('button', { name: `${t('plan.edit')}: ${name}` }).press('Enter')
    await expect(remove).toBeVisible()
    await expectNoBarrier(page, 'arrangement of the plan')
    await page.getByRole('button', { name: t('plan.editDone') }).press('Enter')
    await expect(remove).toBeHidden()
  })
}
