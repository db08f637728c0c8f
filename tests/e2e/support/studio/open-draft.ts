import type { Section } from '#domain/data/field-form.ts'

import { withDocuments } from '../documents.ts'
import { administratorAt, havingSignedInAs } from '../people/accounts.ts'
import { test } from '../test.ts'
import { havingChosenCookies } from '../visit.ts'
import { openSection } from './sections.ts'

/** A draft for the stories of a file alone, open in the studio of an administrator, at a section, before each of them. */
export function havingOpenedDraft(name: string, section: Section = 'texts') {
  const id = `${name}-${crypto.randomUUID().slice(0, 8)}`
  const draft = { borrador: true, nombre: { es: `Paseo ${id}` }, provincias: ['29'], slug: id }
  test.beforeEach(async ({ baseURL, page }) => {
    await withDocuments(async db => void (await db.doc(`experiencias/${id}`).set(draft)))
    await havingChosenCookies(page)
    await havingSignedInAs(page, await administratorAt(baseURL))
    await page.goto(`/estudio#/experiencias/${id}`)
    await openSection(page, section)
  })
  test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${id}`).delete())))
  return { draft, id }
}
