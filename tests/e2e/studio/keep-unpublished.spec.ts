import studio from '#studio/texts/es.json' with { type: 'json' }

import { spanish } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import {
  accountWith,
  administratorAt,
  havingSignedInAs,
  type TestAccount
} from '../support/people/accounts.ts'
import { changeAccount, fillCredentials } from '../support/people/people.ts'
import { type Browser, expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { t } = spanish

/** An experience of this story alone. */
const id = `sin-publicar-${crypto.randomUUID().slice(0, 8)}`
const name = `Paseo ${id}`
const path = `/experiencias/${id}`
const document = {
  borrador: false,
  descripcion: { es: '<p>Un paseo tranquilo.</p>' },
  nombre: { es: name },
  precios: [{ nombre: { es: 'Salida' }, precios: { adulto: 35 } }],
  provincias: ['29'],
  reservaTipo: 'mostrar-aviso',
  slug: id
}

/** A page is drawn and published by a machine that does other things, too. */
const timeout = 30_000

const before = (text: string) => text.split('{{')[0] ?? ''
const nameField = (page: Page) =>
  page.getByRole('group', { exact: true, name: 'Nombre' }).getByLabel(studio.languages.es, { exact: true })
const button = (page: Page, label: string) => page.getByRole('button', { exact: true, name: label })
const isOnServer = (page: Page) => expect(page.getByText(before(studio.save.keptSent))).toBeVisible()

async function openDocument(page: Page, account: TestAccount): Promise<void> {
  await havingChosenCookies(page)
  await havingSignedInAs(page, account)
  await page.goto(`/estudio#/experiencias/${id}`)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

/** A device with nothing of the first one on it. */
async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return context.newPage()
}

test.beforeEach(() => withDocuments(async db => void (await db.doc(`experiencias/${id}`).set(document))))
test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${id}`).delete())))

test('what is typed and not published goes on on another device, and no visitor sees it before', async ({
  baseURL,
  browser,
  page
}) => {
  const account = await administratorAt(baseURL)
  await openDocument(page, account)
  await nameField(page).fill(`${name} al alba`)
  await isOnServer(page)
  expect(await (await page.request.get(path)).text()).not.toContain('al alba')
  await page.close()

  const desk = await otherDevice(browser, baseURL)
  await openDocument(desk, account)
  await expect(desk.getByText(before(studio.keptElsewhere))).toBeVisible()
  await expectNoBarrier(desk, 'studio, changes of another device')
  await button(desk, studio.keptContinue).click()
  await expect(nameField(desk)).toHaveValue(`${name} al alba`)

  const colleague = await otherDevice(browser, baseURL)
  await havingChosenCookies(colleague)
  await havingSignedInAs(colleague, await accountWith({ editor: true }, baseURL))
  await colleague.goto('/estudio#/experiencias')
  await colleague.getByLabel(studio.searchLabel).fill(id)
  const row = colleague.getByRole('listitem').getByRole('link', { name })
  const isWriting = studio.unpublished.others.replace('{{names}}', account.email)
  await expect(row).toContainText(isWriting)
  await expectNoBarrier(colleague, 'studio, a list')

  await button(desk, studio.publish).click()
  await expect(desk.getByText(before(studio.save.published))).toBeVisible()
  await expect.poll(async () => (await desk.request.get(path)).text(), { timeout }).toContain('al alba')
  await colleague.reload()
  await colleague.getByLabel(studio.searchLabel).fill(id)
  await expect(row).toBeVisible()
  await expect(row).not.toContainText(isWriting)
  await withDocuments(async db => {
    const { size } = await db.collection('cambiosEstudio').where('documento', '==', id).get()
    expect(size).toBe(0)
  })
  await Promise.all([desk.context().close(), colleague.context().close()])
})

test('what is typed without a signal is sent by itself when it is back', async ({
  baseURL,
  context,
  page
}) => {
  await openDocument(page, await administratorAt(baseURL))
  await context.setOffline(true)
  await nameField(page).fill(`${name} sin señal`)
  await expect(page.getByText(studio.save.keptOffline)).toBeVisible()
  await context.setOffline(false)
  await isOnServer(page)
  await button(page, studio.discard).click()
  await expect(page.getByText(studio.save.unchanged)).toBeVisible()
  await expect
    .poll(async () => {
      let size = -1
      await withDocuments(async db => {
        ;({ size } = await db.collection('cambiosEstudio').where('documento', '==', id).get())
      })
      return size
    })
    .toBe(0)
})

/** After how many letters the session ends first; then after one more each time. */
const firstEnd = 3
const maxEnds = 50
const endsMs = 60_000

/** Somebody types across the end of a session, and signs in above the form. */
async function typeAcrossTheEnd(page: Page, account: TestAccount, text: string, end: number): Promise<void> {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600
  const field = nameField(page)
  await field.fill('')
  await field.pressSequentially(text.slice(0, end))
  await changeAccount(page, account.localId, { validSince: String(inAnHour) })
  await field.pressSequentially(text.slice(end, 40))
  const dialog = page.getByRole('dialog', { name: t('accountFrame.signIn') })
  await expect(dialog.getByText(t('accountFrame.expired'))).toBeVisible()
  await page.keyboard.type(text.slice(40))
  await expect(field).toHaveValue(text)
  if (end === firstEnd) await expectNoBarrier(page, 'studio, signing in again')
  // Whoever signs in from now on is let in again.
  await changeAccount(page, account.localId, { validSince: '1' })
  await fillCredentials(dialog.getByRole('region', { name: t('login.title') }), account.email, 'secreto')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(field).toHaveValue(text)
  await isOnServer(page)
}

test('a session that ends takes nothing away: who signs in again goes on', async ({
  baseURL,
  context,
  page
}) => {
  test.slow()
  const account = await administratorAt(baseURL)
  await openDocument(page, account)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // As many ends of a session as a minute has room for, each after another letter.
  const until = Date.now() + endsMs
  let ends = 0
  do {
    const text = `Paseo ${ends} por el alba, con desayuno en el puerto y regreso en barco (${id})`
    await typeAcrossTheEnd(page, account, text, firstEnd + (ends % 37))
    ends += 1
  } while (ends < maxEnds && Date.now() < until)
  test.info().annotations.push({ description: `${ends} of ${maxEnds}`, type: 'ends of a session' })
})

test('who loses the role meanwhile is told so, and keeps the text on the device', async ({
  baseURL,
  page
}) => {
  const account = await accountWith({ editor: true }, baseURL)
  await openDocument(page, account)
  await changeAccount(page, account.localId, { customAttributes: JSON.stringify({ translator: ['de'] }) })
  await nameField(page).fill(`${name} sin papel`)
  await expect(page.getByText(studio.save.denied)).toBeVisible()
  const kept = await page.evaluate(() => Object.values(localStorage).join(' '))
  expect(kept).toContain('sin papel')
})

test('a new document that was never saved is found again in the list', async ({ baseURL, browser, page }) => {
  const account = await administratorAt(baseURL)
  const started = `${id}-empezada`
  await havingChosenCookies(page)
  await havingSignedInAs(page, account)
  await page.goto(`/estudio#/experiencias/${started}/nuevo`)
  await nameField(page).fill('Una idea')
  await isOnServer(page)
  const desk = await otherDevice(browser, baseURL)
  await havingChosenCookies(desk)
  await havingSignedInAs(desk, account)
  await desk.goto('/estudio#/experiencias')
  await desk.getByRole('link', { exact: true, name: started }).click()
  await button(desk, studio.keptContinue).click()
  await expect(nameField(desk)).toHaveValue('Una idea')
  await desk.context().close()
})
