import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { chooseInMonth, dayInStrip } from '../support/choose-day.ts'
import { moveButtonOf, rowsOf } from '../support/plan-stops.ts'
import { havingChosenCookies, refusingStorage } from '../support/visit.ts'

const { plan } = messages.es
const kayak = { name: 'Kayak por los acantilados de Maro', path: '/experiencias/kayak-acantilados-maro' }
const saveKayak = plan.save.replace('{{name}}', kayak.name)

test.beforeEach(({ page }) => havingChosenCookies(page))

async function havingPlanned(page: Page, text: string): Promise<void> {
  await page.addInitScript(kept => localStorage.setItem('plan', kept), text)
}

test('a visitor saves an experience from its page, without an account, and finds it in the plan', async ({
  page
}) => {
  await page.goto(kayak.path)
  const button = page.getByRole('button', { name: saveKayak })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: plan.saved })).toBeVisible()
  await page.goto('/plan')
  await expect(page.getByRole('link', { name: kayak.name })).toHaveAttribute('href', kayak.path)
  await expect(page.getByRole('heading', { name: plan.noDay })).toBeVisible()
})

test('with a day said, what is saved stands on it; the bar counts it, and the message leads to the plan', async ({
  page
}) => {
  await page.clock.setFixedTime(new Date('2027-05-03T09:00:00+02:00'))
  await page.goto(`${kayak.path}?dia=2027-05-08&adultos=2`)
  await page.getByRole('button', { name: saveKayak }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Mi plan\s*1$/ })).toBeVisible()
  await page.getByRole('link', { exact: true, name: plan.open }).click()
  await expect(page).toHaveURL('/plan')
  await expect(page.getByRole('heading', { name: 'sábado, 8 de mayo' })).toBeVisible()
  await expect(page.getByRole('link', { name: kayak.name })).toBeVisible()
  await expect(page.getByText('2 adultos').first()).toBeVisible()
})

test('what does not take place on the day of the visit is saved without a day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-01T09:00:00+01:00'))
  await page.goto(`${kayak.path}?dia=2026-12-25&adultos=2`)
  await page.getByRole('button', { name: saveKayak }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plan'))).toBe('1~~kayak-acantilados-maro')
})

test('what is saved first is kept in the click itself: whoever goes on at once finds it', async ({
  page
}) => {
  await page.goto(kayak.path)
  await page.route(/plan-actions/, () => {
    // It never arrives.
  })
  const button = page.getByRole('button', { name: saveKayak })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/plan')
  await expect(page.getByRole('link', { name: kayak.name })).toBeVisible()
})

test('saved and taken out again before what keeps plans has arrived, it is not saved', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/plan-actions/, async route => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(kayak.path)
  const button = page.getByRole('button', { name: saveKayak })
  await button.dblclick()
  arrival.resolve()
  await expect(page.getByRole('status').filter({ hasText: plan.removed })).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor saves from a list, and the card is not opened', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado')
  await page.getByRole('button', { name: saveKayak }).click()
  await expect(page.getByRole('button', { name: saveKayak })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/listado$/)
})

test('a plan is arranged by days, and the focus stays with what was moved', async ({ page }) => {
  await havingPlanned(page, '1~~kayak-acantilados-maro~ruta-torcal-ammonites')
  await page.goto('/plan')
  await page.getByRole('button', { name: plan.move.replace('{{name}}', kayak.name) }).click()
  await expectNoBarrier(page, 'arrangement of the plan')
  await chooseInMonth(page, '2027-05-01')
  await expect(page.getByRole('heading', { name: 'sábado, 1 de mayo de 2027' })).toBeVisible()
  await expect(await dayInStrip(page, '2027-05-01')).toBeFocused()
  await expect(await dayInStrip(page, '2027-05-01')).toBeChecked()
  await expect(page.getByRole('listitem').filter({ hasText: kayak.name })).toHaveCount(1)
  await expectNoBarrier(page, 'arrangement of the plan')
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBe(
    '1~20270501~kayak-acantilados-maro.0~ruta-torcal-ammonites'
  )
})

test('a plan is taken apart by keyboard', async ({ page }) => {
  await havingPlanned(page, '1~~kayak-acantilados-maro~ruta-torcal-ammonites')
  await page.goto('/plan')
  const rows = rowsOf(page)
  await page.getByRole('button', { name: plan.move.replace('{{name}}', kayak.name) }).press('Enter')
  await page.getByRole('button', { name: plan.down.replace('{{name}}', kayak.name) }).focus()
  await page.keyboard.press('Enter')
  await expect(rows.last()).toContainText(kayak.name)
  await expect(page.getByRole('button', { name: plan.down.replace('{{name}}', kayak.name) })).toBeFocused()
  await page.getByRole('button', { name: plan.remove.replace('{{name}}', kayak.name) }).focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(moveButtonOf(rows.first())).toBeFocused()
  const takeAway = page.getByRole('button', { name: /^Quitar/ })
  await page.keyboard.press('Enter')
  await takeAway.focus()
  await page.keyboard.press('Escape')
  await expect(takeAway).toBeHidden()
  await expect(moveButtonOf(rows.first())).toBeFocused()
  await page.keyboard.press('Enter')
  await takeAway.press('Enter')
  await expect(page.getByText(plan.empty)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a shared plan travels in the fragment, is shown in the language of its reader and taken over on request', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/en/plan#1~20270501~kayak-acantilados-maro.1~gone-for-ever')
  await expect(page.getByRole('heading', { name: messages.en.plan.sharedTitle })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(messages.en.plan.sharedTitle))
  await expect(page.getByRole('heading', { name: /Sunday/ })).toBeVisible()
  await expect(page.getByText(messages.en.plan.gone)).toBeVisible()
  await expectNoBarrier(page, 'shared plan')
  expect(asked.filter(url => url.includes('20270501') && !url.includes('#'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBeNull()
  await page.getByRole('button', { name: messages.en.plan.sharedAdd }).click()
  await expect(page).toHaveURL(/\/en\/plan$/)
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBe(
    '1~20270502~kayak-acantilados-maro.0~gone-for-ever'
  )
})

test('what clashes is said, with the change that mends it, and the plan says what it costs', async ({
  page
}) => {
  // The season of the kayak ends with October.
  await havingPlanned(page, '1~20261225~kayak-acantilados-maro.0~visita-guiada-cueva-nerja.0')
  await page.goto('/plan')
  const closed = page.getByRole('listitem').getByText(plan.closed)
  await expect(closed).toBeVisible()
  const total = page.getByRole('complementary', { name: plan.total })
  await expect(total).toContainText(/\d\s€/)
  await expect(total.getByRole('img', { name: plan.map })).toBeVisible()
  await expectNoBarrier(page, 'arrangement of the plan')
  await moveButtonOf(rowsOf(page).first()).click()
  await expect(await dayInStrip(page, '2026-12-25')).toBeDisabled()
  await page.getByRole('button', { name: /^Pasar al / }).click()
  await expect(closed).toBeHidden()
})

test('an empty plan is HTML, a picture, a sentence and a way on: no script of its own is fetched', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/plan', { waitUntil: 'networkidle' })
  expect(asked.filter(url => /PlanBoard|\/datos\/plan\//.test(url))).toEqual([])
  await expect(page.getByText(plan.emptyLead)).toBeVisible()
  await page.getByRole('link', { name: plan.browse }).click()
  await expect(page).toHaveURL('/andalucia/experiencias/listado')
})

test('a fragment that is no plan gets a clear message', async ({ page }) => {
  await page.goto('/plan#1~20271399~<script>')
  await expect(page.getByRole('alert').filter({ hasText: plan.sharedBroken })).toBeVisible()
})

test('on paper the plan stands without its controls', async ({ page }) => {
  await havingPlanned(page, '1~20270501~kayak-acantilados-maro.0')
  await page.goto('/plan')
  await expect(page.getByRole('button', { name: plan.print })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: kayak.name })).toBeVisible()
  await expect(page.getByRole('button', { name: plan.print })).toBeHidden()
  await expect(page.getByText(plan.lead)).toBeHidden()
  await expect(page.getByRole('button', { name: plan.move.replace('{{name}}', kayak.name) })).toBeHidden()
  // The sheet has the towns in its own title.
  await expect(page.getByText('Nerja', { exact: true }).locator('visible=true')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
})

test('a browser that refuses to keep anything is named as the reason', async ({ page }) => {
  await refusingStorage(page)
  await page.goto(kayak.path)
  await page.getByRole('button', { name: saveKayak }).click()
  await expect(page.getByRole('alert').filter({ hasText: plan.notKept })).toBeVisible()
})
