import { atom } from 'nanostores'

import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { isOfDocument, translationOf } from './unsent-translation.ts'
import type { TextPlace } from './originals.ts'
import type { TranslatedText } from './translated-text.ts'
import { type TranslationApi, translationApi } from './translation.service.ts'

/** The texts of the document under work whose original was changed since they were translated, for editors. */
export function createChangedOriginals(api: Pick<TranslationApi, 'texts' | 'translate'>) {
  const $texts = atom<readonly TranslatedText[]>([])
  let open: DocumentPlace | null = null
  const show = (place: DocumentPlace, texts: readonly TranslatedText[]) => {
    if (open === null || !isOfDocument(open, place)) return
    $texts.set(texts.filter(({ originals }) => Object.keys(originals).length > 0))
  }
  return {
    $texts,
    /** Says that a translation still holds; whether that was possible. */
    confirm: async ({ language, path }: TextPlace): Promise<boolean> => {
      const [place, text] = [open, $texts.get().find(found => found.path === path)]
      if (place === null || text === undefined) return false
      const translation = translationOf(text, { language, text: text.texts[language] ?? '' })
      const answer = await api.translate({ place, translations: [translation] })
      if (answer.kind === 'failed' || answer.value.kind === 'incomplete') return false
      show(place, answer.value.document.texts)
      return answer.value.kind === 'saved'
    },
    /** Reads them as they are now; nothing is marked while they cannot be read. */
    load: async (place: DocumentPlace): Promise<void> => {
      if (open === null || !isOfDocument(open, place)) $texts.set([])
      open = place
      const answer = await api.texts({ collection: place.collection, ids: [place.id] })
      show(place, answer.kind === 'done' ? (answer.value[0]?.texts ?? []) : [])
    }
  }
}

export const changedOriginals = createChangedOriginals(translationApi)
