import { atom } from 'nanostores'

import type { Remote } from '#domain/data/remote.ts'
import type { DocumentPlace, DocumentProblem, DocumentState } from '#studio/document/studio-document.ts'
import type { DocumentTexts } from './document-texts.ts'
import { isOfDocument, type UnsentTranslation } from './unsent-translation.ts'
import type { UnsentTranslations } from './unsent-translations.service.ts'

/** How what was written stands. */
export type TextEditorState =
  | { kind: 'unchanged' }
  | { kind: 'kept' }
  /** The device refuses to keep it. */
  | { kind: 'not-kept' }
  | { kind: 'sending' }
  | { kind: 'sent'; state: DocumentState; moment: string }
  | { kind: 'incomplete'; problems: readonly DocumentProblem[] }
  | { kind: 'clash' }
  /** It was written on two devices, and it is not decided what holds. */
  | { kind: 'two-devices' }
  | { kind: 'failed'; code: string }

/** The document whose texts are open, with its place. */
export interface OpenTexts extends DocumentTexts {
  place: DocumentPlace
}

/** The texts that are open, and what was written and not sent. */
export function createTextEditorState(keep: UnsentTranslations) {
  const $texts = atom<Remote<OpenTexts>>({ kind: 'idle' })
  const $kept = atom<readonly UnsentTranslation[]>([])
  const $state = atom<TextEditorState>({ kind: 'unchanged' })
  const current = () => {
    const open = $texts.get()
    return open.kind === 'ready' ? open.value : null
  }
  return {
    $kept,
    $state,
    $texts,
    current,
    setKept: (kept: readonly UnsentTranslation[]): void => {
      $kept.set(kept)
      const isKept = keep.write(kept)
      $state.set(kept.length === 0 ? { kind: 'unchanged' } : { kind: isKept ? 'kept' : 'not-kept' })
    },
    /** A document as it is now, where it is the one that is open. */
    show: (place: DocumentPlace, document: DocumentTexts): void => {
      const open = current()
      if (open !== null && isOfDocument(open.place, place))
        $texts.set({ kind: 'ready', value: { ...document, place } })
    }
  }
}

export type TextEditorStores = ReturnType<typeof createTextEditorState>
