import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const mark = `filtro-${crypto.randomUUID().slice(0, 8)}`
const ids = { cadiz: `${mark}-a`, malaga: `${mark}-b` }

test.beforeEach(() =>
  withDocuments(async db => {
    for (const [id, code] of [
      [ids.cadiz, '11'],
      [ids.malaga, '29']
    ] as const)
      await db.doc(`experiencias/${id}`).set({ borrador: true, nombre: { es: id }, provincias: [code] })
  })
)
test.afterEach(() =>
  withDocuments(async db => {
    for (const id of Object.values(ids)) await db.doc(`experiencias/${id}`).delete()
  })
)

test('filters are asked for behind one button, and what is on stands as a chip that takes it off', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/experiencias')
  await page.getByLabel(studio.searchLabel).fill(mark)
  await expect(page.getByText('2 documentos', { exact: true })).toBeVisible()
  const province = page.getByRole('combobox', { name: studio.more.province })
  await expect(province).toBeHidden()

  const filter = page.getByRole('button', { name: new RegExp(`^${studio.filter}`) })
  await filter.click()
  await province.selectOption('11')
  await expect(page.getByText('1 documento', { exact: true })).toBeVisible()
  await expectNoBarrier(page, 'studio, filters')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(province).toBeHidden()
  await expect(filter).toHaveAccessibleName(`${studio.filter} 1`)

  await page.getByRole('button', { name: `${studio.more.province}: ${studio.provinceNames['11']}` }).click()
  await expect(page.getByText('2 documentos', { exact: true })).toBeVisible()
  await expect(filter).toHaveAccessibleName(studio.filter)
})
