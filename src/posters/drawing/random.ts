/** Numbers that look like chance and are the same for the same seed, for ever. */
export interface Random {
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    chance: probability => next() < probability,
    pick: items => items[Math.floor(next() * items.length)] ?? items[0],
    whole: (low, high) => low + Math.floor(next() * (high - low + 1))
  }
}

/** FNV-1a with a final stir, so that neighbouring ids do not give neighbouring pictures. */
function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return value ^ (value >>> 13)
}
