import type { Section } from '#domain/data/field-form.ts'
import spanish from '#studio/texts/es.json' with { type: 'json' }

import type { Page } from '../test.ts'

/** Opens a section of the document: a form shows one at a time. */
export async function openSection(page: Page, section: Section, texts = spanish): Promise<void> {
  const sections = page.getByRole('navigation', { name: texts.sectionsLabel })
  await sections.getByRole('button', { name: texts.sections[section] }).click()
}

/** Leaves the field that has the focus: what is wrong in it is said then. */
export async function leaveField(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2 }).first().focus()
}

/** A phone shows Spanish alone until the other language is asked for. */
export async function showBothLanguages(page: Page): Promise<void> {
  const both = page.getByLabel(spanish.pair)
  if (await both.isVisible()) await both.check()
}
