import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'
import type { Language } from '#domain/text/locale.ts'
import { type UnsentTranslations, unsentTranslations } from './unsent-translations.service.ts'
import { autosaveTextsApi } from '#studio/autosave/autosave.service.ts'
import { deviceName } from './kept-texts.service.ts'
import { loadStudioContract, type StudioContract } from '#studio/shell/studio-contract.service.ts'
import { type TranslationApi, translationApi } from './translation.service.ts'
import { browserMoments } from '#studio/autosave/browser-moments.store.ts'
import { createTextEditorState, type TextEditorStores } from './text-editor-state.store.ts'
import { matrix } from './matrix.store.ts'
import { createSending, type SendingServices } from './sending.store.ts'
import { createTextKeeping, type TextKeepingServices } from './text-keeping.store.ts'
import { isOutdated, isSamePlace, translationOf } from './unsent-translation.ts'
import type { TextPlace } from './originals.ts'

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

/** A translator's changes of a text. They stay on the device. */
function createWriting({ $kept, current, setKept }: TextEditorStores) {
  const at = (place: TextPlace) => {
    const open = current()
    const text = open?.texts.find(({ path }) => path === place.path)
    return open === null || text === undefined ? null : { text, where: { ...open.place, ...place } }
  }
  const without = (where: DocumentPlace & TextPlace) => $kept.get().filter(one => !isSamePlace(one, where))

  return {
    /** Says that a translation still holds, although its original was changed. */
    confirm: (place: TextPlace): void => {
      const found = at(place)
      if (found === null) return
      const { text, where } = found
      const same = translationOf(text, { language: place.language, text: text.texts[place.language] ?? '' })
      setKept([...without(where), { ...where, ...same }])
    },
    /** It was written on two devices: what holds is decided. */
    decide: (where: DocumentPlace & TextPlace, side: 'elsewhere' | 'here'): void =>
      setKept(
        $kept.get().map(one => {
          if (!isSamePlace(one, where)) return one
          const { elsewhere, ...here } = one
          return side === 'here' || elsewhere === undefined ? here : { ...here, text: elsewhere }
        })
      ),
    /** Drops what was written and not sent. */
    drop: (where: DocumentPlace & TextPlace): void => setKept(without(where)),
    /** Bases the text on the current document. */
    rebase: (place: TextPlace): void => {
      const found = at(place)
      if (found === null) return
      const { text, where } = found
      setKept(
        $kept.get().map(one => (isSamePlace(one, where) ? { ...one, ...translationOf(text, one) } : one))
      )
    },
    write: (place: TextPlace, written: string): void => {
      const found = at(place)
      if (found === null) return
      const { text, where } = found
      const before = $kept.get().find(one => isSamePlace(one, where))
      const isBack = written === (text.texts[place.language] ?? '')
      // Back to what is there: nothing is to be sent.
      if (isBack && (before === undefined || !isOutdated(before, text))) return setKept(without(where))
      // Keeps the original state: another editor may have changed it since then.
      const base = before ?? { ...where, ...translationOf(text, { language: place.language, text: written }) }
      return setKept([...without(where), { ...base, text: written }])
    }
  }
}
