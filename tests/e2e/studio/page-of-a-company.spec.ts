import studio from '#studio/texts/es.json' with { type: 'json' }

import { accountWith, havingSignedInAs } from '../support/people/accounts.ts'
import { openSection } from '../support/studio/sections.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/** An ordinary experience of the catalogue, and its company. */
const experience = 'al-cuevas-sorbas'
const company = 'cabo-abierto'
/** A page is drawn by a machine that does other things, too. */
const timeout = 30_000

test('a company writes a proposal, and sees the page as it would be: beside the form, or in its place on a phone', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountWith({ empresa: [company] }, baseURL))
  await page.goto(`/estudio#/experiencias/${experience}`)
  await openSection(page, 'texts')
  const name = page.getByRole('group', { exact: true, name: 'Nombre' })
  await name.getByLabel(studio.languages.es, { exact: true }).fill('Cuevas de prueba')
  // A narrow screen shows one of them at a time.
  const toPage = page.getByRole('button', { exact: true, name: studio.preview.title })
  if (await toPage.isVisible()) await toPage.click()
  const title = page.getByRole('complementary', { name: studio.preview.title }).frameLocator('iframe')
  await expect(title.getByRole('heading', { level: 1 })).toHaveText('Cuevas de prueba', { timeout })
})
