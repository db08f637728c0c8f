import { expect, type Page, test } from '../support/test.ts'

import { messages } from '#i18n/text/messages.ts'

import { catalog, spanish } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { openCell } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { t } = spanish
const visible = catalog.listed.andalucia.filter(({ hiddenFor }) => !hiddenFor.includes('default'))
const whole = '/andalucia/experiencias/listado'

test.beforeEach(({ page }) => havingChosenCookies(page))

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const counted = (number: number) => t('listing.results', { count: number })

for (const [locale, prefix] of [
  ['es', ''],
  ['de', '/de']
] as const) {
  const { filters: words } = messages[locale]

  test(`[${locale}] a visitor narrows to guides who speak German, alone by keyboard, and lets it go again`, async ({
    page
  }) => {
    const found = visible.filter(({ guideLanguages }) => guideLanguages.includes('de'))
    await page.goto(`${prefix}${whole}`)
    const all = await count(page).innerText()
    await openCell(page, words.more)
    const german = page.getByRole('group', { name: words.guides }).getByLabel(words.guideDe, { exact: true })
    await german.focus()
    await page.keyboard.press('Space')
    await expect(cards(page)).toHaveCount(found.length)
    await expect(page).toHaveURL(`${prefix}${whole}?guia=de`)
    await expectNoBarrier(page, 'filters', 'main')
    await page.reload()
    await expect(cards(page)).toHaveCount(found.length)
    await cards(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/experiencias\//)
    const matrix = page.getByRole('table').filter({ hasText: messages[locale].languageMatrix.guide })
    await expect(matrix.getByRole('row').filter({ hasText: words.guideDe })).toContainText(
      messages[locale].languageMatrix.yes
    )
    await page.goto(`${prefix}${whole}?guia=de`)
    await openCell(page, words.more)
    await german.uncheck()
    await expect(count(page)).toHaveText(all)
  })
}

test('a language that no guide can speak is no filter', async ({ page }) => {
  await page.goto(`${whole}?guia=klingon`)
  await expect(count(page)).toHaveText(counted(visible.length))
})
