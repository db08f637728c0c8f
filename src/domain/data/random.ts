/**
 * Numbers that look random and are the same for the same seed: a page built twice from the same content must not differ.
 * Returns a function that gives the next number, from 0 up to but not including 1 (the mulberry32 generator).
 */
export function seededRandom(seed: string): () => number {
  let state = textHash(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** So many of the items, each equally likely, in random order. */
export function pickSome<Item>(items: Item[], count: number, random: () => number): Item[] {
  const rest = [...items]
  const picked: Item[] = []
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return picked
}

/** The 32-bit FNV-1a hash: good for telling versions apart, not for secrets. */
export function textHash(text: string): number {
  let result = 0x811c9dc5
  for (const character of text) result = Math.imul(result ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return result >>> 0
}
