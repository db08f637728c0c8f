import { describe, expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { UploadedPhoto } from '#studio/photos/photo-use.ts'
import type { WaitingPhoto, WaitingPhotos } from '#studio/photos/waiting-photos.service.ts'
import { createPhotoUploads } from '#studio/photos/photo-uploads.store.ts'

const photo = (name: string): UploadedPhoto => ({ height: 900, url: `/archivos/fotos/${name}`, width: 1600 })
const file = (name: string, bytes = 10) => ({ file: new Blob([name.padEnd(bytes)]), name })

/** Storage of a device, which outlives the page. */
function aDevice() {
  const kept = new Map<string, WaitingPhoto>()
  const keep: WaitingPhotos = {
    read: async experience => [...kept.values()].filter(photo => photo.experience === experience),
    remove: async ids => {
      for (const id of ids) kept.delete(id)
    },
    write: async photo => {
      kept.set(photo.id, photo)
      return true
    }
  }
  return { keep, kept }
}

let made = 0

/** Uploads whose answers the test gives; `sent` are the texts of the files in the order in which they went. */
function anUpload(answers: Result<UploadedPhoto>[], { keep } = aDevice()) {
  const sent: string[] = []
  let shrunk = 0
  const uploads = createPhotoUploads({
    api: {
      upload: async ({ file: given, onProgress }) => {
        sent.push((await given.text()).trim())
        onProgress(0.5)
        return answers.shift() ?? { code: 'offline', kind: 'failed' }
      },
      use: async () => ({ code: 'offline', kind: 'failed' })
    },
    keep,
    newId: () => `foto-${(made += 1)}`,
    now: () => made,
    shrink: async given => {
      shrunk += 1
      return given
    }
  })
  const states = () => uploads.$uploads.get().map(({ state }) => state)
  return { sent, shrunk: () => shrunk, states, uploads }
}

const done = (name: string): Result<UploadedPhoto> => ({ kind: 'done', value: photo(name) })

describe('photographs on their way', () => {
  test('go one after the other, in the order in which they were chosen, and are taken once', async () => {
    const { sent, uploads } = anUpload([done('a'), done('b')])
    await uploads.add('kayak', [file('mar'), file('sol')])
    expect(sent).toEqual(['mar', 'sol'])
    expect(uploads.takeDone('kayak')).toEqual([photo('a'), photo('b')])
    expect(uploads.takeDone('kayak')).toEqual([])
    expect(uploads.$uploads.get()).toEqual([])
  })

  test('say how much of them is sent', async () => {
    const { uploads } = anUpload([done('a')])
    const shares: number[] = []
    uploads.$uploads.listen(all => {
      for (const { state } of all) if (state.kind === 'sending') shares.push(state.share)
    })
    await uploads.add('kayak', [file('mar')])
    expect(shares).toEqual([0, 0.5])
  })

  test('stay when the connection is lost, and go on from there without being prepared again', async () => {
    const { sent, shrunk, states, uploads } = anUpload([{ code: 'offline', kind: 'failed' }, done('a')])
    await uploads.add('kayak', [file('mar')])
    expect(states()).toEqual([{ code: 'offline', kind: 'failed' }])
    await uploads.goOn('kayak')
    expect(sent).toEqual(['mar', 'mar'])
    expect(shrunk()).toBe(1)
    expect(uploads.takeDone('kayak')).toEqual([photo('a')])
  })

  test('are not sent again when the fault is theirs, and can be taken back', async () => {
    const { sent, states, uploads } = anUpload([{ code: 'photo-broken', kind: 'failed' }])
    await uploads.add('kayak', [file('mar')])
    await uploads.goOn('kayak')
    expect(sent).toEqual(['mar'])
    expect(states()).toEqual([{ code: 'photo-broken', kind: 'failed' }])
    uploads.leave(uploads.$uploads.get().map(({ id }) => id))
    expect(uploads.$uploads.get()).toEqual([])
  })

  test('are not sent when they are too heavy after all', async () => {
    const { sent, states, uploads } = anUpload([])
    await uploads.add('kayak', [file('mar', 5_000_001)])
    expect(sent).toEqual([])
    expect(states()).toEqual([{ code: 'photo-too-heavy', kind: 'failed' }])
  })

  test('wait for their own document, whatever else is open', async () => {
    const { uploads } = anUpload([done('a'), done('b')])
    await uploads.add('kayak', [file('mar')])
    await uploads.add('vela', [file('sol')])
    expect(uploads.takeDone('vela')).toEqual([photo('b')])
    expect(uploads.takeDone('kayak')).toEqual([photo('a')])
  })
})

describe('a page that is closed while photographs wait', () => {
  const chosenOffline = async () => {
    const device = aDevice()
    await anUpload([], device).uploads.add('kayak', [file('mar'), file('sol')])
    return device
  }

  test('finds them again, in their order, and sends them', async () => {
    const device = await chosenOffline()
    const { sent, uploads } = anUpload([done('a'), done('b')], device)
    await uploads.restore('kayak')
    expect(sent).toEqual(['mar', 'sol'])
    expect(uploads.takeDone('kayak')).toEqual([photo('a'), photo('b')])
    expect(device.kept.size).toBe(0)
  })

  test('says of each that it is kept', async () => {
    const { uploads } = anUpload([], await chosenOffline())
    await uploads.restore('kayak')
    expect(uploads.$uploads.get().map(({ isKept, name }) => [name, isKept])).toEqual([
      ['mar', true],
      ['sol', true]
    ])
  })

  test('leaves those of another document alone, and restores none twice', async () => {
    const { sent, uploads } = anUpload([], await chosenOffline())
    await Promise.all([uploads.restore('vela'), uploads.restore('kayak'), uploads.restore('kayak')])
    expect(sent).toEqual(['mar', 'sol'])
  })

  test('still has what has arrived and no form has taken', async () => {
    const device = aDevice()
    await anUpload([done('a')], device).uploads.add('kayak', [file('mar')])
    const { sent, uploads } = anUpload([], device)
    await uploads.restore('kayak')
    expect(sent).toEqual([])
    expect(uploads.takeDone('kayak')).toEqual([photo('a')])
    expect(device.kept.size).toBe(0)
  })

  test('does not have what was taken back, nor a file that is none', async () => {
    const device = await chosenOffline()
    const { uploads } = anUpload([{ code: 'photo-broken', kind: 'failed' }], device)
    await uploads.restore('kayak')
    expect([...device.kept.values()].map(({ name }) => name)).toEqual(['sol'])
    uploads.leave(uploads.$uploads.get().map(({ id }) => id))
    expect(device.kept.size).toBe(0)
  })
})

test('a browser that keeps nothing is told of, and the photographs are sent all the same', async () => {
  const keep: WaitingPhotos = { read: async () => [], remove: async () => {}, write: async () => false }
  const { sent, uploads } = anUpload([], { ...aDevice(), keep })
  await uploads.add('kayak', [file('mar')])
  expect(sent).toEqual(['mar'])
  expect(uploads.$uploads.get()).toMatchObject([{ isKept: false }])
})
