import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { administratorAt, accountWith, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { restoring } = studio

/** Experiences of this story alone: one that is changed, one that is deleted, one that is made. */
function someExperiences() {
  const mark = `momento-${crypto.randomUUID().slice(0, 8)}`
  return {
    changed: `${mark}-cambiada`,
    deleted: `${mark}-borrada`,
    made: `${mark}-nueva`,
    mark
  }
}

const documentOf = (id: string) => ({
  borrador: false,
  descripcion: { es: '<p>Un paseo tranquilo.</p>' },
  nombre: { es: `Paseo ${id}` },
  precios: [{ nombre: { es: 'Salida' }, precios: { adulto: 35 } }],
  provincias: ['29'],
  reservaTipo: 'mostrar-aviso',
  slug: id
})

/** A page is drawn and published by a machine that does other things, too. */
const timeout = 30_000

const button = (page: Page, label: string) => page.getByRole('button', { exact: true, name: label })
const nameField = (page: Page) =>
  page.getByRole('group', { exact: true, name: 'Nombre' }).getByLabel(studio.languages.es, { exact: true })
const restorePart = (page: Page) => page.getByRole('region', { exact: true, name: studio.tools.volver })
const pageText = async (page: Page, id: string) => (await page.request.get(`/experiencias/${id}`)).text()

/** Other stories change the same site at the same time: what is theirs is left out of what the functions answer. */
async function withoutOthers(page: Page, mark: string): Promise<void> {
  await page.route('**/fn/estudioMomento', async route => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const { result } = await response.json()
    const lineas = result.lineas.filter(({ id }: { id: string }) => id.startsWith(mark))
    return route.fulfill({ json: { result: { ...result, lineas } }, response })
  })
}

async function publish(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/estudio#/experiencias/${id}`)
  await nameField(page).fill(name)
  await button(page, studio.publish).click()
  await expect(page.getByText(studio.save.published.split('{{')[0] ?? '')).toBeVisible()
}

let written: string[] = []
// Stories of lists count what is there.
test.afterEach(async () => {
  await withDocuments(async db => {
    for (const id of written) await db.doc(`experiencias/${id}`).delete()
  })
  written = []
})

test('an administrator takes the content back to before a line of the record, sees the site change, and undoes it', async ({
  baseURL,
  page
}) => {
  test.slow()
  const { changed, deleted, made, mark } = someExperiences()
  written = [changed, deleted, made]
  await withDocuments(async db => {
    for (const id of [changed, deleted]) await db.doc(`experiencias/${id}`).set(documentOf(id))
  })
  await withoutOthers(page, mark)
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await publish(page, changed, 'Paseo equivocado')
  await page.goto(`/estudio#/experiencias/${deleted}`)
  await button(page, studio.deletion.button).click()
  await page.getByRole('dialog').getByRole('button', { exact: true, name: studio.deletion.button }).click()
  await expect(page.getByRole('heading', { level: 2, name: studio.collections.experiencias })).toBeVisible()
  await withDocuments(async db => void (await db.doc(`experiencias/${made}`).set(documentOf(made))))
  await expect.poll(() => pageText(page, changed), { timeout }).toContain('Paseo equivocado')
  await expect.poll(() => pageText(page, made), { timeout }).toContain(`Paseo ${made}`)

  // The first line of this story in the record: everything before it is to be as it was.
  await page.goto('/estudio#/registro')
  await page.getByRole('searchbox').fill(changed)
  await page.getByRole('listitem').getByRole('link', { name: studio.record.before }).last().click()
  await expect(page.getByText(restoring.kinds.change)).toBeVisible({ timeout })
  await expectNoBarrier(page, 'studio, back to a moment')
  const width = page.viewportSize()?.width
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width)
  await page.getByText(`1 ${restoring.short.change}, 1 ${restoring.short.return}`).click()
  await restorePart(page).getByText('Paseo equivocado').click()
  await expect(restorePart(page).getByRole('deletion').filter({ hasText: 'equivocado' })).toBeVisible()
  await expect(restorePart(page).getByRole('insertion').filter({ hasText: changed })).toBeVisible()
  // Changes from outside the studio are named and left.
  await expect(page.getByText(restoring.kinds.unknown)).toBeVisible()

  await button(page, restoring.apply_other.replace('{{count}}', '2')).click()
  const dialog = page.getByRole('dialog')
  await expectNoBarrier(page, 'studio, before going back')
  await dialog.getByRole('button', { name: restoring.apply_other.replace('{{count}}', '2') }).click()
  await expect(
    page.getByText(restoring.done_other.split('{{moment}}')[0]?.replace('{{count}}', '2') ?? '')
  ).toBeVisible()
  await expect.poll(() => pageText(page, changed), { timeout }).toContain(`Paseo ${changed}`)
  await expect.poll(() => pageText(page, deleted), { timeout }).toContain(`Paseo ${deleted}`)
  expect(await pageText(page, made)).toContain(`Paseo ${made}`)

  await button(page, restoring.again).click()
  await expect(page.getByText(restoring.kinds.change)).toBeHidden()
  await page.goto('/estudio#/registro')
  await page.getByRole('searchbox').fill('contenido/todo')
  await page.getByRole('listitem').getByRole('link', { name: studio.record.before }).first().click()
  await button(page, restoring.apply_other.replace('{{count}}', '2')).click()
  await dialog.getByRole('button', { name: restoring.apply_other.replace('{{count}}', '2') }).click()
  await expect.poll(() => pageText(page, changed), { timeout }).toContain('Paseo equivocado')
})

test('an administrator sees in the record what was changed, and takes a field and a document back from there', async ({
  baseURL,
  page
}) => {
  const { changed, deleted, made, mark } = someExperiences()
  written = [changed, deleted, made]
  await withDocuments(async db => void (await db.doc(`experiencias/${changed}`).set(documentOf(changed))))
  await withoutOthers(page, mark)
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await publish(page, changed, 'Paseo equivocado')
  await page.goto('/estudio#/registro')
  await page.getByRole('searchbox').fill(changed)
  const lines = page.getByRole('listitem').filter({ hasText: studio.record.action.save })
  await lines.first().getByText(studio.history.changes).click()
  await expect(page.getByRole('insertion').filter({ hasText: 'equivocado' })).toBeVisible()
  await expectNoBarrier(page, 'studio, record')

  const dialog = page.getByRole('dialog')
  const takeBack = `${studio.history.takeBack}: Nombre · Español`
  await page.getByRole('button', { name: takeBack }).click()
  await dialog.getByRole('button', { exact: true, name: studio.history.takeBack }).click()
  await expect.poll(() => pageText(page, changed), { timeout }).toContain(`Paseo ${changed}`)
  // The way back is a line itself, and goes back as well.
  await expect(lines).toHaveCount(2)
  await lines.first().getByText(studio.history.changes).click()
  await lines.first().getByRole('button', { exact: true, name: studio.record.takeDocument }).click()
  await dialog.getByRole('button', { exact: true, name: studio.record.takeDocument }).click()
  await expect(page.getByText(studio.record.action.restore).first()).toBeVisible()
  await expect.poll(() => pageText(page, changed), { timeout }).toContain('Paseo equivocado')

  await lines.last().getByRole('link', { name: studio.record.before }).click()
  await expect(restorePart(page).getByText(restoring.kinds.change)).toBeVisible({ timeout })
})

test('by keyboard alone a moment is chosen, and one to come is said to be none', async ({
  baseURL,
  page
}) => {
  await withoutOthers(page, 'nothing')
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/volver')
  await button(page, restoring.look).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(studio.plan.missing)).toBeVisible()
  await page.getByLabel(studio.plan.day).fill('2199-01-01')
  await page.getByLabel(studio.plan.time).fill('10:00')
  await page.keyboard.press('Enter')
  await expect(page.getByText(restoring.failures['moment-ahead'])).toBeVisible()
  await page.getByLabel(studio.plan.day).fill('2026-01-01')
  await page.keyboard.press('Enter')
  await expect(page.getByText(restoring.same)).toBeVisible({ timeout })
})

test('an editor who is no administrator is not offered to go back, and is told so at its address', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountWith({ editor: true }, baseURL))
  await page.goto('/estudio#/volver/2026-01-01T00:00:00.000Z')
  await expect(page.getByText(studio.people.onlyAdmins)).toBeVisible()
  await expect(page.getByRole('link', { name: studio.tools.importar })).toBeVisible()
  await expect(page.getByRole('link', { name: studio.tools.volver })).toHaveCount(0)
})
