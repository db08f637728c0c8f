import { describe, expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { UploadedPhoto } from '#domain/studio/photos/photo-use.ts'
import { createPhotoUploads } from '#stores/studio/photos/photo-uploads.ts'

const photo = (name: string): UploadedPhoto => ({ height: 900, url: `/archivos/fotos/${name}`, width: 1600 })
const file = (name: string, bytes = 10) => ({ file: new Blob([name.padEnd(bytes)]), name })

/** Uploads whose answers the test gives; `sent` are the texts of the files in the order in which they went. */
function anUpload(answers: Result<UploadedPhoto>[], shrink = async (given: Blob) => given) {
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
    shrink: given => {
      shrunk += 1
      return shrink(given)
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
