import { delMany, set, values } from 'idb-keyval'

import { deviceDatabase } from '#studio/shell/device-database.service.ts'

import type { UploadedPhoto } from './photo-use.ts'

/** A photograph that was chosen and that the form of its experience does not have yet. */
export interface WaitingPhoto {
  id: string
  experience: string
  name: string
  /** The file while it is to be sent, and what came of it once it was. */
  content: { kind: 'file'; file: Blob } | { kind: 'sent'; photo: UploadedPhoto }
  /** They stay in the order in which they were chosen. */
  place: number
}

/** Keeps chosen photographs on the device, so that a closed page or a lost signal takes none away. */
export interface WaitingPhotos {
  read: (experience: string) => Promise<WaitingPhoto[]>
  remove: (ids: readonly string[]) => Promise<void>
  /** Whether it outlives the page. */
  write: (photo: WaitingPhoto) => Promise<boolean>
}

const database = deviceDatabase('estudio-fotos-elegidas', 'fotos')

/** `write` reports the browser's refusal; failures to read or delete count as an empty storage. */
export const waitingPhotos: WaitingPhotos = {
  read: async experience => {
    try {
      const all = await values<WaitingPhoto>(database())
      return all
        .filter(photo => photo.experience === experience)
        .toSorted((one, other) => one.place - other.place)
    } catch {
      return []
    }
  },
  remove: async ids => {
    try {
      await delMany([...ids], database())
    } catch {
      // Then it is there once more when the page is opened again, and can be taken back.
    }
  },
  write: async photo => {
    try {
      await set(photo.id, photo, database())
      return true
    } catch {
      return false
    }
  }
}
