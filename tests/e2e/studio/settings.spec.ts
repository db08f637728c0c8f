import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { accountWith, administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { settings } = studio

test('an administrator finds the settings by what they decide, and each is a switch or a choice', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/configuracion')
  await expect(page.getByText(settings.partnersProvincia.help)).toBeVisible()
  await expect(page.getByRole('button', { exact: true, name: studio.new })).toBeHidden()
  await expectNoBarrier(page, 'studio, settings')
  await page.getByRole('link', { name: settings.catalogo.title }).click()
  await expect(page.getByRole('heading', { level: 2, name: settings.catalogo.title })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Es de muestra' })).toBeChecked()
  await page.goBack()
  await page.getByRole('link', { name: settings.partnersProvincia.title }).click()
  await expect(page.getByRole('searchbox', { name: `${studio.search}: Málaga` })).toBeVisible()
})

test('an editor is not offered the settings', async ({ baseURL, page }) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountWith({ editor: true }, baseURL))
  await page.goto('/estudio#/experiencias')
  const collections = page.getByRole('navigation', { name: studio.collectionsLabel })
  await expect(collections.getByRole('link', { name: studio.collections.experiencias })).toBeVisible()
  await expect(collections.getByRole('link', { name: studio.collections.configuracion })).toBeHidden()
})
