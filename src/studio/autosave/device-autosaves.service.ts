import type { AutosavedChanges } from './autosave.ts'
import { isContainer } from '#studio/document/patch.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

/** Keeps changes on the device, so that a closed tab, an ended session or a lost signal takes nothing away. */
export function createDeviceAutosaves(storage: KeyValueStore) {
  const keyOf = ({ collection, id }: DocumentPlace) => `estudio-${collection}-${id}`
  const asideKeyOf = ({ collection, id }: DocumentPlace) => `estudio-aparte-${collection}-${id}`
  return {
    remove: (place: DocumentPlace) => storage.remove(keyOf(place)),
    removeAside: (place: DocumentPlace) => storage.remove(asideKeyOf(place)),
    /** Moves saved changes aside when a document is opened, so that new changes do not overwrite them until the editor has decided. */
    setAside: (place: DocumentPlace): AutosavedChanges[] => {
      const earlier = listIn(storage.read(asideKeyOf(place)))
      const last = listIn(storage.read(keyOf(place)))
      if (last.length === 0) return earlier
      const all = [...earlier, ...last]
      // Without room in the storage it stays where it is, and is offered all the same.
      if (storage.write(asideKeyOf(place), JSON.stringify(all))) storage.remove(keyOf(place))
      return all
    },
    /** Whether they outlive the page. */
    write: (place: DocumentPlace, kept: AutosavedChanges): boolean =>
      storage.write(keyOf(place), JSON.stringify([kept]))
  }
}

export type DeviceAutosaves = ReturnType<typeof createDeviceAutosaves>

export const deviceAutosaves = createDeviceAutosaves(deviceStorage)

function listIn(text: string | null): AutosavedChanges[] {
  if (text === null) return []
  try {
    const read: unknown = JSON.parse(text)
    return (Array.isArray(read) ? read : [read]).flatMap(each => keptIn(each) ?? [])
  } catch {
    return []
  }
}

function keptIn(read: unknown): AutosavedChanges | null {
  const { before, moment, patch, revision, session }: Record<string, unknown> = Object(read)
  const { changed, removed }: Record<string, unknown> = Object(patch)
  if (!isContainer(before) || !isContainer(changed) || !Array.isArray(removed)) return null
  if (typeof moment !== 'string' || (revision !== null && typeof revision !== 'string')) return null
  return {
    before,
    moment,
    patch: { changed, removed: removed.map(String) },
    revision,
    session: typeof session === 'string' ? session : ''
  }
}
