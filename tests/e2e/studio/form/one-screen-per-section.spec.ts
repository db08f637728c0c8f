import { sections } from '#domain/data/field-form.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../../support/barriers.ts'
import { withDocuments } from '../../support/documents.ts'
import { havingOpenedDraft } from '../../support/studio/open-draft.ts'
import { leaveField, openSection } from '../../support/studio/sections.ts'
import { expect, test } from '../../support/test.ts'

/** An experience of the catalogue with nearly everything filled in. */
const full = 'ma-kayak-maro'
const tallestSection = 1800
const tallestDocument = 6000

const { draft, id } = havingOpenedDraft('secciones')

test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

test('no section of a full document is taller than two screens, and "back" returns to the one that was open', async ({
  page
}) => {
  await page.goto(`/estudio#/experiencias/${full}`)
  // An experience has no settings, and this one no fields that the form does not know.
  for (const section of sections.filter(name => name !== 'rest' && name !== 'settings')) {
    await openSection(page, section)
    const region = page.getByRole('region', { exact: true, name: studio.sections[section] })
    await expect(page.getByRole('heading', { level: 3, name: studio.sections[section] })).toBeFocused()
    expect((await region.boundingBox())?.height).toBeLessThanOrEqual(tallestSection)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(tallestDocument)
  }
  await openSection(page, 'prices')
  await expectNoBarrier(page, 'studio, a section')
  await page.getByRole('link', { name: studio.back }).click()
  await expect(page.getByRole('heading', { level: 2, name: studio.collections.experiencias })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('region', { exact: true, name: studio.sections.prices })).toBeVisible()
})

test('many closed days are a line each, and one of them is opened to be changed', async ({ page }) => {
  const days = Array.from({ length: 12 }, (_, index) => `2031-12-${index + 10}`)
  const closed = days.map(day => ({ desde: day, estado: 'cerrado' }))
  await withDocuments(
    async db => void (await db.doc(`experiencias/${id}`).set({ ...draft, excepciones: closed }))
  )
  await page.reload()
  await openSection(page, 'when')
  const list = page.getByRole('group', { exact: true, name: 'Días cerrados o completos' })
  await expect(list.getByText('10 dic 2031 · Cerrado')).toBeVisible()
  expect((await list.boundingBox())?.height).toBeLessThan(500)
  const state = list.getByLabel('Estado').first()
  await expect(state).toBeHidden()
  await list.getByText('10 dic 2031 · Cerrado').click()
  await state.selectOption('completo')
  await expect(list.getByText('10 dic 2031 · Completo')).toBeVisible()
  await list.getByRole('button', { exact: true, name: `${studio.remove}: 12` }).click()
  await expect(list.getByText('21 dic 2031 · Cerrado')).toBeHidden()
  await expectNoBarrier(page, 'studio, a long list')
})

test('a field says what it is for while somebody is in it, and a seldom one is added by name', async ({
  page
}) => {
  await openSection(page, 'when')
  const duration = page.getByLabel('Duración')
  const help = page.getByText('en minutos', { exact: false })
  await expect(help).toBeHidden()
  await duration.focus()
  await expect(help).toBeVisible()
  await expect(page.getByLabel('Es un evento')).toHaveCount(0)
  await page.getByRole('button', { name: `${studio.add}: Es un evento` }).click()
  await expect(page.getByLabel('Es un evento')).toBeFocused()
})

test('a number that may be two is asked about, and a negative lowest price is not published', async ({
  page
}) => {
  await withDocuments(
    async db => void (await db.doc(`experiencias/${id}`).set({ ...draft, borrador: false }))
  )
  await page.reload()
  await openSection(page, 'prices')
  await page.getByRole('button', { exact: true, name: `${studio.add}: Precios` }).click()
  await page.getByLabel('1: adulto').fill('1.234')
  const question = page.getByRole('group', { name: studio.whichNumber })
  await expectNoBarrier(page, 'studio, a question')
  await question.getByRole('button', { name: interpolate(studio.setNumber, { number: '1.234' }) }).click()
  await expect(page.getByLabel('1: adulto')).toHaveValue('1234')
  await expect(question).toBeHidden()

  await page.getByRole('button', { name: `${studio.add}: Precio desde` }).click()
  const lowest = page.getByLabel('Precio desde')
  await lowest.fill('-5')
  await leaveField(page)
  await openSection(page, 'texts')
  await page.getByRole('button', { exact: true, name: studio.publish }).click()
  await expect(lowest).toBeFocused()
  await withDocuments(async db => {
    expect((await db.doc(`experiencias/${id}`).get()).get('precioDesde')).toBeUndefined()
  })
})

test('a page that nobody could book is published when that was said, and taken back from the bar', async ({
  page
}) => {
  const list = page.getByRole('region', { name: studio.checklist.title })
  await expect(list.getByRole('button')).toHaveText(
    ['Descripción', 'Precios', 'Municipio', 'Empresa', 'Cómo se reserva'].map(name => new RegExp(name))
  )
  await page.getByRole('button', { exact: true, name: studio.publish }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Precios')
  await expectNoBarrier(page, 'studio, before publishing')
  await dialog.getByRole('button', { name: studio.checklist.anyway }).click()
  await expect(page.getByText(studio.online.done.split('{{')[0] ?? '')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { exact: true, name: studio.online.undo }).click()
  await expect(page.getByText(studio.save.saved.split('{{')[0] ?? '')).toBeVisible()
  await withDocuments(async db => {
    expect((await db.doc(`experiencias/${id}`).get()).get('borrador')).toBe(true)
  })
})
