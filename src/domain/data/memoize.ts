/**
 * Works something out once for an object, for as long as that object is there. What comes out as undefined is worked out again. A bundle leaves out what
 * nobody uses: the mark says that a call alone does nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoizeWeak<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return key => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(key)
    known.set(key, value)
    return value
  }
}

/** Memoizes by a word of which there are few, such as a language. */
export function memoizeByWord<Word extends string, Value>(
  make: (word: Word) => Value
): (word: Word) => Value {
  const known = new Map<Word, Value>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before
    const value = make(word)
    known.set(word, value)
    return value
  }
}

/** Memoizes by an object and a word of which there are few, such as an experience and a day. */
export function memoizePerWord<Key extends object, Word extends string, Value>(
  make: (word: Word, key: Key) => Value
): (word: Word, key: Key) => Value {
  const valuesOf = memoizeWeak((key: Key) => memoizeByWord((word: Word) => make(word, key)))
  return (word, key) => valuesOf(key)(word)
}

/** Memoizes by name and version: keeps the last version of a limited number of names and forgets the oldest first. */
export function memoizeVersions<Value>(
  most: number
): (name: string, version: string, make: () => Value) => Value {
  const known = new Map<string, { value: Value; version: string }>()
  return (name, version, make) => {
    const before = known.get(name)
    if (before?.version === version) return before.value
    const value = make()
    known.delete(name)
    known.set(name, { value, version })
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return value
  }
}
