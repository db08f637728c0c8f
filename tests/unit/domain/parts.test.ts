import { expect, test } from 'vitest'

import { seededRandom } from '#domain/chance.ts'
import { cutIntoParts } from '#domain/parts.ts'

const lotOf = (item: string) => seededRandom(item)()
const some = (count: number) => Array.from({ length: count }, (_, index) => `item ${index}`)
const inParts = (items: string[]) => cutIntoParts(items, 48, lotOf)

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
