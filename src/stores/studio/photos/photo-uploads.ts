import { atom, type WritableAtom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { PhotoUse } from '#domain/studio/photos/photo-use.ts'
import { heaviestPhoto, isFinal, type Upload, type UploadState } from '#domain/studio/photos/upload.ts'
import { type PhotosApi, photosApi } from '#services/studio/photos/photos-api.ts'
import { shrinkPhoto } from '#services/studio/photos/shrink-photo.ts'

interface Services {
  api: PhotosApi
  /** Makes a chosen file ready to be sent. */
  shrink: (file: Blob) => Promise<Blob>
}

/** Photographs on their way, one after the other: so the first ones are there where the connection is poor. A chosen one stays until it is there or taken back. */
export function createPhotoUploads({ api, shrink }: Services) {
  const $uploads = atom<readonly Upload[]>([])
  const chosen = new Map<number, Blob>()
  const work = createWork({ $uploads, api, ready: createReadyFiles(chosen, shrink) })
  let last = 0

  function leave(ids: readonly number[]): void {
    $uploads.set($uploads.get().filter(({ id }) => !ids.includes(id)))
    for (const id of ids) chosen.delete(id)
  }

  return {
    $uploads,
    ...createPhotoUse(api),
    /** Sends files for an experience. */
    add: (experience: string, files: readonly { file: Blob; name: string }[]): Promise<void> => {
      const added = files.map(({ file, name }) => {
        last += 1
        chosen.set(last, file)
        return { experience, id: last, name, state: { kind: 'waiting' } } as const
      })
      $uploads.set([...$uploads.get(), ...added])
      return work()
    },
    /** Sends again what failed for a reason that may be over. */
    goOn: (experience: string): Promise<void> => {
      const isOpen = ({ state, ...upload }: Upload) =>
        upload.experience === experience && state.kind === 'failed' && !isFinal(state.code)
      $uploads.set(
        $uploads.get().map(upload => (isOpen(upload) ? { ...upload, state: { kind: 'waiting' } } : upload))
      )
      return work()
    },
    leave,
    /** The photographs of an experience that have arrived, once: from here on the document has them. */
    takeDone: (experience: string) => {
      const done = $uploads
        .get()
        .flatMap(({ id, state, ...upload }) =>
          upload.experience === experience && state.kind === 'done' ? [{ id, photo: state.photo }] : []
        )
      if (done.length > 0) leave(done.map(({ id }) => id))
      return done.map(({ photo }) => photo)
    }
  }
}

type ReadyFile = (id: number) => Promise<Blob | null>

/** What was chosen, ready to be sent: a second try need not make it so again. Null for what was taken back. */
function createReadyFiles(chosen: Map<number, Blob>, shrink: Services['shrink']): ReadyFile {
  const done = new WeakSet<Blob>()
  return async id => {
    const file = chosen.get(id)
    if (file === undefined || done.has(file)) return file ?? null
    const ready = await shrink(file)
    done.add(ready)
    if (chosen.has(id)) chosen.set(id, ready)
    return ready
  }
}

interface Work extends Pick<Services, 'api'> {
  $uploads: WritableAtom<readonly Upload[]>
  ready: ReadyFile
}

/** Sends what waits until nothing does. */
function createWork({ $uploads, api, ready }: Work): () => Promise<void> {
  let isWorking = false
  const next = () => $uploads.get().find(({ state }) => state.kind === 'waiting')
  const set = (id: number, state: UploadState) =>
    $uploads.set($uploads.get().map(upload => (upload.id === id ? { ...upload, state } : upload)))

  async function send({ experience, id }: Upload): Promise<void> {
    set(id, { kind: 'preparing' })
    const file = await ready(id)
    if (file === null) return
    if (file.size > heaviestPhoto) return set(id, { code: 'photo-too-heavy', kind: 'failed' })
    set(id, { kind: 'sending', share: 0 })
    const onProgress = (share: number) => set(id, { kind: 'sending', share })
    const answer = await api.upload({ experience, file, onProgress })
    set(id, answer.kind === 'failed' ? answer : { kind: 'done', photo: answer.value })
  }

  return async () => {
    if (isWorking) return
    isWorking = true
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let upload = next(); upload; upload = next()) await send(upload)
    isWorking = false
  }
}

/** Where a photograph stands, as it was asked last. */
function createPhotoUse(api: Pick<PhotosApi, 'use'>) {
  const $use = atom<Remote<PhotoUse>>({ kind: 'idle' })
  return {
    $use,
    look: async (experience: string, url: string): Promise<void> => {
      $use.set({ kind: 'loading' })
      $use.set(remoteOf(await api.use({ experience, url })))
    }
  }
}

export const photoUploads = createPhotoUploads({ api: photosApi, shrink: shrinkPhoto })
