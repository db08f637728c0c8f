/** A place in the browser that keeps texts. Browsers may refuse it: then it keeps them as long as the page is open. */
export interface KeyValueStore {
  read: (key: string) => string | null
  /** Whether it is still there after the page is gone. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
}

/** Kept on this device, for all tabs. */
export const deviceStorage = createKeyValueStore(() => localStorage)

/** Kept as long as this tab is open. */
export const visitStorage = createKeyValueStore(() => sessionStorage)

export function createKeyValueStore(
  open: () => Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>
): KeyValueStore {
  const ofThisPage = new Map<string, string>()
  return {
    read: key => ofThisPage.get(key) ?? tried(() => open().getItem(key)) ?? null,
    remove: key => {
      ofThisPage.delete(key)
      tried(() => open().removeItem(key))
    },
    write: (key, text) => {
      ofThisPage.delete(key)
      const isKept = tried(() => {
        open().setItem(key, text)
        return true
      })
      if (!isKept) ofThisPage.set(key, text)
      return isKept ?? false
    }
  }
}

/** Reaching for storage throws where the browser refuses it, or when it is full. */
function tried<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
