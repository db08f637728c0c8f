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

test('filters and search stand in the address: a reload and a link that was sent find them, and so a section of a form', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/experiencias')
  await page.getByLabel(studio.searchLabel).fill(mark)
  await page.getByRole('button', { name: new RegExp(`^${studio.filters.draft}`) }).click()
  await expect(page).toHaveURL(`/estudio#/experiencias?texto=${mark}&filtro=borradores`)
  await page.reload()
  await expect(page.getByText('2 documentos', { exact: true })).toBeVisible()
  await expect(page.getByLabel(studio.searchLabel)).toHaveValue(mark)

  await page.goto(`/estudio#/experiencias?texto=${mark}&provincia=11`)
  await expect(page.getByText('1 documento', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: ids.cadiz }).click()
  const sections = page.getByRole('navigation', { name: studio.sectionsLabel })
  await sections.getByRole('button', { name: studio.sections.prices }).click()
  await expect(page).toHaveURL(new RegExp(`${ids.cadiz}\\?seccion=precios$`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: studio.sections.prices })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1 documento', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: ids.cadiz })).toBeVisible()
})
