import type { DocumentPlace, DocumentProblem, DocumentState } from '#studio/document/studio-document.ts'

import type { TextPlace } from './originals.ts'
import type { TranslatedText } from './translated-text.ts'

/** The texts of a document, as translators read them. */
export interface DocumentTexts {
  id: string
  /** Whether a translation service can be asked. */
  hasMachine: boolean
  title: string
  state: DocumentState
  texts: TranslatedText[]
}

/** A text in one language, with what it was made of: so that no newer text is overwritten, and nothing is the translation of what is no longer there. */
export interface Translation extends TextPlace {
  /** The original that the translator read; null without one. */
  original: string | null
  /** The earlier translation; empty when there was none. */
  before: string
  /** Empty takes it away; the same as before says that it still holds. */
  text: string
}

export interface TranslateRequest {
  place: DocumentPlace
  translations: readonly Translation[]
}

/** Result of a translation. */
export type TranslateOutcome =
  | { kind: 'saved'; document: DocumentTexts }
  /** Another editor changed one of the texts or originals since they were read: nothing was written. */
  | { kind: 'changed-since'; document: DocumentTexts }
  | { kind: 'incomplete'; problems: DocumentProblem[] }
