import { expect, test } from './support/test.ts'

import { catalog, spanish } from '../fixtures/site.ts'

const { format, plain, t } = spanish

const listed = catalog.listed.andalucia
const flamenco = listed.filter(({ categoryIds }) => categoryIds.includes('flamenco'))
const amounts = flamenco.flatMap(({ priceFrom }) => (priceFrom.kind === 'from' ? [priceFrom.euros] : []))

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

test('a row has the number of experiences, the lowest and the highest price', async ({ page }) => {
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
