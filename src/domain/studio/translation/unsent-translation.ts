import type { DocumentPlace } from '#domain/studio/studio-document.ts'

import type { DocumentTexts, Translation } from './document-texts.ts'
import type { TextPlace } from './originals.ts'
import { originalFor } from './texts.ts'
import type { TranslatedText } from './translated-text.ts'

/** A translation that was written and not sent. */
export interface UnsentTranslation extends DocumentPlace, Translation {}

export function isSamePlace(one: DocumentPlace & TextPlace, other: DocumentPlace & TextPlace): boolean {
  return isOfDocument(one, other) && one.path === other.path && one.language === other.language
}

export function isOfDocument(one: DocumentPlace, other: DocumentPlace): boolean {
  return one.collection === other.collection && one.id === other.id
}

/** What a text in one language is based on, as it is now. */
export function translationOf(
  { path, texts }: Pick<TranslatedText, 'path' | 'texts'>,
  { language, text }: Pick<Translation, 'language' | 'text'>
): Translation {
  return {
    before: texts[language] ?? '',
    language,
    original: originalFor(texts, language)?.text ?? null,
    path,
    text
  }
}

/** Whether the text, or its original, was changed since a translation of it was begun. */
export function isOutdated(kept: Translation, text: TranslatedText): boolean {
  const { before, original } = translationOf(text, kept)
  return before !== kept.before || original !== kept.original
}

/** What was written for texts that are gone. */
export function orphanedTexts(
  kept: readonly UnsentTranslation[],
  place: DocumentPlace,
  { texts }: Pick<DocumentTexts, 'texts'>
): UnsentTranslation[] {
  return kept.filter(one => isOfDocument(one, place) && !texts.some(({ path }) => path === one.path))
}
