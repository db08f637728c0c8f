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

const databaseName = 'estudio-fotos'
const storeName = 'fotos'

/** `write` reports the browser's refusal; failures to read or delete count as an empty storage. */
function createWaitingPhotos(factory: () => IDBFactory): WaitingPhotos {
  let opening: Promise<IDBDatabase> | null = null
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opening ??= open(factory()).catch((error: unknown) => {
      opening = null
      throw error
    })
    return (await opening).transaction(storeName, mode).objectStore(storeName)
  }
  return {
    read: async experience => {
      try {
        const index = (await store('readonly')).index('experience')
        const found: WaitingPhoto[] = await answerOf(index.getAll(experience))
        return found.toSorted((one, other) => one.place - other.place)
      } catch {
        return []
      }
    },
    remove: async ids => {
      try {
        const photos = await store('readwrite')
        await Promise.all(ids.map(id => answerOf(photos.delete(id))))
      } catch {
        // Then it is there once more when the page is opened again, and can be taken back.
      }
    },
    write: async photo => {
      try {
        const photos = await store('readwrite')
        await answerOf(photos.put(photo))
        return true
      } catch {
        return false
      }
    }
  }
}

export const waitingPhotos = createWaitingPhotos(() => indexedDB)

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' }).createIndex('experience', 'experience')
  })
  return answerOf(request)
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
  })
}
