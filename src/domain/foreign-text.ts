import type { ForeignText } from './listing-entry.ts'
import { isLanguage } from './locale.ts'

export function foreignText(text: string | undefined, language: string | null | undefined): ForeignText {
  return { language: language && isLanguage(language) ? language : null, text: text ?? '' }
}
