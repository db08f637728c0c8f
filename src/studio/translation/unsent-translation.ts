import type { DocumentPlace } from '#studio/document/studio-document.ts'

import type { DocumentTexts, Translation } from './document-texts.ts'
import type { TextPlace } from './originals.ts'
import { originalFor } from './texts.ts'
import type { TranslatedText } from './translated-text.ts'

/** A translation that was written and not sent. */
export interface UnsentTranslation extends DocumentPlace, Translation {
  /** This person's version from another device. One is chosen before it is sent. */
  elsewhere?: string
}

export function isSamePlace(one: DocumentPlace & TextPlace, other: DocumentPlace & TextPlace): boolean {
  return isOfDocument(one, other) && one.path === other.path && one.language === other.language
}

export function isOfDocument(one: DocumentPlace, other: DocumentPlace): boolean {
  return one.collection === other.collection && one.id === other.id
}

/** The current state of a text in one language, on which a translation is based. */
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

/** Translations of texts that are gone. */
export function orphanedTexts(
  kept: readonly UnsentTranslation[],
  place: DocumentPlace,
  { texts }: Pick<DocumentTexts, 'texts'>
): UnsentTranslation[] {
  return kept.filter(one => isOfDocument(one, place) && !texts.some(({ path }) => path === one.path))
}

interface OnServer {
  /** It comes from this very device, which is never behind its own copy. */
  isOwn: boolean
  texts: readonly Translation[]
}

/** Joins the texts of this device with those on the server: texts from another device are added, and where both have one it is a conflict. */
export function withServerTexts(
  kept: readonly UnsentTranslation[],
  place: DocumentPlace,
  { isOwn, texts }: OnServer
): UnsentTranslation[] {
  const onServer = texts.map((text): UnsentTranslation => ({ ...text, ...place }))
  const isHere = (text: UnsentTranslation) => kept.some(one => isSamePlace(one, text))
  const both = kept.map(one => {
    const other = onServer.find(text => isSamePlace(one, text))
    return isOwn || other === undefined || other.text === one.text ? one : { ...one, elsewhere: other.text }
  })
  return [...both, ...onServer.filter(text => !isHere(text))]
}

/** Without what the document says already: it was sent from another device. */
export function withoutSent(
  kept: readonly UnsentTranslation[],
  place: DocumentPlace,
  { texts }: Pick<DocumentTexts, 'texts'>
): UnsentTranslation[] {
  const isSent = (one: UnsentTranslation) =>
    isOfDocument(one, place) &&
    // One that is the same as before says that it still holds.
    one.text !== one.before &&
    one.elsewhere === undefined &&
    texts.some(({ path, texts: written }) => path === one.path && (written[one.language] ?? '') === one.text)
  return kept.filter(one => !isSent(one))
}
