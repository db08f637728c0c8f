import { createInstance, type TFunction } from 'i18next'

import { type Language, languages } from '#domain/locale.ts'

import { documents, type LongText, type LongTextName, messages } from './messages.ts'

export type Translator = TFunction<'messages'>

const i18n = createInstance()
await i18n.init({
  defaultNS: 'messages',
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  lng: 'es',
  ns: ['messages'],
  parseMissingKeyHandler: key => {
    throw new Error(`No text for the key «${key}»`)
  },
  resources: Object.fromEntries(languages.map(language => [language, { messages: messages[language] }])),
  supportedLngs: languages
})

const translators = {
  de: i18n.getFixedT('de', 'messages'),
  en: i18n.getFixedT('en', 'messages'),
  es: i18n.getFixedT('es', 'messages'),
  fr: i18n.getFixedT('fr', 'messages'),
  pt: i18n.getFixedT('pt', 'messages')
} satisfies Record<Language, Translator>

/** The texts of the interface in a language. A key that does not exist is a type error, and throws if it is reached all the same. */
export function translator(language: Language): Translator {
  return translators[language]
}

/** A long text such as the terms, with the data of the business filled in. */
export function longText(language: Language, name: LongTextName, values: Record<string, string>): LongText {
  const { description, lead, sections, title } = documents[language][name]
  const fill = (text: string) => i18n.services.interpolator.interpolate(text, values, language, {})
  return {
    description: fill(description),
    lead: fill(lead),
    sections: sections.map(section => ({
      id: section.id,
      items: section.items.map(fill),
      paragraphs: section.paragraphs.map(fill),
      title: fill(section.title)
    })),
    title: fill(title)
  }
}
