import { expect, test } from '../support/test.ts'

import { eurosOf, priceRank, priceSummary, type PriceSummary } from '#domain/catalogue/price.ts'
import { catalog, spanish } from '../../fixtures/site.ts'

const { format, plain, t } = spanish

const listed = catalog.listed.andalucia
const flamenco = listed.filter(({ categoryIds }) => categoryIds.includes('flamenco'))
const amounts = flamenco.flatMap(
  ({ priceFrom, prices }) => eurosOf(priceSummary(priceFrom, prices).headline) || []
)

test('the table says what each category costs', async ({ page }) => {
  await page.goto('/precios')
  const table = page.getByRole('table', { includeHidden: false })
  await expect(table.getByRole('columnheader')).toHaveText([
    t('prices.category'),
    t('prices.experiences'),
    t('prices.range'),
    t('prices.free')
  ])
  await expect(table.getByRole('rowheader')).toHaveText(
    catalog.categories
      .filter(({ id }) => listed.some(({ categoryIds }) => categoryIds.includes(id)))
      .map(({ name }) => plain(name))
  )
})

test('a row has the number of experiences, the lowest and the highest price for an adult', async ({
  page
}) => {
  await page.goto('/precios')
  const row = page.getByRole('row').filter({ hasText: 'Flamenco' })
  await expect(row.getByRole('cell').first()).toHaveText(String(flamenco.length), { useInnerText: true })
  await expect(row).toContainText(
    t('prices.between', {
      highest: format.price(Math.max(...amounts)),
      lowest: format.price(Math.min(...amounts))
    })
  )
})

test('a category leads to its listing', async ({ page }) => {
  await page.goto('/fr/precios')
  await page.getByRole('rowheader').getByRole('link', { name: 'Flamenco' }).click()
  await expect(page).toHaveURL('/fr/andalucia/experiencias/listado/flamenco')
})

test('the table fits the screen', async ({ page }) => {
  await page.goto('/de/precios')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

/** Rates differ, and an adult does not pay the lowest: from the cheapest on. */
const families = listed
  .filter(({ hiddenFor, isDestination }) => !isDestination && !hiddenFor.includes('default'))
  .map(experience => ({ experience, price: priceSummary(experience.priceFrom, experience.prices) }))
  .filter(({ price }) => price.from !== null)
  .toSorted((a, b) => priceRank(a.experience.priceFrom) - priceRank(b.experience.priceFrom))

function saidOf({ from, headline }: PriceSummary): RegExp {
  const words = [headline, ...(from ? [from] : [])].map(spanish.price)
  return new RegExp(words.join('\\s+'))
}

test("cards begin with the adult's price and say whose the lower one is, also where a script sorts them", async ({
  page
}) => {
  await page.goto('/andalucia/experiencias/listado?orden=precios')
  const cards = page.getByRole('main').getByRole('article')
  for (const { experience, price } of families.slice(0, 10)) {
    const link = page.getByRole('link', { exact: true, name: plain(experience.name) })
    await expect(cards.filter({ has: link })).toContainText(saidOf(price))
  }
})

test("a detail begins with the adult's price and says whose the lower one is", async ({ page }) => {
  const [family] = families
  await page.goto(`/experiencias/${family?.experience.slug ?? ''}`)
  const facts = page.getByRole('main').getByRole('definition')
  await expect(facts.filter({ hasText: family ? saidOf(family.price) : '' })).toBeVisible()
})
