import type { Language } from '#domain/text/locale.ts'

import { type DocumentText, originalFor } from './texts.ts'

/** What a translation service made of a text. It stands beside the document until a translator has read it: no page shows it. */
export interface MachineText {
  /** `precios.*.nombre` */
  field: string
  language: Language
  original: string
  text: string
}

/** What a machine proposes for a text as it is now; null once it is written, and for another original. */
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
