import type { KeyValueStore } from '#services/site/storage.ts'

/**
 * Keeps texts in the first store while that is allowed, else in the second, and never in both. What the first still holds is read all the same:
 * writing it again moves it.
 */
export function eitherStorage(
  first: KeyValueStore,
  second: KeyValueStore,
  isAllowed: () => boolean
): KeyValueStore {
  return {
    read: key => first.read(key) ?? second.read(key),
    remove: key => {
      first.remove(key)
      second.remove(key)
    },
    write: (key, text) => {
      const [to, from] = isAllowed() ? [first, second] : [second, first]
      from.remove(key)
      return to.write(key, text)
    }
  }
}
