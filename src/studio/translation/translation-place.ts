import { isDocumentId } from '#domain/text/document-id.ts'
import { mayReadAll, mayReadTexts, type StudioRights } from '#domain/account/rights.ts'
import { type StudioCollection, studioCollections } from '#studio/document/studio-document.ts'
import { fragmentOfTool } from '#studio/shell/studio-tool.ts'
import { type Language, languages } from '#domain/text/locale.ts'

/** Current place among the translations: a collection, or the texts of one of its documents in a language. */
export interface TranslationPlace {
  collection: StudioCollection
  document: { id: string; language: Language; path: string | null } | null
}

/** The place that the fragment of an address names: `#/traducir/experiencias/kayak-maro/de/nombre`. */
export function translationPlaceIn(fragment: string): TranslationPlace {
  const [, , name, id = '', code, path] = fragment.split('/').map(decoded)
  const collection = studioCollections.find(known => known === name) ?? studioCollections[0]
  const language = languages.find(known => known === code)
  const document = isDocumentId(id) && language ? { id, language, path: path ?? null } : null
  return { collection, document }
}

export function fragmentOfTranslation({ collection, document }: TranslationPlace): string {
  const { id, language, path } = document ?? {}
  const parts = [id, language, path].filter(part => part !== undefined && part !== null)
  return [fragmentOfTool('traducir'), collection, ...parts.map(encodeURIComponent)].join('/')
}

/** The collections whose texts a person may read. */
export function translatedCollections(rights: StudioRights): StudioCollection[] {
  return studioCollections.filter(collection => mayReadTexts(rights, collection))
}

/** The languages that a person works in: editors in all of them, translators in their own. */
export function translatedLanguages(rights: StudioRights): Language[] {
  return languages.filter(language => mayReadAll(rights) || rights.languages.includes(language))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
