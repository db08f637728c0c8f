import { isLanguage, type Language } from '#domain/text/locale.ts'

/** The language that the page is written in. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'es'
}
