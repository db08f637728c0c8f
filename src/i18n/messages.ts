import type { Language } from '#domain/locale.ts'

import deDocuments from './documents/de.json' with { type: 'json' }
import enDocuments from './documents/en.json' with { type: 'json' }
import esDocuments from './documents/es.json' with { type: 'json' }
import frDocuments from './documents/fr.json' with { type: 'json' }
import ptDocuments from './documents/pt.json' with { type: 'json' }
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import es from './locales/es.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }
import pt from './locales/pt.json' with { type: 'json' }

/** Spanish says which keys there are; a language that lacks one does not compile. */
export type Messages = typeof es

export const messages = { de, en, es, fr, pt } satisfies Record<Language, Messages>

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
