import { expect, test } from '../support/test.ts'

import { readablePhone } from '#domain/text/phone.ts'
import { catalog, isShown, spanish } from '../../fixtures/site.ts'

const { plain, t } = spanish
const company = catalog.companyById.get('mar-de-maro')
const offers = catalog.listed.andalucia.filter(
  experience => experience.companyId === company?.id && isShown(experience)
)

test('a visitor finds a company in the list and what it offers on its page', async ({ page }) => {
  await page.goto('/empresas')
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveCount(catalog.companies.length)
  await list.getByRole('link', { exact: true, name: company?.name ?? '' }).click()
  await expect(page).toHaveURL('/empresas/mar-de-maro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company?.name ?? '')
  for (const { name } of offers) {
    await expect(page.getByRole('article').getByRole('link', { name: plain(name) })).toBeVisible()
  }
})

test('in a sample, where nobody answers, the number and the address of the company are no links', async ({
  page
}) => {
  await page.goto('/empresas/mar-de-maro')
  const data = page.getByRole('main').getByRole('definition')
  await expect(data.filter({ hasText: readablePhone(company?.phone ?? '') })).toBeVisible()
  await expect(data.filter({ hasText: company?.email ?? '' })).toBeVisible()
  await expect(
    page.locator('a:is([href^="tel:"], [href^="mailto:"], [href*=".example/"]:not([href^="/"]))')
  ).toHaveCount(0)
})

test('it says who it is in law: address, tax id, register of tourism', async ({ page }) => {
  await page.goto('/de/empresas/mar-de-maro')
  const data = page.getByRole('main').getByRole('definition')
  for (const fact of [company?.address, company?.taxId, company?.tourismRegistration]) {
    expect(fact).toBeTruthy()
    await expect(data.filter({ hasText: fact ?? '' })).toBeVisible()
  }
})

test('the way back leads to the companies', async ({ page }) => {
  await page.goto('/empresas/mar-de-maro')
  await page
    .getByRole('navigation', { name: t('site.breadcrumbs') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL('/empresas')
})
