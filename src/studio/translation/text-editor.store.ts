import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'
import type { Language } from '#domain/text/locale.ts'
import { type UnsentTranslations, unsentTranslations } from './unsent-translations.service.ts'
import { autosaveTextsApi } from '#studio/autosave/autosave.service.ts'
import { deviceName } from './kept-texts.service.ts'
import { loadStudioContract, type StudioContract } from '#studio/shell/studio-contract.service.ts'
import { type TranslationApi, translationApi } from './translation.service.ts'

import { browserMoments } from '#studio/autosave/browser-moments.store.ts'

import { createTextEditorState } from './text-editor-state.store.ts'
import { matrix } from './matrix.store.ts'
import { createSending, type SendingServices } from './sending.store.ts'
import { createTextKeeping, type TextKeepingServices } from './text-keeping.store.ts'
import { createWriting } from './writing.store.ts'

export type { TextEditorState, OpenTexts } from './text-editor-state.store.ts'

interface Services extends SendingServices, TextKeepingServices {
  api: Pick<TranslationApi, 'propose' | 'texts' | 'translate'>
  keep: UnsentTranslations
  load: () => Promise<Pick<StudioContract, 'textFieldsOf' | 'tidyHtml'>>
}

/** The texts of a document under translation. */
export function createTextEditor({ keep, load, ...services }: Services) {
  const stores = createTextEditorState(keep)
  const { $kept, $state, $texts } = stores
  const keeping = createTextKeeping(stores, services)
  let contract: Awaited<ReturnType<typeof load>> | null = null
  /** Restores unsent texts; without any, the last message about sent texts stays. */
  const remember = () => {
    const kept = keep.read()
    if (kept.length > 0) stores.setKept(kept)
    else $kept.set([])
  }
  return {
    $elsewhere: keeping.$elsewhere,
    $kept,
    $sent: keeping.$sent,
    $state,
    $texts,
    ...createSending(stores, services),
    ...createWriting(stores),
    /** Label of a field with texts. */
    labelOf: (collection: StudioCollection, path: string) => {
      const field = path.replaceAll(/\.\d+/g, '.*')
      return contract?.textFieldsOf(collection).find(found => found.path === field)?.label ?? null
    },
    open: async (place: DocumentPlace): Promise<void> => {
      $texts.set({ kind: 'loading' })
      const [answer, loaded, onServer] = await Promise.all([
        services.api.texts({ collection: place.collection, ids: [place.id] }),
        load(),
        services.keptApi.kept(place)
      ])
      contract = loaded
      remember()
      if (answer.kind === 'failed') return $texts.set(answer)
      const [document] = answer.value
      if (document === undefined) return $texts.set({ code: 'document-gone', kind: 'failed' })
      keeping.begin(place, document, onServer.kind === 'done' ? onServer.value : null)
      return $texts.set({ kind: 'ready', value: { ...document, place } })
    },
    lookElsewhere: keeping.lookElsewhere,
    /** Asks a translation service for what is missing; the code of what went wrong, or null. */
    propose: async (language: Language): Promise<string | null> => {
      const open = stores.current()
      if (open === null) return null
      const answer = await services.api.propose({ language, place: open.place })
      if (answer.kind === 'failed') return answer.code
      stores.show(open.place, answer.value)
      services.update(open.place.collection, answer.value)
      return null
    },
    remember,
    tidyHtml: (html: string): string => contract?.tidyHtml(html) ?? ''
  }
}

export const textEditor = createTextEditor({
  api: translationApi,
  autosave: { api: autosaveTextsApi, ...browserMoments },
  device: deviceName,
  keep: unsentTranslations,
  keptApi: autosaveTextsApi,
  load: loadStudioContract,
  now: () => new Date().toISOString(),
  update: matrix.update
})
