import { readTrail, type Seen, type Trail, trailKey, withSeen } from '#domain/site/recently-seen.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

/** Where somebody was on this device. Nobody else is told. */
export function createTrail(storage: KeyValueStore) {
  const read = (): Trail => readTrail(storage.read(trailKey))
  const write = (trail: Trail) => storage.write(trailKey, JSON.stringify(trail))
  return {
    read,
    rememberList: (list: NonNullable<Trail['list']>) => write({ ...read(), list }),
    rememberSeen: (seen: Seen) => write(withSeen(read(), seen))
  }
}

export const trail = createTrail(deviceStorage)
