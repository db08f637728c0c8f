import { del, get, set } from 'idb-keyval'

import { deviceDatabase } from '#studio/shell/device-database.service.ts'

import type { WrittenImport } from './planned.ts'

/** Keeps on the device how to take the last import, or the last change of chosen documents, back, so that it can be done after the page was loaded again. */
export interface KeptImport {
  /** Null where there is none, and where the browser keeps nothing. */
  read: () => Promise<WrittenImport | null>
  remove: () => Promise<void>
  write: (written: WrittenImport) => Promise<void>
}

const database = deviceDatabase('estudio-importacion', 'importaciones')

/** Without a storage it can be taken back as long as the page is open. */
function keptAs(key: string): KeptImport {
  return {
    read: () => quietly(async () => (await get<WrittenImport>(key, database())) ?? null, null),
    remove: () => quietly(() => del(key, database()), undefined),
    write: written => quietly(() => set(key, written, database()), undefined)
  }
}

export const keptImport = keptAs('ultima')
export const keptChange = keptAs('elegidos')

async function quietly<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
