import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { accountWith, administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { today } = studio
const id = `del-dia-${crypto.randomUUID().slice(0, 8)}`
const name = `Paseo ${id}`

test.beforeEach(({ page }) => havingChosenCookies(page))
test.beforeEach(() =>
  withDocuments(async db => {
    await db
      .doc(`experiencias/${id}`)
      .set({ borrador: true, nombre: { es: name }, provincias: ['29'], slug: id })
  })
)
test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${id}`).delete())))

/** A part of the day, with all that is in it. */
async function openPart(page: Page, part: string) {
  const region = page.getByRole('region', { name: part })
  await expect(region).toBeVisible()
  const all = region.getByRole('button', { name: today.all.split(' (')[0] ?? '' })
  // By keyboard: other stories write meanwhile, and what stands above it grows.
  if (await all.isVisible()) await all.press('Enter')
  return region
}

test('an editor begins with what waits, goes to a draft with one press, and back returns to the day', async ({
  baseURL,
  page
}) => {
  await havingSignedInAs(page, await administratorAt(baseURL))
  // The publisher follows the database: the draft is among them in a moment.
  await expect(async () => {
    await page.goto('/estudio')
    await page.reload()
    const drafts = await openPart(page, today.parts.drafts)
    await expect(drafts.getByRole('link', { name })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  for (const part of [today.parts.proposals, today.parts.reviews, today.parts.problems, today.parts.texts])
    await expect(page.getByRole('region', { name: part })).toBeVisible()
  // Its tabs say how much waits.
  const tab = (part: string, words: string) =>
    page.getByRole('link', { name: new RegExp(`^${part} [1-9]\\d* ${words}$`) })
  await expect(tab(studio.content, studio.draftsWaiting)).toBeVisible()
  await expect(tab(studio.tools.traducir, studio.waiting)).toBeVisible()
  await expectNoBarrier(page, 'studio, the day of an editor')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.getByRole('region', { name: today.parts.drafts }).getByRole('link', { name }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: `${studio.tools.hoy}, ` })).toBeVisible()
})

test('a missing text leads to its language', async ({ baseURL, page }) => {
  await havingSignedInAs(page, await accountWith({ editor: true }, baseURL))
  await page.goto('/estudio')
  const texts = await openPart(page, today.parts.texts)
  await texts.getByRole('link', { name }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`#/traducir/experiencias/${id}/en$`))
  await expect(page.getByRole('link', { exact: true, name: studio.tools.opiniones })).toBeHidden()
})
