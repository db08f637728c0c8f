import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { leaveField, openSection } from '../support/studio/sections.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { plan } = studio
const id = `cambio-${crypto.randomUUID().slice(0, 8)}`
const name = `Paseo ${id}`
const path = `/experiencias/${id}`
const online = {
  descripcion: { es: '<p>Un paseo tranquilo.</p>' },
  nombre: { es: name },
  provincias: ['29'],
  reservaTipo: 'mostrar-aviso',
  slug: id
}

/** Planned changes are looked for every few seconds, and then a page is published. */
const timeout = 30_000
const dayMs = 24 * 60 * 60 * 1000
const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const bar = (page: Page, label: string) => page.getByRole('button', { exact: true, name: label })
const panel = (page: Page) => page.getByRole('region', { exact: true, name: plan.changeTitle })
const nameField = (page: Page) =>
  page.getByRole('group', { exact: true, name: 'Nombre' }).getByLabel(studio.languages.es, { exact: true })

async function choose(page: Page, day: string, time: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(plan.day).fill(day)
  await dialog.getByLabel(plan.time).fill(time)
  await dialog.getByRole('button', { exact: true, name: plan.set }).click()
  await expect(dialog).toBeHidden()
}

/** Writes another name, and plans it. */
async function planName(page: Page, written: string): Promise<void> {
  await openSection(page, 'texts')
  await nameField(page).fill(written)
  await leaveField(page)
  await bar(page, plan.set).click()
  await expectNoBarrier(page, 'studio, a plan is made')
  await choose(page, dayAhead(40), '09:30')
}

/** The hour has come. */
async function makeDue(): Promise<void> {
  await withDocuments(async db => {
    const past = new Date(Date.now() - 1000).toISOString()
    await db.doc(`programados/cambio~experiencias~${id}`).update({ cuando: past, vence: past })
  })
}

test.beforeEach(async ({ baseURL, page }) => {
  await withDocuments(async db => void (await db.doc(`experiencias/${id}`).set(online)))
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto(`/estudio#/experiencias/${id}`)
})
test.afterEach(() =>
  withDocuments(async db => {
    await db.doc(`experiencias/${id}`).delete()
    await db.doc(`programados/cambio~experiencias~${id}`).delete()
  })
)

test('a change of a published page waits for its moment, is seen in the day, and goes online by itself', async ({
  page
}) => {
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout }).toBe(200)
  await planName(page, `${name} de verano`)
  await expect(panel(page)).toContainText('Nombre: el cambio sale')
  await expect(panel(page)).toContainText('9:30')
  await expect(nameField(page)).toHaveValue(name)
  await expect(bar(page, plan.set)).toBeHidden()
  await panel(page).getByText(plan.see).click()
  await expect(panel(page).getByRole('insertion')).toHaveText(/de verano/)
  await expectNoBarrier(page, 'studio, a planned change')

  await panel(page).getByRole('button', { name: plan.changeMoment }).click()
  await choose(page, dayAhead(41), '18:15')
  await expect(panel(page)).toContainText('18:15')

  await page.goto('/estudio#')
  const waiting = page.getByRole('region', { name: studio.today.parts.planned })
  const entry = waiting.getByRole('link').filter({ hasText: id })
  await expect(entry).toContainText('18:15')
  expect(await pageText(page)).not.toContain('de verano')

  await makeDue()
  await expect.poll(async () => pageText(page), { timeout }).toContain('de verano')
  await page.goto('/estudio#/registro')
  await page.getByLabel(studio.record.search).fill(id)
  await expect(page.getByText(studio.record.action['change-planned'])).toBeVisible()
})

test('a document that is open while its planned change goes online shows that', async ({ page }) => {
  await page.clock.install()
  await page.reload()
  await planName(page, `${name} de primavera`)
  await expect(panel(page)).toBeVisible()
  await makeDue()
  await expect.poll(async () => pageText(page), { timeout }).toContain('de primavera')
  await page.clock.fastForward(41 * 24 * 60 * 60 * 1000)
  await expect(panel(page)).toBeHidden({ timeout })
  await expect(nameField(page)).toHaveValue(`${name} de primavera`)
})

test('a planned change comes back into the form, and is called off', async ({ page }) => {
  await planName(page, `${name} de otoño`)
  await panel(page).getByRole('button', { name: plan.takeUp }).click()
  await expect(panel(page)).toBeHidden()
  await expect(nameField(page)).toHaveValue(`${name} de otoño`)
  await bar(page, plan.set).click()
  await choose(page, dayAhead(40), '09:30')
  await panel(page).getByRole('button', { name: plan.callOff }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(plan.callOffNote)
  await dialog.getByRole('button', { name: plan.callOff }).click()
  await expect(panel(page)).toBeHidden()
  await expect(nameField(page)).toHaveValue(name)
})

test('where another person changed the same field meanwhile, the editor chooses, and nothing is lost', async ({
  page
}) => {
  await planName(page, `${name} de invierno`)
  await withDocuments(
    async db => void (await db.doc(`experiencias/${id}`).update({ nombre: { es: `${name} de Ida` } }))
  )
  await makeDue()
  await expect(async () => {
    await page.reload()
    await expect(panel(page)).toContainText('alguien cambió Nombre', { timeout: 2000 })
  }).toPass({ timeout })
  await expectNoBarrier(page, 'studio, a planned change')
  await panel(page).getByRole('button', { name: plan.takeUp }).click()
  const clash = page.getByRole('article', { name: 'Nombre · ES' })
  await expect(clash).toContainText(`${name} de Ida`)
  await clash.getByRole('button', { name: studio.takeMine }).click()
  await bar(page, studio.publish).click()
  await expect.poll(async () => pageText(page), { timeout }).toContain('de invierno')
})

async function pageText(page: Page): Promise<string> {
  return (await page.request.get(path)).text()
}
