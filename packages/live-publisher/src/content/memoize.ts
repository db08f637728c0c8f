import { memoizeWeak } from './memoize-weak.ts'
import { isEqual, isIdentical, stabilize } from './stabilize.ts'

/**
 * What is gathered about something, once for a content: the object of the content before as far as it is made of the same parts, so that what shows it is cheap to
 * compare. `byValue` takes parts for the same that say the same, such as objects made anew each time: right for what a page shows, and for nothing that is looked up
 * by identity, in which old and new objects would meet.
 */
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
  /**
   * What was gathered last: it says what `made` says. Where parts became other objects that say the same, they are compared once, and from then on
   * the next ones are the same objects as these.
   */
  last: Made
}

let contents = 0

/** Each content, and each part of one, has a number of its own: nothing that is remembered holds the content itself. */
const numberOf = memoizeWeak((): number => (contents += 1))
