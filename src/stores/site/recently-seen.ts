import {
  readRecentlySeen,
  type Seen,
  type RecentlySeen,
  recentlySeenKey,
  addSeen
} from '#domain/site/recently-seen.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

/** Experiences that were viewed on this device. The list is sent nowhere. */
export function createRecentlySeen(storage: KeyValueStore) {
  const read = (): RecentlySeen => readRecentlySeen(storage.read(recentlySeenKey))
  const write = (recentlySeen: RecentlySeen) => storage.write(recentlySeenKey, JSON.stringify(recentlySeen))
  return {
    read,
    rememberList: (list: NonNullable<RecentlySeen['list']>) => write({ ...read(), list }),
    rememberSeen: (seen: Seen) => write(addSeen(read(), seen))
  }
}

export const recentlySeen = createRecentlySeen(deviceStorage)
