import type { Language } from '#domain/text/locale.ts'

import type { Texts } from '#texts.ts'

import deDocuments from '#i18n/documents/de.json' with { type: 'json' }
import enDocuments from '#i18n/documents/en.json' with { type: 'json' }
import esDocuments from '#i18n/documents/es.json' with { type: 'json' }
import frDocuments from '#i18n/documents/fr.json' with { type: 'json' }
import ptDocuments from '#i18n/documents/pt.json' with { type: 'json' }
import de from '#i18n/locales/de.json' with { type: 'json' }
import en from '#i18n/locales/en.json' with { type: 'json' }
import es from '#i18n/locales/es.json' with { type: 'json' }
import fr from '#i18n/locales/fr.json' with { type: 'json' }
import pt from '#i18n/locales/pt.json' with { type: 'json' }

export const messages = { de, en, es, fr, pt } satisfies Record<Language, Texts>

/** A long text such as the terms: a lead and sections with paragraphs and bullet points. */
export interface LongText {
  title: string
  description: string
  lead: string
  sections: { id: string; title: string; paragraphs: string[]; items: string[] }[]
}

export type LongTextName = keyof typeof esDocuments

export const documents = {
  de: deDocuments,
  en: enDocuments,
  es: esDocuments,
  fr: frDocuments,
  pt: ptDocuments
} satisfies Record<Language, Record<LongTextName, LongText>>
