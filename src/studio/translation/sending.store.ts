import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'
import type { DocumentTexts } from './document-texts.ts'
import { isOfDocument, isSamePlace, type UnsentTranslation } from './unsent-translation.ts'
import type { TranslationApi } from './translation.service.ts'

import type { TextEditorState, TextEditorStores } from './text-editor-state.store.ts'

export interface SendingServices {
  api: Pick<TranslationApi, 'translate'>
  now: () => string
  /** Says how a document is after a change. */
  update: (collection: StudioCollection, texts: DocumentTexts) => void
}

/** Sends what was written, document by document: what fails in one keeps no other from being sent. */
export function createSending(
  { $kept, $state, current, setKept, show }: TextEditorStores,
  { api, now, update }: SendingServices
) {
  async function sendFor(place: DocumentPlace): Promise<TextEditorState> {
    const sent = $kept.get().filter(one => isOfDocument(one, place))
    // Conflicts between two devices are decided first.
    if (sent.some(({ elsewhere }) => elsewhere !== undefined)) return { kind: 'two-devices' }
    const answer = await api.translate({ place, translations: sent })
    if (answer.kind === 'failed') return answer
    const outcome = answer.value
    if (outcome.kind === 'incomplete') return outcome
    show(place, outcome.document)
    update(place.collection, outcome.document)
    if (outcome.kind === 'changed-since') return { kind: 'clash' }
    setKept(leftOf($kept.get(), sent))
    return { kind: 'sent', moment: now(), state: outcome.document.state }
  }

  /** Whether nothing of the open document is left. */
  async function send(): Promise<boolean> {
    if ($state.get().kind === 'sending') return false
    let problem: TextEditorState | null = null
    let last: TextEditorState = $state.get()
    for (const place of placesIn($kept.get())) {
      $state.set({ kind: 'sending' })
      // oxlint-disable-next-line no-await-in-loop -- a translator sends few documents, one after the other
      last = await sendFor(place)
      if (last.kind !== 'sent') problem = last
    }
    // Texts typed in the meantime are only on this device.
    const isAllSent = $kept.get().length === 0
    if (problem !== null || isAllSent) $state.set(problem ?? last)
    const open = current()
    return open === null || !$kept.get().some(one => isOfDocument(one, open.place))
  }

  return { send }
}

/** Texts typed during the request remain to be sent, on top of the new state. */
function leftOf(kept: readonly UnsentTranslation[], sent: readonly UnsentTranslation[]): UnsentTranslation[] {
  return kept.flatMap(one => {
    const was = sent.find(other => isSamePlace(one, other))
    if (was === undefined) return [one]
    return was.text === one.text ? [] : [{ ...one, before: was.text }]
  })
}

function placesIn(kept: readonly UnsentTranslation[]): DocumentPlace[] {
  return [...new Map(kept.map(({ collection, id }) => [`${collection}/${id}`, { collection, id }])).values()]
}
