import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { havingChosenCookies } from '../support/visit.ts'

test.beforeEach(({ page }) => havingChosenCookies(page))

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
    const names = await cards(page).allInnerTexts()
    const limited = names.map(text => /No admite menores|Erst ab \d+ Jahren/.test(text))
    expect(limited).toContain(true)
    // Every card after the first one with a limit has one too.
    expect(limited.slice(limited.indexOf(true))).not.toContain(false)

    await caminito.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Caminito')
    await expect(page.getByText(messages[locale].detail.minimumAge.replace('{{years}}', '8'))).toBeVisible()
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
