import { GeoPoint } from 'firebase-admin/firestore'

import english from '#studio/texts/en.json' with { type: 'json' }
import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../../support/barriers.ts'
import { withDocuments } from '../../support/documents.ts'
import { havingOpenedDraft } from '../../support/studio/open-draft.ts'
import { leaveField, openSection, showBothLanguages } from '../../support/studio/sections.ts'
import { expect, type Page, test } from '../../support/test.ts'

const { draft, id } = havingOpenedDraft('ficha')

async function saved(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', { exact: true, name: studio.saveDraft }).click()
  await expect(page.getByText(studio.save.saved.split('{{')[0] ?? '')).toBeVisible()
  let fields: Record<string, unknown> = {}
  await withDocuments(async db => void (fields = (await db.doc(`experiencias/${id}`).get()).data() ?? {}))
  return fields
}

test('a place is pasted, moved by arrows and put by a press, and said where it is', async ({ page }) => {
  const { map } = studio
  await openSection(page, 'place')
  const field = page.getByLabel('Coordenadas', { exact: true })
  const pin = page.getByRole('button', { name: `${map.title}: Coordenadas` })
  await expect(pin).toBeVisible()
  await field.fill('https://www.openstreetmap.org/?mlat=36.7466&mlon=-3.8790#map=17/36.7466/-3.8790')
  await expect(page.getByText('36.7466, -3.879 · en la provincia de Málaga')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')

  const closer = page.getByRole('button', { name: map.closer })
  while (await closer.isEnabled()) await closer.click()
  await pin.focus()
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue('36.74669, -3.879')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(field).toHaveValue('36.74669, -3.87787')
  await expectNoBarrier(page, 'studio, a map')

  // Roads and towns come from another host, once they are asked for.
  const asked: string[] = []
  page.on('request', request => void asked.push(request.url()))
  const tiles = () => asked.filter(url => url.includes('openstreetmap'))
  expect(tiles()).toEqual([])
  await page.getByRole('button', { name: map.streets }).click()
  await expect.poll(() => tiles().some(url => /\/1[4-6]\//.test(url))).toBe(true)

  const further = page.getByRole('button', { name: map.further })
  while (await further.isEnabled()) await further.click()
  const box = await pin.boundingBox()
  if (box === null) throw new Error('There is no map')
  // To the north of the middle lies Córdoba or Jaén, and at the edge another country.
  await pin.click({ position: { x: box.width * 0.05, y: box.height * 0.5 } })
  await expect(page.getByText(map.outside)).toBeVisible()
  await field.fill('37,1773; -3,5986')
  await expect(page.getByText('está en la provincia de Granada, y el documento dice Málaga')).toBeVisible()
  await expectNoBarrier(page, 'studio, a map')
  const { coordenadas } = await saved(page)
  expect(coordenadas).toEqual(new GeoPoint(37.1773, -3.5986))
})

test('a price list is filled in as a table, with a column of its own and a mistake said in its row', async ({
  page
}) => {
  await openSection(page, 'prices')
  const prices = page.getByRole('group', { exact: true, name: 'Precios' })
  await prices.getByRole('button', { name: studio.add }).click()
  const { en, es } = studio.languages
  await prices.getByLabel(`1: ${es}`).fill('Verano')
  await prices.getByLabel(`Verano: ${en}`).fill('Summer')
  await prices.getByLabel('Verano: adulto').fill('35,50')
  await page.keyboard.press('Tab')
  await expect(prices.getByLabel('Verano: niño')).toBeFocused()
  await page.keyboard.type('veinte')
  await prices.getByLabel(studio.another).fill('jubilado')
  await page.keyboard.press('Enter')
  await prices.getByLabel('Verano: jubilado').fill('18')
  await leaveField(page)
  await expect(prices.getByLabel('Verano: niño')).toHaveAttribute('aria-invalid', 'true')
  await expect(prices.getByText('Precio por persona · niño')).toBeVisible()
  await expectNoBarrier(page, 'studio, a price table')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await prices.getByLabel('Verano: niño').fill('')

  await prices.getByRole('button', { name: studio.add }).click()
  await prices.getByLabel(`2: ${es}`).fill('Invierno')
  await prices.getByLabel('Invierno: adulto').fill('20')
  await prices.getByRole('button', { name: `${studio.remove}: Invierno` }).click()
  const { precios } = await saved(page)
  expect(precios).toEqual([
    { nombre: { en: 'Summer', es: 'Verano' }, precios: { adulto: 35.5, jubilado: 18 } }
  ])
})

test('an address that another document has is said while it is typed, by its name', async ({ page }) => {
  const slug = page.getByLabel('Dirección de la página', { exact: true })
  const notice = page.getByText('«ma-kayak-maro» tiene el mismo slug')
  await slug.fill('kayak-acantilados-maro')
  await expect(slug).toBeFocused()
  await expect(notice).toBeVisible()
  await slug.press('End')
  await page.keyboard.type('-2')
  await expect(notice).toBeHidden()
})

/** HTML that a word processor puts on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style></head><body lang="ES"><!--StartFragment-->
<h1 style="mso-outline-level:1">Qué haremos<o:p></o:p></h1>
<p class="MsoNormal" style="margin-left:36.0pt"><b style="mso-bidi-font-weight:normal"><span style="color:red">Remar</span></b> y <i>nadar</i>.<o:p>&nbsp;</o:p></p>
<p class="MsoListParagraph" onclick="alert(1)"><!--[if !supportLists]--><span>·</span><!--[endif]--><a href="http://example.com" target="_blank">sin cifrar</a></p>
<img src="file:///C:/foto.png" onerror="alert(1)"><script>alert(1)</script><table><tr><td>celda</td></tr></table><!--EndFragment--></body></html>`

async function paste(page: Page, name: string, type: string, text: string): Promise<void> {
  const group = page.getByRole('group', { exact: true, name: 'Descripción' })
  const field = group.getByRole('textbox', { name })
  // A made up event does nothing by itself: it is the editor that takes it, once it has arrived.
  const tools = group.getByRole('toolbar', { name: `${studio.editor.tools}: ${name}` })
  await expect(tools.getByRole('button', { name: studio.editor.bold.name })).toBeEnabled()
  await field.click()
  await field.evaluate(
    (element, [kind, content]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(kind, content)
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    },
    [type, text] as const
  )
}

test('of what is pasted from a word processor only what the site allows is left, and too much of it is said', async ({
  page
}) => {
  const { en, es } = studio.languages
  const group = page.getByRole('group', { exact: true, name: 'Descripción' })
  await paste(page, es, 'text/html', fromWord)
  await showBothLanguages(page)
  await paste(page, en, 'text/plain', 'x'.repeat(20_001))
  await leaveField(page)
  await expect(group.getByText('es demasiado largo (20.008 caracteres)')).toBeVisible()
  await expect(group.getByRole('textbox', { name: en })).toHaveAttribute('aria-invalid', 'true')
  await group.getByRole('textbox', { name: en }).fill('Short')

  const { descripcion } = await saved(page)
  const { es: html = '' }: Record<string, string> = Object(descripcion)
  expect([...new Set([...html.matchAll(/<(\w+)/g)].map(([, tag = '']) => tag))].toSorted()).toEqual([
    'em',
    'h3',
    'p',
    'strong'
  ])
  expect(html).toContain('<strong>Remar</strong>')
  expect(html).not.toMatch(/mso|style|class|alert|file:|href/i)
})

test('the form says in English what it expects, how much it takes, and what the contract says', async ({
  page
}) => {
  await page.goto(`/en/estudio#/experiencias/${id}`)
  await openSection(page, 'when', english)
  const minutes = page.getByLabel('Duration', { exact: true })
  await expect(minutes).toHaveAccessibleDescription(/minutes · no decimals, 1 to 100,000 .*Example: 150/)
  await minutes.fill('un rato')
  await leaveField(page)
  await expect(minutes).toHaveAccessibleDescription(/is not a number.*a number, such as 25/)
})

test('a document that does not fit is opened and mended, and what no schema knows stays as it was', async ({
  page
}) => {
  const odd = { evento: 'sí', notaInterna: { dias: [1, 2], texto: 'ojo' }, palabrasClaves: 'mar, sol' }
  await withDocuments(async db => void (await db.doc(`experiencias/${id}`).set({ ...draft, ...odd })))
  await page.reload()
  await openSection(page, 'listing')
  const words = page.getByLabel('Palabras clave', { exact: true })
  await expect(words).toHaveValue('"mar, sol"')
  await expect(words).toHaveAccessibleDescription(/no es una lista/)
  await words.fill('["mar", "sol"]')
  await page.keyboard.press('Tab')
  await expect(words).toHaveValue('mar, sol')
  await openSection(page, 'when')
  await page.getByLabel('Es un evento').fill('')
  await page.keyboard.press('Tab')
  await page.getByLabel('Es un evento').check()
  const { borrador, evento, notaInterna, palabrasClaves } = await saved(page)
  expect({ borrador, evento, notaInterna, palabrasClaves }).toEqual({
    borrador: true,
    evento: true,
    notaInterna: odd.notaInterna,
    palabrasClaves: ['mar', 'sol']
  })
})
