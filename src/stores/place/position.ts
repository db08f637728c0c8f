import { atom } from 'nanostores'

import { isColumns, isNumber } from '#domain/data/columnar-table.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { type Located, locate } from '#services/place/geolocation.ts'
import { type KeyValueStore, visitStorage } from '#services/site/storage.ts'

interface Services {
  locate: () => Promise<Located>
  /** Kept in this tab alone. Only a visit that is counted with consent tells of it, rounded (`stores/privacy/statistics.ts`). */
  storage: KeyValueStore
}

const keys = { isNew: 'posicionNueva', position: 'posicion' } as const

export function createPosition({ locate, storage }: Services) {
  const $position = atom<Coordinates | null>(null)
  return {
    $position,
    /** Asks the browser. Only ever on a tap. A page that stays takes it up with `restore`; one that is left does not tell of it, for its own province may be another one. */
    find: async (): Promise<Located> => {
      const located = await locate()
      if (located.kind === 'found') storage.write(keys.position, JSON.stringify(located.position))
      return located
    },
    /** The next page says that a position was found. */
    rememberAsNew: () => {
      storage.write(keys.isNew, '1')
    },
    /** Takes up what an earlier page of this tab found. */
    restore: () => $position.set(parsed(storage.read(keys.position)) ?? $position.get()),
    /** True once, on the page after the one that found it. */
    takeIsNew: (): boolean => {
      const isNew = storage.read(keys.isNew) !== null
      storage.remove(keys.isNew)
      return isNew
    }
  }
}

export const visitorPosition = createPosition({ locate, storage: visitStorage })
export const { $position } = visitorPosition

function parsed(text: string | null): Coordinates | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isColumns(stored) && isNumber(stored.lat) && isNumber(stored.lng)
      ? { lat: stored.lat, lng: stored.lng }
      : null
  } catch {
    return null
  }
}
