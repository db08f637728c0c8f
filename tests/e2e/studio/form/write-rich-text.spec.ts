import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../../support/barriers.ts'
import { withDocuments } from '../../support/documents.ts'
import { administratorAt, havingSignedInAs } from '../../support/people/accounts.ts'
import { expect, type Page, test } from '../../support/test.ts'
import { havingChosenCookies } from '../../support/visit.ts'

/** The first call of a server that has just started takes its time. */
const timeout = 60_000

const { bold, bullets, italic, link } = studio.editor
const id = `texto-${crypto.randomUUID().slice(0, 8)}`
const draft = {
  borrador: true,
  descripcion: { es: '<p>Un paseo tranquilo.</p><ul><li>agua</li></ul>' },
  nombre: { es: `Paseo ${id}` },
  provincias: ['29'],
  slug: id
}

test.beforeEach(async ({ baseURL, page }) => {
  await withDocuments(async db => void (await db.doc(`experiencias/${id}`).set(draft)))
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
})
test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${id}`).delete())))

const description = (page: Page) => page.getByRole('group', { exact: true, name: 'Descripción' })
const spanish = (page: Page) => description(page).getByRole('textbox', { name: studio.languages.es })
const tool = (page: Page, { name }: { name: string }) =>
  description(page)
    .getByRole('toolbar', { name: `${studio.editor.tools}: ${studio.languages.es}` })
    .getByRole('button', { exact: true, name })

async function storedText(page: Page): Promise<unknown> {
  await page.getByRole('button', { exact: true, name: studio.saveDraft }).click()
  await expect(page.getByText(studio.save.saved.split('{{')[0] ?? '')).toBeVisible({ timeout })
  let found: unknown
  await withDocuments(async db => {
    found = (await db.doc(`experiencias/${id}`).get()).get('descripcion.es')
  })
  return found
}

/** Keeps the script of the editor back; the answer lets it come. */
async function holdingBackEditor(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async route => {
    const response = await route.fetch()
    const script = await response.text()
    if (script.includes('data-pm-slice')) await promise
    await route.fulfill({ body: script, response })
  })
  return resolve
}

test('one writes before the editor has arrived, it goes on at the same place, and nothing moves', async ({
  page
}) => {
  const letCome = await holdingBackEditor(page)
  await page.goto(`/estudio#/experiencias/${id}`)
  await expect(tool(page, bold)).toBeDisabled()
  await spanish(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Es así: ')
  const before = await spanish(page).boundingBox()
  letCome()
  await expect(tool(page, bold)).toBeEnabled()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await spanish(page).boundingBox()).toEqual(before)
  await expect(spanish(page)).toBeFocused()
  await page.keyboard.type('hoy, ')
  await expect(spanish(page)).toContainText('Es así: hoy, Un paseo tranquilo.')
  expect(await storedText(page)).toBe('<p>Es así: hoy, Un paseo tranquilo.</p><ul><li>agua</li></ul>')
})

test('formats come by key and by button, and are undone in the field', async ({ page }) => {
  await page.goto(`/estudio#/experiencias/${id}`)
  await expect(tool(page, bold)).toBeEnabled()
  await spanish(page).click()
  await page.keyboard.press('Control+End')
  await expect(tool(page, bullets)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await expect(tool(page, bold)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('gorra')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(tool(page, bullets)).toHaveAttribute('aria-pressed', 'false')
  await tool(page, italic).click()
  await page.keyboard.type('Fin')
  await page.keyboard.press('Shift+Home')
  await tool(page, link).click()
  await page.keyboard.type('https://example.com')
  await expectNoBarrier(page, 'studio, a link of a text')
  await page.keyboard.press('Enter')
  await expect(spanish(page)).toBeFocused()
  const written =
    '<p>Un paseo tranquilo.</p><ul><li>agua</li><li><strong>gorra</strong></li></ul><p><a href="https://example.com/" rel="noopener nofollow"><em>Fin</em></a></p>'
  expect(await storedText(page)).toBe(written)

  await spanish(page).focus()
  await page.keyboard.press('Control+z')
  await expect(spanish(page).getByRole('link')).toBeHidden()
  await page.keyboard.press('Control+Shift+z')
  await expect(spanish(page).getByRole('link')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
})
