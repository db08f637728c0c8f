import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { accountAt, administratorAt, havingSignedInAs, type TestAccount } from '../support/people/accounts.ts'
import { leaveField, openSection, showBothLanguages } from '../support/studio/sections.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/** An experience of this story alone. */
function anExperience() {
  const id = `estudio-${crypto.randomUUID().slice(0, 8)}`
  return { id, name: `Paseo ${id}`, path: `/experiencias/${id}` }
}

const { id, name, path } = anExperience()
const document = {
  borrador: false,
  descripcion: { es: '<p>Un paseo tranquilo.</p>' },
  nombre: { es: name },
  precios: [{ nombre: { es: 'Salida' }, precios: { adulto: 35, familia: 90, nino: 20 } }],
  provincias: ['29'],
  reservaTipo: 'mostrar-aviso',
  slug: id,
  sello: { de: 'otra web' }
}

/** A page is drawn and published by a machine that does other things, too. */
const timeout = 30_000

const nameField = (page: Page) => page.getByRole('group', { exact: true, name: 'Nombre' })
const bar = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

async function openStudio(page: Page, site: string | undefined, fragment: string): Promise<TestAccount> {
  await havingChosenCookies(page)
  const account = await administratorAt(site)
  await havingSignedInAs(page, account)
  await page.goto(`/estudio${fragment}`)
  return account
}

test.beforeEach(() => withDocuments(async db => void (await db.doc(`experiencias/${id}`).set(document))))
test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${id}`).delete())))

test('an editor finds an experience, changes it in two languages and sees it on the site', async ({
  baseURL,
  ledger,
  page
}) => {
  await openStudio(page, baseURL, '#/experiencias')
  await expect(page.getByRole('heading', { level: 2, name: studio.collections.experiencias })).toBeVisible()
  await page.getByLabel(studio.searchLabel).fill(`PASÉO ${id}`)
  const row = page.getByRole('listitem').getByRole('link', { name })
  await expect(row).toHaveCount(1)
  await expectNoBarrier(page, 'studio, a list')
  await row.click()

  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await nameField(page).getByLabel(studio.languages.es, { exact: true }).fill(`${name} al alba`)
  await showBothLanguages(page)
  await nameField(page).getByLabel(studio.languages.en, { exact: true }).fill(`Walk ${id} at dawn`)
  const description = page.getByRole('group', { exact: true, name: 'Descripción' })
  await description.getByRole('textbox', { name: studio.languages.en }).fill('A quiet walk.')
  await expect(page.getByText(studio.save.keptSent.split('{{')[0] ?? '')).toBeVisible()

  // The page beside the form, or behind its switch on a phone, shows what nobody has saved.
  const toPage = bar(page, studio.preview.title)
  if (await toPage.isVisible()) await toPage.click()
  const preview = page.frameLocator(`iframe[title="${studio.preview.title}"]`)
  await expect(preview.getByRole('heading', { level: 1, name: `${name} al alba` })).toBeVisible({ timeout })
  const toForm = bar(page, studio.preview.form)
  if (await toForm.isVisible()) await toForm.click()
  expect(ledger.stored).toContain('studio')

  // A mistake is said at its field, in the words of the contract, and marked for who cannot see it.
  await openSection(page, 'when')
  const duration = page.getByLabel('Duración')
  await duration.fill('dos horas')
  await leaveField(page)
  await expect(page.getByText('no es un número')).toBeVisible()
  await expect(duration).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarrier(page, 'studio, a document')
  const width = page.viewportSize()?.width
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width)
  await duration.fill('120')

  await bar(page, studio.publish).click()
  await expect(page.getByText(studio.save.published.split('{{')[0] ?? '')).toBeVisible()
  // The studio reports that the change is online, after how long, and where.
  await expect(page.getByText(studio.online.done.split('{{')[0] ?? '')).toBeVisible({ timeout })
  await expect(page.getByRole('link', { name: studio.online.see })).toHaveAttribute('href', path)
  await expect
    .poll(async () => (await page.request.get(path)).text(), { timeout })
    .toContain(`${name} al alba`)
  expect(await (await page.request.get(`/en${path}`)).text()).toContain(`Walk ${id} at dawn`)
  await withDocuments(async db => {
    const { duracionMinutos, sello } = (await db.doc(`experiencias/${id}`).get()).data() ?? {}
    expect({ duracionMinutos, sello }).toEqual({ duracionMinutos: 120, sello: document.sello })
  })
})

test('what keeps an experience from the site is said before anything is sent, and leads to its field', async ({
  baseURL,
  page
}) => {
  await openStudio(page, baseURL, `#/experiencias/${id}`)
  await nameField(page).getByLabel(studio.languages.es, { exact: true }).fill('')
  await bar(page, studio.publish).click()
  await expect(page.getByText(studio.save.incomplete)).toBeVisible()
  await expect(nameField(page)).toContainText('falta el nombre')
  await expect(nameField(page).getByLabel(studio.languages.es, { exact: true })).toBeFocused()
  await withDocuments(async db => {
    expect((await db.doc(`experiencias/${id}`).get()).get('nombre')).toEqual(document.nombre)
  })
})

test('two editors of one experience choose, field by field, and nothing is overwritten', async ({
  baseURL,
  page
}) => {
  await openStudio(page, baseURL, `#/experiencias/${id}`)
  const spanish = nameField(page).getByLabel(studio.languages.es, { exact: true })
  await spanish.fill(`${name} mío`)
  await withDocuments(
    async db =>
      void (await db.doc(`experiencias/${id}`).update({ municipio: 'Nerja', 'nombre.es': `${name} suyo` }))
  )
  await bar(page, studio.publish).click()
  const clash = page.getByRole('article', { name: 'Nombre · ES' })
  await expect(clash).toContainText(`${name} suyo`)
  await expect(clash).toContainText(`${name} mío`)
  await expectNoBarrier(page, 'studio, two editors')
  await clash.getByRole('button', { name: studio.takeMine }).click()
  await openSection(page, 'place')
  await expect(page.getByLabel('Municipio')).toHaveValue('Nerja')
  await bar(page, studio.publish).click()
  await expect(page.getByText(studio.save.published.split('{{')[0] ?? '')).toBeVisible()
  await withDocuments(async db => {
    const { municipio, nombre } = (await db.doc(`experiencias/${id}`).get()).data() ?? {}
    expect({ municipio, nombre }).toEqual({ municipio: 'Nerja', nombre: { es: `${name} mío` } })
  })
})

test('two people on one document see each other until one of them leaves', async ({
  baseURL,
  browser,
  page
}) => {
  const first = await openStudio(page, baseURL, `#/experiencias/${id}`)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const colleague = await context.newPage()
  const account = await openStudio(colleague, baseURL, `#/experiencias/${id}`)
  const isHere = studio.present.split('{{time}}')[0]?.replace('{{name}}', '') ?? ''
  await expect(colleague.getByText(`${first.email}${isHere}`)).toBeVisible()
  await expect(page.getByText(`${account.email}${isHere}`)).toBeVisible({ timeout })
  await expectNoBarrier(page, 'studio, a document')
  await colleague.getByRole('link', { name: studio.back }).click()
  await expect(page.getByText(`${account.email}${isHere}`)).toBeHidden({ timeout })
  await context.close()
})

test('a lost signal and a closed tab take nothing away', async ({ baseURL, context, page }) => {
  await openStudio(page, baseURL, `#/experiencias/${id}`)
  const spanish = nameField(page).getByLabel(studio.languages.es, { exact: true })
  await spanish.fill(`${name} sin señal`)
  await context.setOffline(true)
  await bar(page, studio.publish).click()
  await expect(page.getByText(studio.save.offline)).toBeVisible()
  await context.setOffline(false)
  // It is not published by itself later: the editor reads that it is kept.
  await expect(page.getByText(studio.save.offline)).toBeHidden()
  await expect(page.getByText(studio.save.keptSent.split('{{time}}')[1] ?? '')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: studio.keptContinue }).click()
  await expect(spanish).toHaveValue(`${name} sin señal`)
  await bar(page, studio.publish).click()
  await expect(page.getByText(studio.save.published.split('{{')[0] ?? '')).toBeVisible()
})

test('with the keyboard alone a document is found, opened, changed and saved', async ({ baseURL, page }) => {
  await openStudio(page, baseURL, '#/experiencias')
  await expect(page.getByRole('heading', { level: 2, name: studio.collections.experiencias })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel(studio.searchLabel)).toBeFocused()
  await page.keyboard.type(id)
  await expect(page.getByText('1 documento', { exact: true })).toBeVisible()
  const row = page.getByRole('listitem').getByRole('link', { name })
  while (!(await row.evaluate(link => link === link.ownerDocument.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const spanish = nameField(page).getByLabel(studio.languages.es, { exact: true })
  await spanish.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' a pie')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(studio.save.published.split('{{')[0] ?? '')).toBeVisible()
  await withDocuments(async db => {
    expect((await db.doc(`experiencias/${id}`).get()).get('nombre')).toEqual({ es: `${name} a pie` })
  })
})

test('a customer without a role is told so', async ({ baseURL, page }) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountAt(baseURL))
  await page.goto('/estudio')
  await expect(page.getByText(studio.refused)).toBeVisible()
})
