import { type Language, languages } from '#domain/text/locale.ts'

export function languageOfPage(): Language {
  return languages.find(known => known === document.documentElement.lang) ?? 'es'
}
