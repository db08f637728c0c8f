import { readFile } from 'node:fs/promises'

import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import {
  accountWith,
  administratorAt,
  havingSignedInAs,
  type TestAccount
} from '../support/people/accounts.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { translation } = studio
/** A page is published by a machine that does other things, too. */
const timeout = 60_000

/** An experience of this story alone, in Spanish and English. */
function anExperience() {
  const id = `traducir-${crypto.randomUUID().slice(0, 8)}`
  const document = {
    descripcion: { en: '<p>A quiet walk.</p>', es: '<p>Un paseo tranquilo.</p>' },
    empresa: 'levante',
    incluye: [{ en: 'Water', es: 'Agua' }],
    nombre: { en: `Walk ${id}`, es: `Paseo ${id}` },
    provincias: ['29'],
    reservaTipo: 'mostrar-aviso',
    slug: id
  }
  return { document, id, path: `/experiencias/${id}` }
}

let story: ReturnType<typeof anExperience>

test.beforeEach(async () => {
  story = anExperience()
  await withDocuments(async db => void (await db.doc(`experiencias/${story.id}`).set(story.document)))
})
test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${story.id}`).delete())))

const translatorAt = (site: string | undefined, languages = ['de', 'fr']) =>
  accountWith({ translator: languages }, site)

async function openStudio(page: Page, account: TestAccount, fragment = ''): Promise<void> {
  await havingChosenCookies(page)
  await havingSignedInAs(page, account)
  await page.goto(`/estudio${fragment}`)
}

/** Saves a change as an editor who works elsewhere. */
async function saveAsEditor(site: string | undefined, campos: object): Promise<void> {
  const { idToken } = await administratorAt(site)
  const ask = async (name: string, data: object): Promise<{ revision: string }> => {
    const response = await fetch(`${site}/fn/${name}`, {
      body: JSON.stringify({ data }),
      headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
      method: 'POST'
    })
    return Object(await response.json()).result
  }
  const place = { coleccion: 'experiencias', id: story.id }
  const { revision } = await ask('estudioLeer', place)
  await ask('estudioGuardar', { ...place, campos, quitados: [], revision })
}

const cell = (page: Page, language: string) =>
  page.getByRole('link', { name: new RegExp(`^Paseo ${story.id}.*, ${language}:`) })
const german = (page: Page, label: string) =>
  page.getByRole('textbox', { exact: true, name: `${label}, ${studio.languages.de}` })
const next = (page: Page) => page.getByRole('button', { exact: true, name: translation.next })

async function stored(field: string): Promise<unknown> {
  let found: unknown
  await withDocuments(async db => {
    found = (await db.doc(`experiencias/${story.id}`).get()).get(field)
  })
  return found
}

test('a translator finds what is missing, translates one text after the other, and it is on the site', async ({
  baseURL,
  ledger,
  page
}) => {
  await openStudio(page, await translatorAt(baseURL))
  await expect(page.getByRole('heading', { level: 2, name: studio.tools.traducir })).toBeVisible()
  // Texts alone: neither documents nor opinions, and no other collection than those with texts.
  await expect(page.getByRole('link', { exact: true, name: studio.content })).toBeHidden()
  await expect(page.getByRole('link', { exact: true, name: studio.tools.opiniones })).toBeHidden()
  await expect(page.getByRole('link', { exact: true, name: studio.collections.partners })).toBeHidden()

  await page.getByLabel(translation.search).fill(story.id)
  await expect(cell(page, studio.languages.de)).toHaveAccessibleName(/faltan 3$/)
  // Her language alone.
  await expect(cell(page, studio.languages.en)).toBeHidden()
  await expectNoBarrier(page, 'studio, languages')
  await cell(page, studio.languages.de).click()

  await expect(page.getByRole('heading', { level: 2, name: `Paseo ${story.id}` })).toBeVisible()
  await german(page, 'Nombre').fill(`Spaziergang ${story.id}`)
  await expect(page.getByText(translation.keptSent.split('{{')[0] ?? '')).toBeVisible()
  expect(ledger.stored).toContain('studio')
  await expectNoBarrier(page, 'studio, translation')
  const width = page.viewportSize()?.width
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width)
  await next(page).click()

  await expect(german(page, 'Descripción')).toBeFocused()
  await page.keyboard.type('Ein ruhiger Spaziergang.')
  await page.keyboard.press('Alt+n')
  await expect(german(page, 'Incluye 1')).toBeFocused()
  await page.keyboard.type('Wasser')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(translation.sent.split('{{')[0] ?? '')).toBeVisible()

  expect(await stored('incluye')).toEqual([{ de: 'Wasser', en: 'Water', es: 'Agua' }])
  expect(await stored('descripcion.de')).toBe('<p>Ein ruhiger Spaziergang.</p>')
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`/de${story.path}`)).text()).includes('Ein ruhiger Spaziergang.'),
      { timeout }
    )
    .toBe(true)
})

test('a changed original is shown with what changed, until somebody translates it or says that it still holds', async ({
  baseURL,
  page
}) => {
  await saveAsEditor(baseURL, {
    descripcion: { ...story.document.descripcion, de: '<p>Ein Spaziergang.</p>' },
    nombre: { ...story.document.nombre, de: 'Spaziergang' }
  })
  await saveAsEditor(baseURL, {
    descripcion: {
      de: '<p>Ein Spaziergang.</p>',
      en: '<p>A quiet walk.</p>',
      es: '<p>Un paseo tranquilo al alba.</p>'
    },
    nombre: { de: 'Spaziergang', en: `Walk ${story.id}`, es: `Paseo ${story.id} al alba` }
  })
  await openStudio(page, await translatorAt(baseURL), '#/traducir/experiencias')
  await page.getByLabel(translation.search).fill(story.id)
  await page.getByRole('button', { name: new RegExp(`^${translation.filters.changed}`) }).click()
  await expect(cell(page, studio.languages.de)).toHaveAccessibleName(/2 con el original cambiado$/)
  await cell(page, studio.languages.de).click()

  const name = page.getByRole('listitem', { name: /^Nombre / })
  await expect(name.getByRole('insertion')).toHaveText('al alba')
  await name.getByRole('button', { name: `${translation.stillValid}: Nombre` }).click()
  await expect(name.getByRole('insertion')).toBeHidden()
  await next(page).click()
  const description = page.getByRole('listitem', { name: /^Descripción / })
  await expect(description.getByRole('insertion')).toContainText('al alba.')
  await expect(description.getByRole('deletion')).toContainText('tranquilo.')
  await german(page, 'Descripción').fill('Ein Spaziergang im Morgenrot.')
  await page.keyboard.press('Control+s')
  await expect(description.getByRole('insertion')).toBeHidden()
  // No visitor sees anything of it.
  const published = await (await page.request.get(story.path)).text()
  expect(published).not.toContain(translation.stillValid)
  expect(await stored('nombre')).toEqual({
    de: 'Spaziergang',
    en: `Walk ${story.id}`,
    es: `Paseo ${story.id} al alba`
  })
})

test('an editor sees in the form which translations are to be looked at, and the record says who looked', async ({
  baseURL,
  page
}) => {
  const texts = { de: 'Spaziergang', en: `Walk ${story.id}` }
  await saveAsEditor(baseURL, { nombre: { ...texts, es: `Paseo ${story.id}` } })
  await saveAsEditor(baseURL, { nombre: { ...texts, es: `Paseo ${story.id} al alba` } })
  await openStudio(page, await administratorAt(baseURL), `#/experiencias/${story.id}`)
  const name = page.getByRole('group', { exact: true, name: 'Nombre' })
  const { de, en } = studio.languages
  await expect(name.getByRole('img')).toHaveAccessibleName(new RegExp(`${studio.toReviewIn} .*${en}.*${de}`))
  await expect(name.getByRole('insertion')).toHaveText('al alba')
  await expectNoBarrier(page, 'studio, a document')
  await page
    .getByLabel(studio.beside)
    .selectOption({ label: `${de} · ${studio.toReview.replace('{{count}}', '1')}` })
  await name.getByRole('button', { name: `${translation.stillValid}: Nombre, ${de}` }).click()
  await expect(name.getByRole('insertion')).toBeHidden()
  await expect(name.getByRole('img')).not.toHaveAccessibleName(new RegExp(`${studio.toReviewIn}.*${de}`))

  await page.goto('/estudio#/registro')
  await page.getByLabel(studio.record.search).fill(story.id)
  await expect(page.getByRole('listitem').filter({ hasText: studio.record.action.confirm })).toContainText(
    `Nombre · ${studio.languages.de}`
  )
})

test('a lost signal and a closed tab take no translation away', async ({ baseURL, context, page }) => {
  await openStudio(page, await translatorAt(baseURL), `#/traducir/experiencias/${story.id}/de/nombre`)
  await german(page, 'Nombre').fill('Spaziergang ohne Netz')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(studio.save.offline)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => stored('nombre.de'), { timeout }).toBe('Spaziergang ohne Netz')
  await german(page, 'Nombre').fill('Spaziergang am Meer')
  await page.goto('/estudio#/traducir/categorias')
  await page.reload()
  await expect(page.getByText(translation.unsent)).toBeVisible()
  await page.getByRole('link', { exact: true, name: story.id }).click()
  await expect(german(page, 'Nombre')).toHaveValue('Spaziergang am Meer')
  await page.keyboard.press('Control+s')
  await expect.poll(() => stored('nombre.de'), { timeout }).toBe('Spaziergang am Meer')
})

test('what was written and not sent goes on on another device; where both have written it is chosen', async ({
  baseURL,
  browser,
  page
}) => {
  const account = await translatorAt(baseURL)
  await openStudio(page, account, `#/traducir/experiencias/${story.id}/de/nombre`)
  await german(page, 'Nombre').fill('Spaziergang unterwegs')
  const isOnServer = (on: Page) =>
    expect(on.getByText(translation.keptSent.split('{{')[0] ?? '')).toBeVisible()
  await isOnServer(page)
  expect(await stored('nombre.de')).toBeUndefined()

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const desk = await context.newPage()
  await openStudio(desk, account, '#/traducir/experiencias')
  await desk.getByRole('link', { exact: true, name: story.id }).click()
  await expect(german(desk, 'Nombre')).toHaveValue('Spaziergang unterwegs')
  const isKept = page.waitForResponse('**/fn/estudioConservar')
  await german(page, 'Nombre').fill('Spaziergang am Ufer')
  await isKept
  await german(desk, 'Nombre').fill('Spaziergang am Meer')
  const name = desk.getByRole('listitem', { name: /^Nombre / })
  await expect(name.getByRole('alert')).toContainText('Spaziergang am Ufer')
  await expectNoBarrier(desk, 'studio, a translation of two devices')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByText(translation.twoDevices)).toBeVisible()
  expect(await stored('nombre.de')).toBeUndefined()
  await name.getByRole('button', { name: translation.takeElsewhere }).click()
  await desk.keyboard.press('Control+s')
  await expect.poll(() => stored('nombre.de'), { timeout }).toBe('Spaziergang am Ufer')
  // The first device asks nothing about what has been sent.
  await page.reload()
  await expect(german(page, 'Nombre')).toHaveValue('Spaziergang am Ufer')
  await expect(page.getByText(studio.save.unchanged)).toBeVisible()
  await context.close()
})

test('what somebody changed meanwhile is shown, and nothing is overwritten', async ({ baseURL, page }) => {
  await openStudio(page, await translatorAt(baseURL), `#/traducir/experiencias/${story.id}/de/nombre`)
  await german(page, 'Nombre').fill('Mein Spaziergang')
  await saveAsEditor(baseURL, { nombre: { ...story.document.nombre, de: 'Ihr Spaziergang' } })
  await page.keyboard.press('Control+s')
  const name = page.getByRole('listitem', { name: /^Nombre / })
  await expect(name.getByRole('alert')).toContainText('Ihr Spaziergang')
  expect(await stored('nombre.de')).toBe('Ihr Spaziergang')
  await name.getByRole('button', { name: studio.takeMine }).click()
  await page.keyboard.press('Control+s')
  await expect.poll(() => stored('nombre.de'), { timeout }).toBe('Mein Spaziergang')
})

test('what is missing goes out as a file and comes back, once it was said line by line what would happen', async ({
  baseURL,
  page
}) => {
  // A category of this story alone: its collection is a short file.
  await withDocuments(
    async db =>
      void (await db.doc(`categorias/${story.id}`).set({
        borrador: true,
        nombre: { en: 'Walks', es: `Paseos ${story.id}` }
      }))
  )
  await openStudio(page, await translatorAt(baseURL), '#/traducir/categorias')
  // By keyboard: lists that arrive move what a press is aimed at.
  await page.getByText(translation.transfer, { exact: true }).focus()
  await page.keyboard.press('Enter')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: studio.bulk.export.csv }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  const line = text.split('\r\n').find(found => found.startsWith(story.id)) ?? ''
  const [head = ''] = text.split('\r\n')
  const filled = line.replace(`;Paseos ${story.id};;`, `;Paseos ${story.id};Wege;`)
  const unknown = filled.replace(story.id, 'no-existe')
  await page.getByLabel(translation.file).setInputFiles({
    buffer: Buffer.from([head, filled, unknown].join('\r\n')),
    mimeType: 'text/csv',
    name: 'alemán.csv'
  })
  await expect(page.getByText(translation.obstacles.unknown)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wege' })).toContainText(
    translation.linePlans.change
  )
  await expectNoBarrier(page, 'studio, file of translations')
  await page.getByRole('button', { name: translation.apply_one.replace('{{count}}', '1') }).click()
  await expect(page.getByText(translation.written_one.replace('{{count}}', '1'))).toBeVisible()
  const name = async () => {
    let found: unknown
    await withDocuments(async db => {
      found = (await db.doc(`categorias/${story.id}`).get()).get('nombre.de')
    })
    return found ?? null
  }
  expect(await name()).toBe('Wege')
  await page.getByRole('button', { name: studio.bulk.undo }).click()
  await expect(page.getByText(studio.bulk.undone)).toBeVisible()
  expect(await name()).toBeNull()
  await withDocuments(async db => void (await db.doc(`categorias/${story.id}`).delete()))
})

test('a language that is not in the claim is read, and the keyboard goes from cell to cell', async ({
  baseURL,
  page
}) => {
  await openStudio(page, await translatorAt(baseURL, ['de', 'fr']), '#/traducir/experiencias')
  await page.getByLabel(translation.search).fill(story.id)
  await page.getByRole('button', { name: new RegExp(`^${translation.filters.all}`) }).click()
  await cell(page, studio.languages.de).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, studio.languages.fr)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(next(page)).toBeVisible()
  // The address of a colleague's language.
  await page.goto(page.url().replace('/de', '/en'))
  await expect(page.getByText(translation.readOnly)).toBeVisible()
  await expect(page.getByRole('listitem', { name: /^Nombre / })).toContainText(`Walk ${story.id}`)
  await expect(page.getByRole('textbox', { name: `Nombre, ${studio.languages.en}` })).toBeHidden()
  await expect(next(page)).toBeHidden()
})
