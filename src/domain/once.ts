/** Works something out once for an object, for as long as that object is there. What comes out as undefined is worked out again. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return key => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(key)
    known.set(key, value)
    return value
  }
}
