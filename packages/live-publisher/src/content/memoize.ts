import { memoizeWeak } from './memoize-weak.ts'
import { isEqual, isIdentical, stabilize } from './stabilize.ts'

/** Memoizes per content and key. Returns the object of the content before as far as it is made of the same parts, so that callers can compare by identity. With `byValue`, equal parts count as the same: this suits values that a page shows, and nothing that is looked up by identity, because old and new objects would mix. */
export function memoizePer<From extends object, Key extends object, Made extends object>(
  gather: (content: From, key: Key) => Made,
  { byValue = false }: { byValue?: boolean } = {}
): (content: From, key: Key) => Made {
  const isSame = byValue ? isEqual : isIdentical
  const known = new WeakMap<Key, Gathered<Made>>()
  return (content, key) => {
    const [before, contentNumber] = [known.get(key), numberOf(content)]
    if (before?.contentNumber === contentNumber) return before.made
    const now = gather(content, key)
    if (before === undefined) {
      known.set(key, { contentNumber, last: now, made: now })
      return now
    }
    before.made = stabilize(before.made, now, isSame, before.last)
    before.last = now
    before.contentNumber = contentNumber
    return before.made
  }
}

interface Gathered<Made> {
  contentNumber: number
  made: Made
  /** The last result, equal to `made`. Parts that were made anew but are equal are compared once; from then on these objects are used. */
  last: Made
}

let contents = 0

/** Each content, and each part of one, has a number of its own: nothing that is remembered holds the content itself. */
const numberOf = memoizeWeak((): number => (contents += 1))
