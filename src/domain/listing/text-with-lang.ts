import type { TextWithLang } from './files/listing-entry.ts'
import { isLanguage } from '#domain/text/locale.ts'

export function textWithLang(text: string | undefined, language: string | null | undefined): TextWithLang {
  return { language: language && isLanguage(language) ? language : null, text: text ?? '' }
}
