import type { FieldForm } from '#domain/data/field-form.ts'
import type { FieldProblem } from './field-problem.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { TextPlace } from '#studio/translation/originals.ts'
import type { TranslatedText } from '#studio/translation/translated-text.ts'
import type { Language } from '#domain/text/locale.ts'
import type { StudioTexts } from '#studio/texts.ts'

/** The language of the interface: the words of the schemas are in these two. */
export type StudioLanguage = 'en' | 'es'

export interface Named {
  id: string
  title: string
}

/** How a form speaks, and which languages it shows beside each other. */
export interface Speech {
  texts: StudioTexts
  language: StudioLanguage
  /** The language that stands beside Spanish. */
  beside: Exclude<Language, 'es'>
  /** Cleans html as the contract does. */
  tidyHtml: (html: string) => string
  /** Documents of a collection whose names hold what was typed. */
  find: (collection: string, text: string) => readonly Named[]
  /** The document under work; null where a field of many is filled in. */
  place: DocumentPlace | null
  /** The codes of the provinces that the document names. */
  provinces: readonly string[]
  nameOf: (collection: string, id: string) => string | null
  /** Texts whose original was changed since they were translated; missing where this is not checked. */
  changed?: ChangedTexts
}

interface ChangedTexts {
  confirm: (place: TextPlace) => Promise<boolean>
  texts: readonly TranslatedText[]
}

export interface FieldProps {
  form: FieldForm
  /** Of its element: one of a kind on the page. */
  id: string
  /** Where in the document: `precios.0.nombre`. */
  path: string
  value: unknown
  /** Undefined takes the value away. */
  onChange: (value: unknown) => void
  problems: readonly FieldProblem[]
  speech: Speech
}
