import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { leaveField } from '../support/studio/sections.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { plan } = studio
const id = `programada-${crypto.randomUUID().slice(0, 8)}`
const name = `Paseo ${id}`
const path = `/experiencias/${id}`
const draft = {
  borrador: true,
  nombre: { es: name },
  provincias: ['29'],
  reservaTipo: 'mostrar-aviso',
  slug: id
}

/** Planned changes are looked for every few seconds, and then a page is published. */
const timeout = 30_000
const dayMs = 24 * 60 * 60 * 1000
const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const panel = (page: Page) => page.getByRole('region', { exact: true, name: plan.title })

async function choose(page: Page, opener: string, day: string, time: string): Promise<void> {
  await panel(page).getByRole('button', { name: opener }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(plan.day).fill(day)
  await dialog.getByLabel(plan.time).fill(time)
  await dialog.getByRole('button', { exact: true, name: plan.set }).click()
  await expect(dialog).toBeHidden()
}

/** The hour has come. */
async function makeDue(): Promise<void> {
  await withDocuments(async db => {
    const past = new Date(Date.now() - 1000).toISOString()
    await db.doc(`programados/experiencias~${id}`).update({ cuando: past, vence: past })
  })
}

test.beforeEach(async ({ baseURL, page }) => {
  await withDocuments(async db => void (await db.doc(`experiencias/${id}`).set(draft)))
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
})
test.afterEach(() =>
  withDocuments(async db => {
    await db.doc(`experiencias/${id}`).delete()
    await db.doc(`programados/experiencias~${id}`).delete()
  })
)

test('a draft goes online at the moment that was said, which is seen in the list, changed and cancelled', async ({
  page
}) => {
  await page.goto(`/estudio#/experiencias/${id}`)
  await panel(page).getByRole('button', { name: plan.choose.publish }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { exact: true, name: plan.set }).click()
  await expect(dialog.getByText(plan.missing)).toBeVisible()
  await dialog.getByLabel(plan.day).fill('2020-01-01')
  await dialog.getByLabel(plan.time).fill('09:00')
  await dialog.getByRole('button', { exact: true, name: plan.set }).click()
  await expect(dialog.getByText(plan.problem['moment-past'])).toBeVisible()
  await expectNoBarrier(page, 'studio, a plan is made')
  await dialog.getByRole('button', { name: studio.cancel }).click()

  await choose(page, plan.choose.publish, dayAhead(40), '09:30')
  await expect(panel(page)).toContainText('9:30')
  await choose(page, plan.change, dayAhead(41), '18:15')
  await expect(panel(page)).toContainText('18:15')
  await expectNoBarrier(page, 'studio, a plan')

  await page.getByRole('link', { name: studio.back }).click()
  await page.getByRole('button', { name: studio.filters.planned }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('18:15')
  await row.getByRole('link').click()
  await panel(page).getByRole('button', { name: plan.cancel }).click()
  await expect(panel(page).getByRole('button', { name: plan.choose.publish })).toBeVisible()

  await choose(page, plan.choose.publish, dayAhead(40), '09:30')
  await makeDue()
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout }).toBe(200)
  await page.reload()
  await choose(page, plan.choose.withdraw, dayAhead(50), '00:00')
  await makeDue()
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout }).toBe(410)

  await page.goto('/estudio#/registro')
  await page.getByLabel(studio.record.search).fill(id)
  await expect(page.getByText(studio.record.action['publish-planned'])).toBeVisible()
  await expect(page.getByText(studio.record.action['withdraw-planned'])).toBeVisible()
})

test('what could not be published at its moment says which fields are missing', async ({ page }) => {
  await withDocuments(async db => void (await db.doc(`experiencias/${id}`).update({ nombre: {} })))
  await page.goto(`/estudio#/experiencias/${id}`)
  await leaveField(page)
  await choose(page, plan.choose.publish, dayAhead(40), '09:30')
  await makeDue()
  await expect(async () => {
    await page.reload()
    await expect(panel(page)).toContainText('Arregla Nombre', { timeout: 2000 })
  }).toPass({ timeout })
  await expectNoBarrier(page, 'studio, a plan')
  // Gone, where another of these stories had it online before.
  expect([404, 410]).toContain((await page.request.get(path)).status())
})

test('with the keyboard alone a moment is said', async ({ page }) => {
  await page.goto(`/estudio#/experiencias/${id}`)
  const opener = panel(page).getByRole('button', { name: plan.choose.publish })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(plan.day).focus()
  // The order of day and month, and whether there is a.m. and p.m., is that of the browser.
  await page.keyboard.type('12122027')
  await dialog.getByLabel(plan.time).focus()
  await page.keyboard.type('0930a')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(panel(page)).toContainText('2027')
  await expect(panel(page).getByRole('button', { name: plan.change })).toBeFocused()
})
