import sharp from 'sharp'

import studio from '#studio/texts/es.json' with { type: 'json' }
import { interpolate } from '#domain/text/interpolate.ts'

import { aPhotoWithPlace } from '../../../fixtures/studio/photo-with-place.ts'
import { expectNoBarrier } from '../../support/barriers.ts'
import { withDocuments } from '../../support/documents.ts'
import { accountWith, havingSignedInAs } from '../../support/people/accounts.ts'
import { openSection, showBothLanguages } from '../../support/studio/sections.ts'
import { expect, type Page, test } from '../../support/test.ts'
import { havingChosenCookies } from '../../support/visit.ts'

const { photos, proposal } = studio
/** A page is published by a machine that does other things, too: its first edit waits until the publisher is ready. */
const timeout = 60_000
/** A company of the catalogue, with an experience of each story alone. */
function anExperience() {
  const id = `fotos-${crypto.randomUUID().slice(0, 8)}`
  const document = {
    duracionMinutos: 90,
    empresa: 'albaicin-a-pie',
    nombre: { es: `Vela ${id}` },
    precios: [{ nombre: { es: 'Salida' }, precios: { adulto: 35 } }],
    provincias: ['29'],
    reservaTipo: 'mostrar-aviso',
    slug: id
  }
  return { document, id, name: document.nombre.es, path: `/experiencias/${id}` }
}

const own = anExperience()

test.beforeEach(() =>
  withDocuments(async db => void (await db.doc(`experiencias/${own.id}`).set(own.document)))
)
test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${own.id}`).delete())))

const aPicture = (background: string) =>
  sharp({ create: { background, channels: 3, height: 600, width: 800 } })
    .png()
    .toBuffer()
const png = async (name: string, background: string) => ({
  buffer: await aPicture(background),
  mimeType: 'image/png',
  name
})

async function openAs(
  page: Page,
  site: string | undefined,
  claims: object,
  fragment?: string
): Promise<void> {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountWith({ ...claims }, site))
  await page.goto(`/estudio${fragment ?? `#/experiencias/${own.id}`}`)
  if (fragment === undefined) await openSection(page, 'pictures')
}

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })
const field = (page: Page) => page.getByRole('group', { exact: true, name: 'Fotografías' })
const item = (page: Page, number: number) =>
  field(page).getByRole('listitem', { exact: true, name: interpolate(photos.place, { number }) })
const choose = (page: Page) => field(page).getByLabel(photos.choose)

/** The files that the browser keeps until they are sent. */
function namesOfKept(): Promise<string[]> {
  return new Promise(resolve => {
    const opening = indexedDB.open('estudio-fotos-elegidas')
    opening.addEventListener('success', () => {
      const reading: IDBRequest<{ name: string }[]> = opening.result
        .transaction('fotos')
        .objectStore('fotos')
        .getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(reading.result.map(({ name }) => name))
      })
    })
  })
}

async function stored(): Promise<{ alt?: object; foco?: object; url: string }[]> {
  let found: { url: string }[] = []
  await withDocuments(async db => {
    found = (await db.doc(`experiencias/${own.id}`).get()).get('imagenes') ?? []
  })
  return found
}

test('an editor chooses a photograph by keyboard, says what is seen on it and what matters, and visitors see it', async ({
  baseURL,
  page
}) => {
  await openAs(page, baseURL, { editor: true })
  const opened = page.waitForEvent('filechooser')
  let isOpen = false
  void opened.then(() => (isOpen = true))
  // The form may still be arriving.
  await expect(async () => {
    await choose(page).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => isOpen, { timeout: 2000 }).toBe(true)
  }).toPass()
  const photo = { buffer: await aPhotoWithPlace(), mimeType: 'image/jpeg', name: 'IMG_2041.JPG' }
  await (await opened).setFiles(photo)
  await expect(item(page, 1)).toBeVisible()
  await expect(item(page, 1).getByText(photos.altMissing)).toContainText(studio.languages.de)

  const focus = item(page, 1).getByRole('button', { name: photos.focus.title })
  await focus.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(item(page, 1).getByText(interpolate(photos.focus.value, { x: 51, y: 60 }))).toBeVisible()
  await item(page, 1).getByLabel(studio.languages.es, { exact: true }).fill('El barco rojo sobre el mar')
  await showBothLanguages(page)
  await item(page, 1).getByLabel(studio.languages.en, { exact: true }).fill('The red boat on the sea')
  await expectNoBarrier(page, 'studio, photographs')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await button(page, studio.publish).press('Enter')
  await expect
    .poll(async () => (await page.request.get(own.path)).text(), { timeout })
    .toContain('El barco rojo sobre el mar')
  expect(await stored()).toMatchObject([{ alto: 1200, ancho: 900, foco: { x: 51, y: 60 } }])

  await page.goto(own.path)
  // Another story of the same company may stand below with the same words.
  const image = page.getByRole('img', { name: 'El barco rojo sobre el mar' }).first()
  await expect(image).toHaveJSProperty('complete', true)
  const address = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
  const response = await page.request.get(address)
  expect(new URL(address).pathname).toMatch(/^\/fotografias\/.*\.webp$/)
  expect(response.headers()['cache-control']).toContain('immutable')
  const { exif, height, width } = await sharp(await response.body()).metadata()
  expect([exif, Math.round((10 * (height ?? 0)) / (width ?? 1))]).toEqual([undefined, 13])
  await page.goto(`/en${own.path}`)
  await expect(page.getByRole('img', { name: 'The red boat on the sea' })).toBeVisible()
})

test('a lost connection keeps the photographs that were chosen, and they go on by themselves', async ({
  baseURL,
  context,
  page
}) => {
  await openAs(page, baseURL, { editor: true })
  await expect(choose(page)).toBeAttached()
  await context.setOffline(true)
  await choose(page).setInputFiles([await png('mar.png', '#1e4fa3'), await png('sol.png', '#f2b33d')])
  const list = page.getByRole('list', { name: photos.uploads.label })
  await expect(list.getByText(photos.problem.offline)).toHaveCount(2)
  await expect(button(page, photos.uploads.goOn)).toBeVisible()
  await expectNoBarrier(page, 'studio, photographs that wait')
  await context.setOffline(false)
  await expect(item(page, 2)).toBeVisible()
  await expect(list).toBeHidden()
})

test('a page that is closed while photographs wait for the network has them when it is opened again', async ({
  baseURL,
  ledger,
  page
}) => {
  await openAs(page, baseURL, { editor: true })
  await expect(choose(page)).toBeAttached()
  // The signal is lost for what is sent alone: the page itself can be opened again.
  await page.route('**/fn/estudioSubirFoto', route => route.abort('internetdisconnected'))
  await choose(page).setInputFiles([await png('mar.png', '#1e4fa3'), await png('sol.png', '#f2b33d')])
  const list = page.getByRole('list', { name: photos.uploads.label })
  await expect(list.getByText(photos.problem.unavailable)).toHaveCount(2)
  await expect(page.getByText(photos.uploads.kept)).toBeVisible()
  expect(ledger.stored).toContain('studioPhotos')
  await page.reload()
  await expect(list.getByText(photos.problem.unavailable)).toHaveCount(2)
  await list.getByRole('button', { name: `${photos.uploads.leave}: sol.png` }).press('Enter')
  await expect(list.getByText(photos.problem.unavailable)).toHaveCount(1)
  // The list is shorter at once; the device forgets the file a moment later.
  await expect.poll(() => page.evaluate(namesOfKept)).toEqual(['mar.png'])
  await page.unroute('**/fn/estudioSubirFoto')
  await page.reload()
  await expect(item(page, 1)).toBeVisible()
  await expect(list).toBeHidden()
  await expect(item(page, 2)).toHaveCount(0)
})

test('photographs get another order with the keyboard; before one goes it is said where it stands, and it comes back', async ({
  baseURL,
  page
}) => {
  await openAs(page, baseURL, { editor: true })
  await choose(page).setInputFiles([await png('mar.png', '#1e4fa3'), await png('sol.png', '#f2b33d')])
  await expect(item(page, 2)).toBeVisible()
  await item(page, 1).getByLabel(studio.languages.es, { exact: true }).fill('El mar')
  await item(page, 2).getByLabel(studio.languages.es, { exact: true }).fill('El sol')
  await item(page, 2)
    .getByRole('button', { name: interpolate(photos.carry, { number: 2 }) })
    .focus()
  await page.keyboard.press('ArrowUp')
  const first = item(page, 1)
  await expect(first.getByLabel(studio.languages.es, { exact: true })).toHaveValue('El sol')
  await expect(first.getByRole('button', { name: interpolate(photos.carry, { number: 1 }) })).toBeFocused()

  const remove = interpolate(photos.removal.title, { number: 1 })
  await first.getByRole('button', { name: remove }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: remove })
  await expect(dialog.getByText(photos.removal.pageAndCards)).toBeVisible()
  await expect(dialog.getByText(photos.removal.nobody)).toBeVisible()
  await expectNoBarrier(page, 'studio, a photograph that is to go')
  await dialog.getByRole('button', { exact: true, name: studio.remove }).press('Enter')
  await expect(item(page, 2)).toBeHidden()
  const field = page.getByRole('group', { name: /^Fotografías/ })
  await expect(field.getByRole('button', { exact: true, name: photos.undo })).toBeFocused()
  await expectNoBarrier(page, 'studio, photographs that come back')
  await page.keyboard.press('Enter')
  await expect(item(page, 1).getByLabel(studio.languages.es, { exact: true })).toHaveValue('El sol')
  await expect(item(page, 2).getByLabel(studio.languages.es, { exact: true })).toHaveValue('El mar')
})

test('a file that is no photograph is told apart, and the others arrive', async ({ baseURL, page }) => {
  await openAs(page, baseURL, { editor: true })
  await choose(page).setInputFiles([
    { buffer: Buffer.from('<script>alert(1)</script>'), mimeType: 'image/jpeg', name: 'playa.jpg' },
    await png('mar.png', '#1e4fa3')
  ])
  await expect(item(page, 1)).toBeVisible()
  const wrong = page.getByRole('list', { name: photos.uploads.label }).getByRole('listitem')
  await expect(wrong).toContainText(photos.problem['photo-unknown-kind'])
  await wrong.getByRole('button', { name: photos.uploads.leave }).click()
  await expect(wrong).toBeHidden()
})

test('a company proposes a photograph, an editor publishes it, and visitors see it', async ({
  baseURL,
  browser,
  page
}) => {
  await openAs(page, baseURL, { empresa: [own.document.empresa] })
  await choose(page).setInputFiles([await png('mar.png', '#2f7d4f')])
  await item(page, 1).getByLabel(studio.languages.es, { exact: true }).fill('La bahía desde la cubierta')
  await button(page, proposal.send).press('Enter')
  await expect(page.getByText(studio.save.proposed.split('{{')[0] ?? '')).toBeVisible()
  expect(await stored()).toEqual([])

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const desk = await context.newPage()
  await openAs(desk, baseURL, { editor: true }, '#/propuestas')
  await button(desk, `${proposal.look}: ${own.name}`).click()
  const review = desk.getByRole('article', { name: 'Fotografías' })
  await expect(review.getByLabel(studio.languages.es, { exact: true })).toHaveValue(
    'La bahía desde la cubierta'
  )
  await expectNoBarrier(desk, 'studio, a proposal with photographs')
  await button(desk, proposal.publish).click()
  await expect
    .poll(async () => (await desk.request.get(own.path)).text(), { timeout })
    .toContain('La bahía desde la cubierta')
  await context.close()
})
