import { readFile } from 'node:fs/promises'

import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { bulk, deletion, select } = studio

/** Three drafts of one story: nothing of them is on the site. */
function someDrafts() {
  const mark = `muchos-${crypto.randomUUID().slice(0, 8)}`
  return { ids: ['a', 'b', 'c'].map(letter => `${mark}-${letter}`), mark }
}

const counted = (texts: Record<'one' | 'other', string>, count: number) =>
  (count === 1 ? texts.one : texts.other).replace('{{count}}', String(count))
const apply = (count: number) => counted({ one: bulk.apply_one, other: bulk.apply_other }, count)

/** The marks of languages say what is missing, too: the filter is the one to choose from. */
const choice = (page: Page, name: string) => page.getByRole('combobox', { name })

async function stored(ids: readonly string[], field: string): Promise<unknown[]> {
  let found: unknown[] = []
  await withDocuments(async db => {
    const documents = await db.getAll(...ids.map(id => db.doc(`experiencias/${id}`)))
    found = documents.map(document => document.get(field) ?? null)
  })
  return found
}

const durations = (ids: readonly string[]) => stored(ids, 'duracionMinutos')
const names = (ids: readonly string[]) => stored(ids, 'nombre')

async function havingWritten({ ids, mark }: ReturnType<typeof someDrafts>): Promise<void> {
  await withDocuments(async db => {
    for (const id of ids)
      await db
        .doc(`experiencias/${id}`)
        .set({ borrador: true, nombre: { es: `Paseo ${id}` }, palabrasClaves: [mark], provincias: ['29'] })
  })
}

async function openList(page: Page, site: string | undefined, mark: string): Promise<void> {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(site))
  await page.goto('/estudio#/experiencias')
  await page.getByLabel(studio.searchLabel).fill(mark)
  await expect(page.getByText('3 documentos', { exact: true })).toBeVisible()
}

test('an editor changes a field of many, sees first what would change, and takes it back', async ({
  baseURL,
  page
}) => {
  const drafts = someDrafts()
  await havingWritten(drafts)
  await openList(page, baseURL, drafts.mark)
  await page.getByRole('button', { name: studio.filter }).click()
  await choice(page, studio.more.missing).selectOption({ label: studio.languages.en })
  await choice(page, studio.more.by).selectOption({ label: studio.changedOutside })
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 documentos', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: drafts.ids[0] ?? '' })).toContainText('Málaga')

  await page.getByLabel(select.all).check()
  await expect(page.getByText('3 elegidos')).toBeVisible()
  await expectNoBarrier(page, 'studio, chosen rows')
  await page.getByRole('button', { exact: true, name: bulk.change.field }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: bulk.field }).selectOption({ label: 'Duración' })
  await dialog.getByRole('textbox', { name: 'Duración' }).fill('45')
  await dialog.getByRole('button', { name: bulk.look }).click()
  await expect(dialog.getByRole('button', { name: apply(3) })).toBeVisible()
  expect(await durations(drafts.ids)).toEqual([null, null, null])
  await expectNoBarrier(page, 'studio, many documents')
  await dialog.getByRole('button', { name: apply(3) }).click()
  await expect(dialog.getByText('3 documentos cambiados')).toBeVisible()
  expect(await durations(drafts.ids)).toEqual([45, 45, 45])
  await dialog.getByRole('button', { name: bulk.undo }).click()
  await expect(dialog.getByText(bulk.undone)).toBeVisible()
  expect(await durations(drafts.ids)).toEqual([null, null, null])
})

test('many documents are deleted once it was said what links to them, and come back', async ({
  baseURL,
  page
}) => {
  const drafts = someDrafts()
  await havingWritten(drafts)
  const [first = '', second = '', third = ''] = drafts.ids
  await withDocuments(async db => void (await db.doc(`experiencias/${third}`).update({ metas: [first] })))
  await openList(page, baseURL, drafts.mark)
  for (const id of [first, second]) {
    await page.getByRole('link', { name: id }).focus()
    await page.keyboard.press(' ')
  }
  await page.getByRole('button', { exact: true, name: bulk.change.delete }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(bulk.linked)).toBeVisible()
  await expect(dialog.getByText(`Paseo ${third} (${studio.collections.experiencias})`)).toBeVisible()
  await expectNoBarrier(page, 'studio, many documents')
  await dialog
    .getByRole('button', { name: counted({ one: bulk.delete_one, other: bulk.delete_other }, 2) })
    .click()
  await expect(dialog.getByText('2 documentos borrados')).toBeVisible()
  expect(await names(drafts.ids)).toEqual([null, null, { es: `Paseo ${third}` }])
  await dialog.getByRole('button', { name: bulk.close }).click()
  await expect(page.getByText('1 documento', { exact: true })).toBeVisible()
  // The way back stays: without the dialog, elsewhere, and when the page is loaded again.
  await expect(page.getByRole('button', { name: bulk.undo })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: bulk.undo }).click()
  await expect(page.getByText(bulk.undone)).toBeVisible()
  for (const id of drafts.ids) await expect(page.getByRole('link', { name: id })).toHaveCount(1)
  expect(await names(drafts.ids)).toEqual(drafts.ids.map(id => ({ es: `Paseo ${id}` })))
})

test('many deletions are one line of the record, which names each document as it was called', async ({
  baseURL,
  page
}) => {
  const drafts = someDrafts()
  await havingWritten(drafts)
  await openList(page, baseURL, drafts.mark)
  await page.getByLabel(select.all).check()
  await page.getByRole('button', { exact: true, name: bulk.change.delete }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(bulk.unlinked)).toBeVisible()
  await dialog.getByRole('button', { name: bulk.delete_other.replace('{{count}}', '3') }).click()
  await expect(dialog.getByText('3 documentos borrados')).toBeVisible()
  await page.goto('/estudio#/registro')
  await page.reload()
  await page.getByLabel(studio.record.search).fill(drafts.mark)
  await page.getByText(studio.record.each).click()
  for (const id of drafts.ids) await expect(page.getByRole('link', { name: `Paseo ${id}` })).toBeVisible()
  await expectNoBarrier(page, 'studio, record')
})

test('a file goes out, is changed, and comes back once each line was looked at', async ({
  baseURL,
  page
}) => {
  const drafts = someDrafts()
  await havingWritten(drafts)
  await openList(page, baseURL, drafts.mark)
  await page.getByLabel(select.all).check()
  // A spreadsheet is for editors; the file for programs stands elsewhere, in a second place.
  await expect(page.getByRole('button', { exact: true, name: bulk.export.json })).toBeHidden()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { exact: true, name: bulk.export.csv }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  const [first = '', second = '', third = ''] = drafts.ids
  const changed = text.replace(`Paseo ${first}`, `Paseo nuevo ${first}`).replace(`${second};`, `Con Espacio;`)

  await page.goto('/estudio#/importar')
  await expect(page.getByRole('button', { exact: true, name: bulk.export.json })).toBeHidden()
  await page.getByText(bulk.otherFile).click()
  const forPrograms = page.waitForEvent('download')
  await page.getByRole('button', { exact: true, name: bulk.export.json }).click()
  expect((await forPrograms).suggestedFilename()).toMatch(/\.json$/)
  await page.getByLabel(bulk.file).setInputFiles({
    buffer: Buffer.from(changed),
    mimeType: 'text/csv',
    name: 'experiencias.csv'
  })
  const lines = page.getByRole('listitem')
  await expect(lines.filter({ hasText: bulk.lineKinds.blocked })).toContainText(
    'no es el id de ningún documento'
  )
  await expect(lines.filter({ hasText: bulk.lineKinds.change })).toContainText(`Paseo nuevo ${first}`)
  await expect(lines.filter({ hasText: third })).toHaveCount(0)
  await expectNoBarrier(page, 'studio, import')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: bulk.waiting_one }).click()
  const waiting = await readFile(await (await saving).path(), 'utf8')
  expect(waiting.trim().split('\r\n')).toHaveLength(2)
  expect(waiting).toContain('no es el id de ningún documento')
  await page.getByRole('button', { name: `1 ${bulk.kinds.blocked}` }).click()
  await expect(lines.filter({ hasText: bulk.lineKinds.change })).toHaveCount(0)
  await page.getByRole('button', { name: apply(1) }).click()
  await expect(page.getByText('1 documento cambiado')).toBeVisible()
  await withDocuments(async db => {
    expect((await db.doc(`experiencias/${first}`).get()).get('nombre')).toEqual({
      es: `Paseo nuevo ${first}`
    })
  })
  // The way back stays while its editor is elsewhere, and when the page is loaded again.
  await page.getByRole('link', { name: new RegExp(`^${studio.content}`) }).click()
  await page.goBack()
  await expect(page.getByRole('button', { name: bulk.undo })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: bulk.undo }).click()
  await expect(page.getByText(bulk.undone)).toBeVisible()
  expect(await names([first])).toEqual([{ es: `Paseo ${first}` }])
  await page.getByLabel(bulk.file).setInputFiles({
    buffer: Buffer.from('nada'),
    mimeType: 'text/csv',
    name: 'otra.csv'
  })
  await expect(page.getByText(bulk.unreadable)).toBeVisible()
})

test('a document is deleted once it was said what links to it, and comes back', async ({ baseURL, page }) => {
  const drafts = someDrafts()
  await havingWritten(drafts)
  const [first = '', second = ''] = drafts.ids
  await withDocuments(async db => void (await db.doc(`experiencias/${second}`).update({ metas: [first] })))
  await openList(page, baseURL, drafts.mark)
  await page.getByRole('link', { name: first }).click()
  await page.getByRole('button', { exact: true, name: deletion.button }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`Paseo ${second}`)).toBeVisible()
  await expectNoBarrier(page, 'studio, a deletion')
  await dialog.getByRole('button', { exact: true, name: deletion.button }).click()
  await expect(page.getByText(deletion.done.replace('{{name}}', `Paseo ${first}`))).toBeVisible()
  await page.getByRole('button', { name: bulk.undo }).click()
  await expect(page.getByText(deletion.done.replace('{{name}}', `Paseo ${first}`))).toBeHidden()
  await withDocuments(async db => {
    expect((await db.doc(`experiencias/${first}`).get()).get('nombre')).toEqual({ es: `Paseo ${first}` })
  })
})

test('rows are chosen by keyboard alone', async ({ baseURL, page }) => {
  const drafts = someDrafts()
  await havingWritten(drafts)
  await openList(page, baseURL, drafts.mark)
  await page.getByRole('button', { name: studio.filter }).focus()
  await page.getByRole('link', { name: drafts.ids[0] ?? '' }).focus()
  await page.keyboard.press(' ')
  await expect(page.getByText('1 elegido')).toBeVisible()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText('2 elegidos')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: select.bar })).toBeHidden()
})
