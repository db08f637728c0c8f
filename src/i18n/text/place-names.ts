import type { Province } from '#domain/place/province.ts'
import type { Language } from '#domain/text/locale.ts'
import { slugOf } from '#domain/text/slug.ts'

/** Towns that have the name of their province, and another one abroad. All others are called as on their signs. */
const exonyms: Partial<Record<Language, Record<string, string>>> = {
  en: { Sevilla: 'Seville' },
  fr: { Cádiz: 'Cadix', Córdoba: 'Cordoue', Granada: 'Grenade', Sevilla: 'Séville' },
  pt: { Cádiz: 'Cádis', Córdoba: 'Córdova', Sevilla: 'Sevilha' }
}

/** A municipality as the readers of a language call it. */
export function townIn(language: Language, municipality: string | null): string | null {
  return municipality === null ? null : (exonyms[language]?.[municipality] ?? municipality)
}

/** A municipality with its provinces. «Granada, Grenade» would name one place twice: then the province alone, in the reader's language. */
export function placeNames(
  municipality: string | null,
  provinces: readonly Province[],
  nameOf: (province: Province) => string
): string[] {
  const names = provinces.map(nameOf)
  // By what never changes: a page in French does not depend on what editors write in Spanish.
  const isNamed = municipality !== null && provinces.some(({ slug }) => slug === slugOf(municipality))
  return municipality === null || isNamed || names.includes(municipality) ? names : [municipality, ...names]
}
