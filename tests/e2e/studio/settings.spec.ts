import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { accountWith, administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { settings } = studio

test('an administrator finds all settings on one page, changes a switch, publishes it and takes it back', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/configuracion')
  const sample = page.getByRole('region', { name: settings.catalogo.title })
  const isSample = sample.getByRole('checkbox', { name: 'Es de muestra' })
  await expect(isSample).toBeChecked()
  const partners = page.getByRole('region', { name: settings.partnersProvincia.title })
  await expect(partners.getByRole('searchbox', { name: `${studio.search}: Málaga` })).toBeVisible()
  const pictures = page.getByRole('region', { name: settings.imagenesProvincias.title })
  await expect(pictures.getByRole('textbox', { name: 'Málaga' })).toBeVisible()
  for (const name of [studio.new, studio.toDraft, studio.saveDraft, studio.publish])
    await expect(page.getByRole('button', { exact: true, name })).toBeHidden()
  await expectNoBarrier(page, 'studio, settings')

  await isSample.uncheck()
  await sample.getByRole('button', { exact: true, name: studio.publish }).click()
  const published = studio.save.published.split('{{')[0] ?? ''
  await expect(sample.getByText(published)).toBeVisible()
  await sample.getByRole('button', { name: studio.online.undo }).click()
  await expect(isSample).toBeChecked()
  await expect(sample.getByText(published)).toBeVisible()
})

test('a picture of another site is refused where it is written, and nothing is published', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/configuracion/imagenesProvincias/campo/malaga')
  const pictures = page.getByRole('region', { name: settings.imagenesProvincias.title })
  const malaga = pictures.getByRole('textbox', { name: 'Málaga' })
  await expect(malaga).toBeFocused()
  await malaga.fill('https://example.com/malaga.jpg')
  await pictures.getByRole('button', { exact: true, name: studio.publish }).click()
  await expect(malaga).toHaveAttribute('aria-invalid', 'true')
  await pictures.getByRole('button', { exact: true, name: studio.discard }).click()
  await expect(malaga).toHaveValue('')
})

test('an editor is not offered the settings, and reads who changes them', async ({ baseURL, page }) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountWith({ editor: true }, baseURL))
  await page.goto('/estudio#/experiencias')
  const collections = page.getByRole('navigation', { name: studio.collectionsLabel })
  await expect(collections.getByRole('link', { name: studio.collections.experiencias })).toBeVisible()
  await expect(collections.getByRole('link', { name: studio.collections.configuracion })).toBeHidden()
  await page.goto('/estudio#/configuracion')
  await expect(page.getByText(studio.people.onlyAdmins)).toBeVisible()
})
