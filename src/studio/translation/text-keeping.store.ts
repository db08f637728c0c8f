import { atom } from 'nanostores'

import type { ServerChanges } from '#studio/autosave/autosave.ts'
import { isSame } from '#studio/document/patch.ts'
import type { DocumentPlace, StudioCollection, UnpublishedChanges } from '#studio/document/studio-document.ts'
import type { DocumentTexts } from './document-texts.ts'
import { isOfDocument, type UnsentTranslation, withoutSent, withServerTexts } from './unsent-translation.ts'
import type { AutosaveApi } from '#studio/autosave/autosave.service.ts'
import { changesOfTexts, storableTexts, textsInChanges } from './kept-texts.service.ts'
import { type AutosaveServices, createAutosave } from '#studio/autosave/autosave.store.ts'

import type { TextEditorStores } from './text-editor-state.store.ts'

export interface TextKeepingServices {
  autosave: AutosaveServices
  /** Names this device. */
  device: () => string
  keptApi: Pick<AutosaveApi, 'kept' | 'unpublished'>
  now: () => string
}

/** Keeps the translations of the open document on the server as well, so that they go on on another device. */
export function createTextKeeping(
  { $kept, setKept }: Pick<TextEditorStores, '$kept' | 'setKept'>,
  { autosave: services, device, keptApi, now }: TextKeepingServices
) {
  /** Documents with translations that were written on any device and not sent. */
  const $elsewhere = atom<readonly UnpublishedChanges[]>([])
  const autosave = createAutosave(services)
  let open: DocumentPlace | null = null
  let last: readonly UnsentTranslation[] = []
  const own = () => $kept.get().filter(one => open !== null && isOfDocument(one, open))

  const merged = (place: DocumentPlace, copy: ServerChanges) =>
    withServerTexts($kept.get(), place, {
      isOwn: copy.session === device(),
      texts: textsInChanges(copy)
    })

  $kept.listen(() => {
    const kept = own()
    if (open === null || isSame(kept, last)) return
    last = kept
    autosave.keep(changesOfTexts(kept, { moment: now(), session: device() }))
  })

  return {
    $elsewhere,
    $sent: autosave.$sent,
    /** Goes on with a document: what another device has kept of it comes in, what was sent from there goes. */
    begin: (place: DocumentPlace, document: DocumentTexts, copy: ServerChanges | null): void => {
      open = null
      const brought = copy === null ? $kept.get() : merged(place, copy)
      const kept = withoutSent(brought, place, document)
      if (!isSame(kept, $kept.get())) setKept(kept)
      autosave.begin({
        isPaused: false,
        mark: copy?.mark ?? null,
        // Written on another device while this one is open: nothing of it is lost, and this tab goes on from it.
        onElsewhere: found => {
          setKept(merged(place, found))
          autosave.decide(found.mark)
        },
        place,
        session: device(),
        storable: storableTexts
      })
      open = place
      last = own()
      const changes = changesOfTexts(last, { moment: now(), session: device() })
      // A copy stays its device's own until something is written here; one that was sent from there goes.
      if (!isSame(changes?.patch, copy?.patch)) autosave.keep(changes)
    },
    /** Where that fails, the documents of this device are shown. */
    lookElsewhere: async (collection: StudioCollection): Promise<void> => {
      await autosave.flush()
      const answer = await keptApi.unpublished(collection)
      $elsewhere.set(answer.kind === 'done' ? answer.value.filter(({ isOwn }) => isOwn) : [])
    }
  }
}
