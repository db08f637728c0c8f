import { atom } from 'nanostores'

import type { DocumentFields } from '#domain/data/document-value.ts'
import { type Editing, unpublishedOf } from '#studio/document/editing.ts'
import { type AutosavedChanges, offerOf, type ServerChanges } from './autosave.ts'
import type { Fields } from '#studio/document/patch.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { DeviceAutosaves } from './device-autosaves.service.ts'

import { type AutosaveServices, createAutosave } from './autosave.store.ts'

export interface DraftingServices {
  autosave: AutosaveServices
  keep: DeviceAutosaves
  /** Names the tab, anew for each document that is opened. */
  newSession: () => string
}

/** How what was written stands on this device. */
type Kept = { kind: 'kept'; moment: string } | { kind: 'not-kept' } | { kind: 'unchanged' }

/** Keeps what is not published, on the device at once and on the server soon after, and offers what was kept before. */
export function createDrafting({ autosave: services, keep, newSession }: DraftingServices) {
  /** Earlier unpublished changes, from here or from another device. They are offered until the editor decides. */
  const $kept = atom<readonly AutosavedChanges[]>([])
  const autosave = createAutosave(services)
  /** The copy of the server that is offered. */
  let copy: ServerChanges | null = null
  let session = ''
  const offer = (found: ServerChanges | null, onDevice: readonly AutosavedChanges[]) => {
    copy = found
    $kept.set(offerOf(onDevice, found))
  }
  return {
    $kept,
    autosave,
    begin: (
      place: DocumentPlace,
      onServer: ServerChanges | null,
      storable: (fields: Fields) => DocumentFields | null
    ): void => {
      session = newSession()
      offer(onServer, keep.setAside(place))
      autosave.begin({
        isPaused: $kept.get().length > 0,
        mark: onServer?.mark ?? null,
        onElsewhere: found => offer(found, $kept.get()),
        place,
        session,
        storable
      })
    },
    /** Ends the offer when the editor continues or discards it. Returns the offered changes. */
    decide: (place: DocumentPlace): readonly AutosavedChanges[] => {
      const kept = $kept.get()
      $kept.set([])
      keep.removeAside(place)
      autosave.decide(copy?.mark ?? null)
      copy = null
      return kept
    },
    /** Keeps what is not published; nothing is kept of what is the same. */
    keep: (editing: Editing, moment: string): Kept => {
      const unpublished = unpublishedOf(editing)
      if (unpublished === null) {
        keep.remove(editing.place)
        autosave.keep(null)
        return { kind: 'unchanged' }
      }
      const changes = { ...unpublished, moment, revision: editing.revision, session }
      const isKept = keep.write(editing.place, changes)
      autosave.keep(changes)
      return isKept ? { kind: 'kept', moment } : { kind: 'not-kept' }
    }
  }
}
