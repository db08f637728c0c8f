import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { Storage } from '@google-cloud/storage'

/** A backup lies in a folder or at a place in a bucket. */
export interface Place {
  name: string
  names: () => Promise<string[]>
  read: (file: string) => Readable
  /** Readers see a file when it is whole. */
  write: (file: string) => Writable
  finished: (file: string) => Promise<void>
}

const bucketAddress = /^gs:\/\/(?<bucket>[a-z0-9][a-z0-9._-]{1,220}[a-z0-9])(?:\/(?<path>.*?))?\/?$/

/** `gs://bucket/some/place`, or a folder. Null for an address that is no bucket's. */
export function placeAt(address: string, storage: () => Storage = () => new Storage()): Place | null {
  if (!/^[a-z0-9]+:\/\//i.test(address)) return folderAt(address)
  const found = bucketAddress.exec(address)?.groups
  return found === undefined ? null : bucketAt(storage(), found.bucket ?? '', found.path ?? '')
}

function folderAt(folder: string): Place {
  const draft = (file: string) => join(folder, `${file}.draft`)
  return {
    async finished(file) {
      renameSync(draft(file), join(folder, file))
    },
    name: folder,
    names: async () =>
      existsSync(folder) ? readdirSync(folder).filter(file => !file.endsWith('.draft')) : [],
    read: file => createReadStream(join(folder, file)),
    write(file) {
      mkdirSync(dirname(draft(file)), { mode: 0o700, recursive: true })
      return createWriteStream(draft(file), { mode: 0o600 })
    }
  }
}

/** An upload appears when it has ended well. */
function bucketAt(storage: Storage, bucket: string, path: string): Place {
  const folder = path === '' ? '' : `${path}/`
  const files = storage.bucket(bucket)
  return {
    finished: async () => {},
    name: `gs://${bucket}/${path}`,
    async names() {
      const [found] = await files.getFiles({ prefix: folder })
      return found.map(({ name }) => name.slice(folder.length)).filter(name => !name.includes('/'))
    },
    read: file => files.file(folder + file).createReadStream({ validation: 'md5' }),
    write: file => files.file(folder + file).createWriteStream({ resumable: false, validation: 'md5' })
  }
}
