import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { havingChosenCookies } from '../support/visit.ts'

test.beforeEach(({ page }) => havingChosenCookies(page))

const ageLimit = /No admite menores|Erst ab \d+ Jahren/
const total = /(para|für) 3/

const cards = (page: Page) => page.getByRole('main').getByRole('article')

for (const { limit, locale, prefix } of [
  { limit: 'No admite menores de 8 años', locale: 'es', prefix: '' },
  { limit: 'Erst ab 8 Jahren', locale: 'de', prefix: '/de' }
] as const) {
  test(`[${locale}] a family is told from which age children are admitted, and gets no total`, async ({
    page
  }) => {
    await page.goto(`${prefix}/malaga/experiencias/listado?adultos=2&ninos=1`)
    const caminito = cards(page).filter({ hasText: 'Caminito' })
    await expect(caminito.getByText(limit)).toBeVisible()
    // Cards without a total for the party are the last ones.
    await expect
      .poll(async () => {
        const texts = (await cards(page).allInnerTexts()).filter(text => text !== '')
        const hasNoTotal = texts.map(text => ageLimit.test(text) && !total.test(text))
        return hasNoTotal.includes(true) && !hasNoTotal.slice(hasNoTotal.indexOf(true)).includes(false)
      })
      .toBe(true)

    await caminito.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Caminito')
    await expect(
      page.getByText(messages[locale].detail.minimumAge.replace('{{years}}', '8')).first()
    ).toBeVisible()
    await expect(page.getByRole('main').getByText(limit).first()).toBeVisible()
  })
}

test('two adults get their total for the same walk', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado?adultos=2')
  await expect(
    cards(page)
      .filter({ hasText: 'Caminito' })
      .getByText(/€ para 2/)
  ).toBeVisible()
})
