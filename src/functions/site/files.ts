import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getStorage } from 'firebase-admin/storage'

export interface StoredFile {
  path: string
  written: Date
}

/** Where pictures lie that people of the studio upload. Paths are ours, never what a person sent. */
export interface Files {
  /** All files whose path begins so; in a folder alone what lies in it. */
  list(prefix: string): Promise<StoredFile[]>
  read(path: string): Promise<Buffer | null>
  remove(path: string): Promise<void>
  write(path: string, bytes: Buffer, contentType: string): Promise<void>
}

/** The bucket of the project; on a machine of its own, a folder: the emulator of the storage is a Java program. */
export function openFiles(folder: string | undefined): Files {
  return folder === undefined ? bucketFiles() : folderFiles(folder)
}

function bucketFiles(): Files {
  const bucket = () => getStorage().bucket()
  return {
    async list(prefix) {
      const [found] = await bucket().getFiles({ prefix })
      return found.map(({ metadata, name }) => ({ path: name, written: new Date(metadata.updated ?? 0) }))
    },
    async read(path) {
      const file = bucket().file(path)
      const [exists] = await file.exists()
      return exists ? (await file.download())[0] : null
    },
    async remove(path) {
      await bucket().file(path).delete({ ignoreNotFound: true })
    },
    async write(path, bytes, contentType) {
      await bucket().file(path).save(bytes, { contentType, resumable: false })
    }
  }
}

export function folderFiles(folder: string): Files {
  const namesIn = async (prefix: string): Promise<string[]> => {
    try {
      return await readdir(join(folder, prefix))
    } catch {
      return []
    }
  }
  return {
    async list(prefix) {
      const names = await namesIn(prefix)
      return Promise.all(
        names.map(async name => ({
          path: prefix + name,
          written: (await stat(join(folder, prefix, name))).mtime
        }))
      )
    },
    async read(path) {
      try {
        return await readFile(join(folder, path))
      } catch {
        return null
      }
    },
    async remove(path) {
      await rm(join(folder, path), { force: true })
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
