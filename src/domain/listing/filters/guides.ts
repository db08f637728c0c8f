import { queryKeys } from '#domain/listing/listing-keys.ts'
import { languages } from '#domain/text/locale.ts'
import { optionsFilter } from './options-filter.ts'

/** The languages that a guide speaks: any of those that are asked for is enough. What publishes none is of no language. */
export const guides = optionsFilter({
  items: languages,
  key: queryKeys.guides,
  legend: 'guides',
  matches: (entry, chosen) => chosen.length === 0 || chosen.some(language => entry.guides.includes(language)),
  options: {
    de: { text: 'guideDe', word: 'de' },
    en: { text: 'guideEn', word: 'en' },
    es: { text: 'guideEs', word: 'es' },
    fr: { text: 'guideFr', word: 'fr' },
    pt: { text: 'guidePt', word: 'pt' }
  }
})
