// First: the schemas are made as soon as they are imported.
import '#contract/schema/without-eval.ts'
import { formOfCollection, formOfDocument } from '#contract/documents/forms.ts'
import { proposableFields } from '#contract/documents/proposable.ts'
import { storedHtml } from '#contract/fields/html.ts'
import { documentFields } from '#contract/values/document-value.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'

export { missingToBook } from '#studio/document/checklist.contract.ts'
export { documentProblems } from '#studio/document/decoders.contract.ts'
export { provincesOf } from '#studio/list/document-row.contract.ts'
export { textFieldsOf } from '#studio/translation/text-fields.contract.ts'
export { textProblem } from '#studio/translation/text-problem.contract.ts'
export { formOfCollection, formOfDocument, proposableFields }

/** Cleans html of a text; empty where no text is visible. */
export function tidyHtml(html: string): string {
  return storedHtml(html)
}

/** Values as the database can hold them; null when it cannot. */
export function storableFields(values: Readonly<Record<string, unknown>>): DocumentFields | null {
  const parsed = documentFields.safeParse(values)
  return parsed.success ? parsed.data : null
}
