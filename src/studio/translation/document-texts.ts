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
  /** What the translator read; null where there was nothing to translate from. */
  original: string | null
  /** What there was before; empty when nothing. */
  before: string
  /** Empty takes it away; the same as before says that it still holds. */
  text: string
}

export interface TranslateRequest {
  place: DocumentPlace
  translations: readonly Translation[]
}

/** What came of a translation. */
export type TranslateOutcome =
  | { kind: 'saved'; document: DocumentTexts }
  /** Another editor changed one of the texts or originals since they were read: nothing was written. */
  | { kind: 'changed-since'; document: DocumentTexts }
  | { kind: 'incomplete'; problems: DocumentProblem[] }
