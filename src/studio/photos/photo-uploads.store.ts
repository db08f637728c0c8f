import { atom, type WritableAtom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { PhotoUse } from './photo-use.ts'
import { heaviestPhoto, isFinal, type Upload, type UploadState } from './upload.ts'
import { type PhotosApi, photosApi } from './photos.service.ts'
import { shrinkPhoto } from './shrink-photo.service.ts'
import { type WaitingPhoto, type WaitingPhotos, waitingPhotos } from './waiting-photos.service.ts'

interface Services {
  api: PhotosApi
  /** Where chosen files are kept on the device until the form has them. */
  keep: WaitingPhotos
  newId: () => string
  now: () => number
  /** Makes a chosen file ready to be sent. */
  shrink: (file: Blob) => Promise<Blob>
}

/** Photographs on their way, one after the other: so the first ones are there where the connection is poor. A chosen one stays, also when the page is closed, until it is there or taken back. */
export function createPhotoUploads({ api, keep, shrink, ...services }: Services) {
  const $uploads = atom<readonly Upload[]>([])
  const chosen = new Map<string, Blob>()
  const work = createWork({ $uploads, api, keep, ready: createReadyFiles(chosen, shrink) })

  function leave(ids: readonly string[]): void {
    $uploads.set($uploads.get().filter(({ id }) => !ids.includes(id)))
    for (const id of ids) chosen.delete(id)
    void keep.remove(ids)
  }

  return {
    $uploads,
    ...createPhotoUse(api),
    ...createChoice({ ...services, $uploads, chosen, keep, work }),
    /** Sends again what failed for a reason that may be over. */
    goOn: (experience: string): Promise<void> => {
      $uploads.set(
        $uploads.get().map(upload => (isOpen(upload, experience) ? { ...upload, state: waiting } : upload))
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

interface Choosing extends Pick<Services, 'keep' | 'newId' | 'now'> {
  $uploads: WritableAtom<readonly Upload[]>
  chosen: Map<string, Blob>
  work: () => Promise<void>
}

/** Photographs chosen now, and those chosen before the page was closed. */
function createChoice({ $uploads, chosen, keep, newId, now, work }: Choosing) {
  /** Nobody waits for it: where a browser takes long to keep a file, it is sent meanwhile. */
  async function write(photo: WaitingPhoto): Promise<void> {
    const isKept = await keep.write(photo)
    $uploads.set(changed($uploads.get(), photo.id, { isKept }))
  }

  return {
    /** Sends files for an experience. */
    add: (experience: string, files: readonly { file: Blob; name: string }[]): Promise<void> => {
      const place = now()
      const added = files.map(({ file, name }, index) => {
        const id = newId()
        chosen.set(id, file)
        const photo = { experience, id, name, place: place + index / files.length }
        void write({ ...photo, content: { file, kind: 'file' } })
        return { ...photo, isKept: false, state: waiting }
      })
      $uploads.set([...$uploads.get(), ...added])
      return work()
    },
    /** Goes on with what was chosen for an experience before the page was closed. */
    restore: async (experience: string): Promise<void> => {
      const found = await keep.read(experience)
      const known = new Set($uploads.get().map(({ id }) => id))
      const kept = found.filter(({ id }) => !known.has(id))
      for (const { content, id } of kept) if (content.kind === 'file') chosen.set(id, content.file)
      if (kept.length > 0) $uploads.set([...$uploads.get(), ...kept.map(restored)])
      return work()
    }
  }
}

const waiting = { kind: 'waiting' } as const

/** Whether it failed for a reason that may be over. */
function isOpen({ experience, state }: Upload, asked: string): boolean {
  return experience === asked && state.kind === 'failed' && !isFinal(state.code)
}

function restored({ content, ...photo }: WaitingPhoto): Upload {
  const state = content.kind === 'file' ? waiting : { kind: 'done' as const, photo: content.photo }
  return { ...photo, isKept: true, state }
}

function changed(uploads: readonly Upload[], id: string, change: Partial<Upload>): Upload[] {
  return uploads.map(upload => (upload.id === id ? { ...upload, ...change } : upload))
}

type ReadyFile = (id: string) => Promise<Blob | null>

/** Prepares a chosen file for sending, once for all tries. Null for a file that was removed. */
function createReadyFiles(chosen: Map<string, Blob>, shrink: Services['shrink']): ReadyFile {
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

interface Work extends Pick<Services, 'api' | 'keep'> {
  $uploads: WritableAtom<readonly Upload[]>
  ready: ReadyFile
}

/** Sends what waits until nothing does. */
function createWork({ $uploads, api, keep, ready }: Work): () => Promise<void> {
  let isWorking = false
  const next = () => $uploads.get().find(({ state }) => state.kind === 'waiting')
  const set = (id: string, state: UploadState) => $uploads.set(changed($uploads.get(), id, { state }))

  async function send({ experience, id, name, place }: Upload): Promise<void> {
    const fail = (code: string) => {
      set(id, { code, kind: 'failed' })
      // It would be refused again: it has to be another file.
      if (isFinal(code)) void keep.remove([id])
    }
    set(id, { kind: 'preparing' })
    const file = await ready(id)
    if (file === null) return
    if (file.size > heaviestPhoto) return fail('photo-too-heavy')
    set(id, { kind: 'sending', share: 0 })
    const onProgress = (share: number) => set(id, { kind: 'sending', share })
    const answer = await api.upload({ experience, file, onProgress })
    if (answer.kind === 'failed') return fail(answer.code)
    const { value: photo } = answer
    // The form of its experience may be closed: what has arrived waits for it.
    if (!$uploads.get().some(upload => upload.id === id)) return
    void keep.write({ content: { kind: 'sent', photo }, experience, id, name, place })
    set(id, { kind: 'done', photo })
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

export const photoUploads = createPhotoUploads({
  api: photosApi,
  keep: waitingPhotos,
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
  shrink: shrinkPhoto
})
