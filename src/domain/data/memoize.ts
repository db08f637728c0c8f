/** Works something out once for an object, for as long as that object is there. What comes out as undefined is worked out again. */
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

/** The same for a word of which there are few, such as a language. */
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
