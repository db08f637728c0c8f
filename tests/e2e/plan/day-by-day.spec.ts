import { expect, type Locator, test } from '../support/test.ts'

import { languageOf } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { eurosText } from '#domain/text/euros.ts'
import { nearDay, shortestDay } from '#domain/time/day-words.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { havingPlanned, moveButtonOf } from '../support/plan-stops.ts'
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
    const marked = `${shortestDay(language, friday)} ${t('plan.problem')}`
    await expect(tabs.getByRole('button', { exact: true, name: marked })).toBeVisible()
    const clash = t('plan.clash', { days: shortestDay(language, friday) })
    await tabs.getByRole('button', { exact: true, name: clash }).press('Enter')
    await expect(page.getByRole('main').getByRole('listitem').locator(':focus')).toBeInViewport()
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

  test(`what can be changed of a stop is shown when it is asked for, one stop at a time, in ${locale}`, async ({
    page
  }) => {
    await page.goto(pathIn(locale, routes.plan))
    const stops = page.getByRole('main').getByRole('listitem')
    const removeOf = async (row: Locator) =>
      row.getByRole('button', {
        name: interpolate(t('plan.remove', { name: '{{name}}' }), {
          name: await row.getByRole('link').first().innerText()
        })
      })
    const [first, last] = [await removeOf(stops.first()), await removeOf(stops.last())]
    await expect(last).toBeHidden()
    await moveButtonOf(stops.last()).press('Enter')
    await expect(last).toBeVisible()
    await expectNoBarrier(page, 'arrangement of the plan')
    await moveButtonOf(stops.first()).press('Enter')
    await expect(last).toBeHidden()
    await expect(first).toBeVisible()
    await moveButtonOf(stops.first()).press('Enter')
    await expect(first).toBeHidden()
  })

  test(`who is said on the plan counts at once, and an age that is not admitted is said, in ${locale}`, async ({
    page
  }) => {
    await page.goto(pathIn(locale, routes.plan))
    const total = page.getByRole('complementary', { name: t('plan.total') })
    await expect(total).toContainText(interpolate(t('filters.partyTotal'), { count: 2, price: '' }).trim())
    await page.getByText(t('filters.whenAndWho'), { exact: true }).press('Enter')
    const more = interpolate(t('filters.oneMore', { kind: '{{kind}}' }), { kind: t('filters.childrenField') })
    await page.getByRole('button', { name: more }).press('Enter')
    await page.getByLabel(t('filters.childAge', { number: 1 })).selectOption('6')
    const refusal = t('filters.partyAge', { years: 8 })
    await expect(total.getByText(refusal)).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').nth(1)).toContainText(refusal)
    await expect(total.getByText(/ 3$/)).toHaveCount(0)
    await expectNoBarrier(page, 'arranging a plan')
  })
}
