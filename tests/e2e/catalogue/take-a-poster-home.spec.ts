import { readFileSync } from 'node:fs'
import { getDocumentProxy, getMeta } from 'unpdf'
import { expect, type Locator, type Page, test } from '../support/test.ts'

import { kayak } from '../../fixtures/site.ts'
import { wordsFor } from '#i18n/text/words.ts'

const windows = [
  { height: 844, name: 'a phone', width: 390 },
  { height: 900, name: 'a desktop', width: 1440 }
]
const languages = [
  { address: `/experiencias/${kayak.slug}`, words: wordsFor('esd') },
  { address: `/de/experiencias/${kayak.slug}`, words: wordsFor('de') }
]

/** The file that arrives when what has the focus is pressed. */
async function downloadedBy(page: Page, control: Locator) {
  await control.focus()
  await expect(control).toBeFocused()
  const arriving = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await arriving
  return { content: readFileSync(await download.path()), name: download.suggestedFilename() }
}

for (const { height, name, width } of windows) {
  for (const { address, words } of languages) {
    const { plain, t } = words
    const poster = (page: Page) => page.getByRole('region', { name: t('poster.print') })

    test.describe(`on ${name}, in ${words.locale}, by keyboard`, () => {
      test.use({ viewport: { height, width } })

      test('the drawing comes as a sheet of A3', async ({ page }) => {
        await page.goto(address)
        const { content, name: file } = await downloadedBy(
          page,
          poster(page).getByRole('link', { name: t('poster.downloadSvg') })
        )
        expect(file).toBe(`${kayak.slug}.svg`)
        expect(content.toString('utf8')).toMatch(/^<svg [^>]*width="303mm" height="426mm"/)
      })

      test('a PDF of one page is made in the browser', async ({ page }) => {
        await page.goto(address)
        const { content, name: file } = await downloadedBy(
          page,
          poster(page).getByRole('button', { name: t('poster.downloadPdf') })
        )
        expect(file).toBe(`${kayak.slug}.pdf`)
        const pdf = await getDocumentProxy(new Uint8Array(content))
        expect(pdf.numPages).toBe(1)
        const { info } = await getMeta(pdf)
        expect([wordsFor('esd').plain(kayak.name), plain(kayak.name)]).toContain(info.Title)
      })
    })
  }
}

test('a drawing that does not arrive is said, and the way that is left', async ({ page }) => {
  const { t } = wordsFor('esd')
  await page.route('**/carteles/imprimir/**', route => route.abort())
  await page.goto(`/experiencias/${kayak.slug}`)
  await page
    .getByRole('region', { name: t('poster.print') })
    .getByRole('button', { name: t('poster.downloadPdf') })
    .click()
  await expect(page.getByText(t('poster.pdfFailed'))).toBeVisible()
})
