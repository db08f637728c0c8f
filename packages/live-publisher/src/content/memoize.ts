import { memoizeWeak } from './memoize-weak.ts'
import { stabilize } from './stabilize.ts'

/**
 * What is gathered about something, once for a content: the object of the content before as far as it says the same, so that what shows it is cheap to compare.
 */
export function memoizePer<From extends object, Key extends object, Made extends object>(
  gather: (content: From, key: Key) => Made
): (content: From, key: Key) => Made {
  const known = new WeakMap<Key, { made: Made; contentNumber: number }>()
  return (content, key) => {
    const [before, contentNumber] = [known.get(key), numberOf(content)]
    if (before?.contentNumber === contentNumber) return before.made
    const now = gather(content, key)
    if (before === undefined) {
      known.set(key, { contentNumber, made: now })
      return now
    }
    before.made = stabilize(before.made, now)
    before.contentNumber = contentNumber
    return before.made
  }
}

let contents = 0

/** Each content, and each part of one, has a number of its own: nothing that is remembered holds the content itself. */
const numberOf = memoizeWeak((): number => (contents += 1))
