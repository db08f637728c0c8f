import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { openSection } from '../support/studio/sections.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const id = `pagina-${crypto.randomUUID().slice(0, 8)}`
const name = `Paseo ${id}`
/** A page is drawn by a machine that does other things, too. */
const timeout = 30_000

test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } })

test.beforeEach(async ({ baseURL, page }) => {
  await withDocuments(
    async db =>
      void (await db.doc(`experiencias/${id}`).set({
        duracionMinutos: 150,
        descripcion: { es: `<p>${'Un paseo tranquilo. '.repeat(60)}</p><p>Al final hay una fuente.</p>` },
        nombre: { en: `Walk ${id}`, es: name },
        provincias: ['29'],
        reservaTipo: 'mostrar-aviso',
        slug: id
      }))
  )
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto(`/estudio#/experiencias/${id}`)
})
test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${id}`).delete())))

const nameField = (page: Page) => page.getByRole('group', { exact: true, name: 'Nombre' })
const spanishName = (page: Page) => nameField(page).getByLabel(studio.languages.es, { exact: true })

test('a press on a text of the page leads to its field, and a field that takes the focus scrolls the page', async ({
  page
}) => {
  const preview = page.frameLocator(`iframe[title="${studio.preview.title}"]`)
  const heading = preview.getByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible({ timeout })
  await openSection(page, 'prices')
  await heading.click()
  await expect(spanishName(page)).toBeFocused()

  const scrolled = () => preview.locator('html').evaluate(root => root.scrollTop)
  expect(await scrolled()).toBe(0)
  await page
    .getByRole('group', { exact: true, name: 'Descripción' })
    .getByRole('textbox', { name: studio.languages.es })
    .focus()
  await expect.poll(scrolled).toBeGreaterThan(0)

  // Wider, it is drawn smaller; in other colours it is the same page.
  await page.getByRole('button', { exact: true, name: '1440' }).click()
  await expect.poll(() => preview.locator('html').evaluate(root => root.clientWidth)).toBe(1440)
  await page.getByRole('button', { name: studio.preview.themes.dark }).click()
  await expect
    .poll(() => preview.locator('html').evaluate(root => getComputedStyle(root).colorScheme))
    .toBe('dark')
  const page1440 = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(page1440).toBe(1440)
})

test('a press on a long text, on a fact and in another language leads into the field itself', async ({
  page
}) => {
  const preview = page.frameLocator(`iframe[title="${studio.preview.title}"]`)
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible({ timeout })
  await preview.getByText('Al final hay una fuente.').click()
  const description = page.getByRole('group', { exact: true, name: 'Descripción' })
  await expect(description.getByRole('textbox', { name: studio.languages.es })).toBeFocused()
  await preview.getByText('2 h 30 min').first().click()
  await expect(page.getByLabel('Duración')).toBeFocused()
  await page.getByRole('combobox', { name: studio.preview.language }).selectOption('de')
  await expect(preview.locator('html')).toHaveAttribute('lang', 'de', { timeout })
  await preview.getByRole('heading', { level: 1, name }).click()
  await expect(nameField(page).getByLabel(studio.languages.de, { exact: true })).toBeFocused()
})

test('with a long name, and words kept on this device, the bar of a document is as wide as the screen', async ({
  context,
  page
}) => {
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await context.setOffline(true)
  await spanishName(page).fill('Ruta de los pueblos blancos por la sierra y el mar '.repeat(4))
  await expect(page.getByText(studio.save.keptOffline)).toBeVisible({ timeout })
  await expect(page.getByRole('button', { exact: true, name: studio.publish })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  await context.setOffline(false)
})

test('the history says which words a version changed, and one field comes back alone', async ({ page }) => {
  await spanishName(page).fill(`${name} nocturno`)
  await openSection(page, 'when')
  await page.getByLabel('Duración').fill('90')
  await page.getByRole('button', { exact: true, name: studio.publish }).click()
  await expect(page.getByText(studio.save.published.split('{{')[0] ?? '')).toBeVisible()
  await page.getByText(studio.history.title, { exact: true }).last().click()
  await page.getByText(studio.history.changes).first().click()
  const differences = page.getByRole('definition')
  await expect(differences.filter({ hasText: 'nocturno' }).getByRole('insertion')).toContainText('nocturno')
  await expectNoBarrier(page, 'studio, a version')
  await page.getByRole('button', { name: `${studio.history.takeBack}: Nombre · Español` }).click()
  await expect(spanishName(page)).toHaveValue(name)
  await page.getByRole('button', { exact: true, name: studio.publish }).click()
  await expect
    .poll(async () => {
      let found: unknown
      await withDocuments(async db => {
        const stored = await db.doc(`experiencias/${id}`).get()
        found = { minutes: stored.get('duracionMinutos'), name: stored.get('nombre.es') }
      })
      return found
    })
    .toEqual({ minutes: 90, name })
})

test('an experience is copied under another name, as a draft', async ({ page }) => {
  await page.getByRole('button', { name: studio.duplicate }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(studio.newName).fill(name)
  await expect(dialog.getByText(studio.namesake)).toBeVisible()
  await dialog.getByLabel(studio.newName).fill(`Noche ${id}`)
  await expect(dialog.getByLabel(studio.newId)).toHaveValue(`noche-${id}`)
  await dialog.getByRole('button', { name: studio.create }).click()
  await expect(page.getByRole('heading', { level: 2, name: `Noche ${id}` })).toBeVisible()
  await page.getByRole('button', { name: studio.saveDraft }).click()
  await expect
    .poll(async () => {
      let found: unknown
      await withDocuments(async db => void (found = (await db.doc(`experiencias/noche-${id}`).get()).data()))
      return found
    })
    .toMatchObject({ borrador: true, nombre: { es: `Noche ${id}` }, provincias: ['29'] })
  await withDocuments(async db => void (await db.doc(`experiencias/noche-${id}`).delete()))
})
