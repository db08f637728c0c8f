import { expect, test } from '../support/test.ts'

import { catalog, isShown, spanish } from '../../fixtures/site.ts'

const { plain, t } = spanish
/** So many VIPs a cover shows (specification, section 9). */
const most = 6

test('a visit that begins at a province leads to its listing', async ({ page }) => {
  await page.goto('/malaga')
  await expect(page).toHaveURL('/malaga/experiencias/listado')
})

test('the query goes along, and so does the language', async ({ page }) => {
  await page.goto('/de/malaga?partner=casas-del-sur')
  await expect(page).toHaveURL('/de/malaga/experiencias/listado?partner=casas-del-sur')
})

test('the cover is not a step that the back button returns to', async ({ page }) => {
  await page.goto('about:blank')
  await page.goto('/malaga')
  await expect(page).toHaveURL('/malaga/experiencias/listado')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('inside a visit the cover shows, with its highlights and categories', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado')
  const trail = page.getByRole('navigation', { name: t('site.breadcrumbs') })
  await trail.getByRole('link', { name: 'Málaga' }).click()
  await expect(page).toHaveURL('/malaga')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Málaga')

  // The province has a partner of its own, and what is kept from its kind is not shown.
  const vips = catalog.listed.malaga.filter(each => each.isVip && isShown(each, 'malaga'))
  expect(vips.length).toBeGreaterThan(1)
  expect(vips.length).toBeLessThanOrEqual(most)
  for (const { name } of vips) {
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { exact: true, name: plain(name) })
        .first()
    ).toBeVisible()
  }

  const count = catalog.listed.malaga.filter(each => isShown(each, 'malaga')).length
  await page.getByRole('link', { name: t('cover.all', { count }) }).click()
  await expect(page).toHaveURL('/malaga/experiencias/listado')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the cover shows at once', async ({ page }) => {
    await page.goto('/granada')
    await expect(page).toHaveURL('/granada')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Granada')
    await expect(page.getByRole('heading', { name: t('cover.categories') })).toBeVisible()
  })
})
