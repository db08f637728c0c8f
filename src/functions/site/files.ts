import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getStorage } from 'firebase-admin/storage'

/** Where pictures lie that administrators upload. Paths are ours, never what a person sent. */
export interface Files {
  read(path: string): Promise<Buffer | null>
  /** Removes all files whose path begins so, but one. */
  removeAllBut(prefix: string, kept: string | null): Promise<void>
  write(path: string, bytes: Buffer, contentType: string): Promise<void>
}

/** The bucket of the project; on a machine of its own, a folder: the emulator of the storage is a Java program. */
export function openFiles(folder: string | undefined): Files {
  return folder === undefined ? bucketFiles() : folderFiles(folder)
}

function bucketFiles(): Files {
  const bucket = () => getStorage().bucket()
  return {
    async read(path) {
      const file = bucket().file(path)
      const [exists] = await file.exists()
      return exists ? (await file.download())[0] : null
    },
    async removeAllBut(prefix, kept) {
      const [files] = await bucket().getFiles({ prefix })
      await Promise.all(
        files.filter(({ name }) => name !== kept).map(file => file.delete({ ignoreNotFound: true }))
      )
    },
    async write(path, bytes, contentType) {
      await bucket().file(path).save(bytes, { contentType, resumable: false })
    }
  }
}

export function folderFiles(folder: string): Files {
  return {
    async read(path) {
      try {
        return await readFile(join(folder, path))
      } catch {
        return null
      }
    },
    async removeAllBut(prefix, kept) {
      const place = join(folder, prefix)
      let names: string[]
      try {
        names = await readdir(place)
      } catch {
        return
      }
      const gone = names.filter(name => `${prefix}${name}` !== kept)
      await Promise.all(gone.map(name => rm(join(place, name), { force: true })))
    },
    async write(path, bytes) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      const draft = `${file}.${process.pid}.part`
      await writeFile(draft, bytes)
      await rename(draft, file)
    }
  }
}
