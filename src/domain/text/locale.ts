/** The six locale codes of the product. `esd` is the default Spanish, which has no prefix in its addresses. */
export const locales = ['esd', 'es', 'en', 'de', 'fr', 'pt'] as const
export type Locale = (typeof locales)[number]

export const languages = ['es', 'en', 'de', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]

/** The country whose customs a language follows here: without it, English would write dates as in America and Portuguese prices as in Brazil. */
export const regionalTags = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  pt: 'pt-PT'
} as const satisfies Record<Language, string>

export const defaultLocale: Locale = 'esd'

export function languageOf(locale: Locale): Language {
  return locale === 'esd' ? 'es' : locale
}

/** The locale whose addresses stand for a language in canonical links, menus and sitemaps: Spanish is the unprefixed one. */
export function localeOf(language: Language): Locale {
  return language === 'es' ? 'esd' : language
}

/** A value for each language. */
export function perLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return { de: valueIn('de'), en: valueIn('en'), es: valueIn('es'), fr: valueIn('fr'), pt: valueIn('pt') }
}

export function isLanguage(code: string): code is Language {
  return languages.some(language => language === code)
}

export function isLocale(code: string): code is Locale {
  return locales.some(locale => locale === code)
}
