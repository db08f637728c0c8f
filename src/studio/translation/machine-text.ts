import type { Language } from '#domain/text/locale.ts'

import { type DocumentText, originalFor } from './texts.ts'

/** A translation service's version of a text. It is stored beside the document, and no page shows it until a translator has read it. */
export interface MachineText {
  /** `precios.*.nombre` */
  field: string
  language: Language
  original: string
  text: string
}

/** A machine's proposal for the current text; null once the text is written, and for another original. */
export function machineTextFor(
  known: readonly MachineText[],
  { field, texts }: DocumentText,
  language: Language
): string | null {
  if (texts[language]) return null
  const original = originalFor(texts, language)?.text
  const found = known.find(
    one => one.field === field.path && one.language === language && one.original === original
  )
  return found?.text ?? null
}

/** The proposals that still are for a text of the document. */
export function machineTextsAfter(
  known: readonly MachineText[],
  after: readonly DocumentText[]
): MachineText[] {
  return known.filter(one =>
    after.some(text => text.field.path === one.field && machineTextFor([one], text, one.language) !== null)
  )
}
