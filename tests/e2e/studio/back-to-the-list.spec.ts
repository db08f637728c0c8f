import studio from '#studio/texts/es.json' with { type: 'json' }

import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const far = 2000
/** Many experiences have it in their names, and the documents of most other stories do not. */
const letter = 'g'
/** In pixels: documents of other stories come and go above the row, and a list that was not found again is far away. */
const nearby = 400

test('a list is left far down, and "back" and the arrow return to the same row and the same filters', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/experiencias')
  await page.getByLabel(studio.searchLabel).fill(letter)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await expect(rows.first()).toBeVisible()
  await page.evaluate(top => scrollTo(0, top), far)
  // The window of drawn rows has twelve above the first in view.
  const row = rows.nth(14).getByRole('link')
  await expect(row).toBeInViewport({ ratio: 1 })
  const address = await row.getAttribute('href')
  const left = page.locator(`a[href="${address}"]`)
  const top = (await left.boundingBox())?.y ?? 0
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(far - 100)

  const expectAsLeft = async () => {
    await expect(page.getByLabel(studio.searchLabel)).toHaveValue(letter)
    await expect.poll(async () => Math.abs(((await left.boundingBox())?.y ?? 0) - top)).toBeLessThan(nearby)
  }
  await left.click()
  const arrow = page.getByRole('link', { name: studio.back })
  await expect(arrow).toBeVisible()
  await page.goBack()
  await expectAsLeft()
  await expect(left).toBeFocused()

  await left.click()
  await arrow.click()
  await expectAsLeft()

  // The tab is a new beginning.
  await left.click()
  await page.getByRole('link', { name: new RegExp(`^${studio.content}`) }).click()
  await expect(page.getByLabel(studio.searchLabel)).toHaveValue('')
})

test('a form is left far down, and "back" returns there', async ({ baseURL, page }) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/experiencias/ma-kayak-maro?seccion=servicio')
  await expect(page.getByRole('heading', { level: 3, name: studio.sections.service })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.goto('/estudio#/importar')
  await expect(page.getByRole('heading', { level: 2, name: studio.tools.importar })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 3, name: studio.sections.service })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})
