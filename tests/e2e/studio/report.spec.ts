import studio from '#studio/texts/es.json' with { type: 'json' }

import { withDocuments } from '../support/documents.ts'
import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const id = `informe-${crypto.randomUUID().slice(0, 8)}`

test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${id}`).delete())))

test('what is not on the site is in the report, with the way to the field to mend', async ({
  baseURL,
  page
}) => {
  await withDocuments(
    async db =>
      void (await db.doc(`experiencias/${id}`).set({ provincias: ['29'], reservaTipo: 'mostrar-aviso' }))
  )
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/informe')
  const line = page.getByRole('link', { name: id })
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: studio.report.title })).toBeVisible()
    await expect(line).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await line.click()
  const name = page.getByRole('group', { exact: true, name: 'Nombre' })
  await expect(name.getByLabel(studio.languages.es, { exact: true })).toBeFocused()
})
