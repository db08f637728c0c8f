import { describe, expect, test } from 'vitest'

import { seededRandom } from '#domain/data/random.ts'
import { contentDefinedChunks, hashPartitions } from '#domain/data/chunking.ts'

const lotOf = (item: string) => seededRandom(item)()
const some = (count: number) => Array.from({ length: count }, (_, index) => `item ${index}`)
const inParts = (items: string[]) => contentDefinedChunks(items, 48, lotOf)

describe('a list that is cut', () => {
  test('nothing has no part', () => {
    expect(inParts([])).toEqual([])
  })

  test.each([1, 47, 48])('%d items of 48 are one part', count => {
    expect(inParts(some(count))).toEqual([some(count)])
  })

  test('all items are in a part, in their order', () => {
    expect(inParts(some(1000)).flat()).toEqual(some(1000))
  })

  test('a part has a third of the most at least, the last one perhaps fewer', () => {
    const sizes = inParts(some(1000)).map(part => part.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(48)
    expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThanOrEqual(16)
  })

  test('one more item changes its own part, and hardly ever another one', () => {
    const before = new Set(inParts(some(1000)).map(String))
    const changes = some(1000).map((_, place) => {
      const after = inParts(some(1000).toSpliced(place, 0, `new ${place}`))
      return after.filter(part => !before.has(String(part))).length
    })
    expect(changes.filter(changed => changed === 1).length).toBeGreaterThan(900)
  })

  test('an item that moves changes the part it leaves and the part it comes to', () => {
    const before = inParts(some(1000)).map(String)
    const after = inParts(some(1000).toSpliced(300, 1).toSpliced(700, 0, 'item 300')).map(String)
    expect(after.filter(part => !before.includes(part))).toHaveLength(2)
  })
})

describe('a list that is spread', () => {
  const spread = (count: number) => hashPartitions(withIds(count), 40)

  test('nothing has no part', () => {
    expect(spread(0)).toEqual([])
  })

  test.each([
    [1, 1],
    [40, 1],
    [41, 2],
    [80, 2],
    [81, 4],
    [2000, 64]
  ])('%d items are in %d parts', (count, parts) => {
    expect(spread(count)).toHaveLength(parts)
  })

  test('each item is in one part, where they keep their order', () => {
    const order = new Map(withIds(1000).map(({ id }, place) => [id, place]))
    const parts = spread(1000).map(part => part.map(({ id }) => order.get(id) ?? -1))
    expect(parts.flat().toSorted((a, b) => a - b)).toEqual([...order.values()])
    for (const part of parts) expect(part).toEqual(part.toSorted((a, b) => a - b))
  })

  test('no part is much fuller than the others', () => {
    const sizes = spread(2000).map(part => part.length)
    expect(Math.max(...sizes)).toBeLessThan(2 * 40)
    expect(Math.min(...sizes)).toBeGreaterThan(10)
  })

  test('one that goes changes its own part alone', () => {
    const before = new Set(spread(1000).map(idsOf))
    for (const gone of withIds(1000)) {
      const after = hashPartitions(
        withIds(1000).filter(({ id }) => id !== gone.id),
        40
      )
      expect(after.filter(part => !before.has(idsOf(part)))).toHaveLength(1)
    }
  })
})

const withIds = (count: number) => some(count).map(id => ({ id }))
const idsOf = (part: { id: string }[]) => part.map(({ id }) => id).join()
