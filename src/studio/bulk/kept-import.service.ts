import { del, get, set } from 'idb-keyval'

import { deviceDatabase } from '#studio/shell/device-database.service.ts'

import type { WrittenImport } from './planned.ts'

/** Keeps on the device how to take the last import back, so that it can be done after the page was loaded again. */
export interface KeptImport {
  /** Null where there is none, and where the browser keeps nothing. */
  read: () => Promise<WrittenImport | null>
  remove: () => Promise<void>
  write: (written: WrittenImport) => Promise<void>
}

const key = 'ultima'
const database = deviceDatabase('estudio-importacion', 'importaciones')

/** Without a storage the import can be taken back as long as the page is open. */
export const keptImport: KeptImport = {
  read: () => quietly(async () => (await get<WrittenImport>(key, database())) ?? null, null),
  remove: () => quietly(() => del(key, database()), undefined),
  write: written => quietly(() => set(key, written, database()), undefined)
}

async function quietly<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
