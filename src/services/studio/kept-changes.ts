import { isContainer, type Patch } from '#domain/studio/patch.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

/** What somebody changed in a document and has not sent yet. */
export interface KeptChanges {
  patch: Patch
  /** The values that the changed fields had before. */
  before: Readonly<Record<string, unknown>>
  /** What the changes are based on; null for a new document. */
  revision: string | null
  /** ISO 8601. */
  moment: string
}

/** Keeps changes on the device, so that a closed tab, an ended session or a lost signal takes nothing away. */
export function createKeptChanges(shelf: KeyValueStore) {
  const keyOf = ({ collection, id }: DocumentPlace) => `estudio-${collection}-${id}`
  return {
    read: (place: DocumentPlace): KeptChanges | null => keptIn(shelf.read(keyOf(place))),
    remove: (place: DocumentPlace) => shelf.remove(keyOf(place)),
    /** Whether they outlive the page. */
    write: (place: DocumentPlace, kept: KeptChanges): boolean =>
      shelf.write(keyOf(place), JSON.stringify(kept))
  }
}

export type KeptStore = ReturnType<typeof createKeptChanges>

export const keptChanges = createKeptChanges(deviceStorage)

function keptIn(text: string | null): KeptChanges | null {
  if (text === null) return null
  try {
    const { before, moment, patch, revision }: Record<string, unknown> = Object(JSON.parse(text))
    const { changed, removed }: Record<string, unknown> = Object(patch)
    if (!isContainer(before) || !isContainer(changed) || !Array.isArray(removed)) return null
    if (typeof moment !== 'string' || (revision !== null && typeof revision !== 'string')) return null
    return { before, moment, patch: { changed, removed: removed.map(String) }, revision }
  } catch {
    return null
  }
}
