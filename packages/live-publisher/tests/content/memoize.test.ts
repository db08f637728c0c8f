import { describe, expect, test } from 'vitest'

import { memoizePer } from '../../src/content/memoize.ts'
import { createStabilizer, isEqual, stabilize } from '../../src/content/stabilize.ts'

interface Shop {
  day: string
  items: object[]
}

const [kayak, walk] = [{ id: 'kayak' }, { id: 'walk' }]
const aShop = (...items: object[]): Shop => ({ day: '2026-11-22', items })

describe('what is gathered about something', () => {
  const listed = memoizePer(({ day, items }: Shop, key: object) => ({ day, key, listed: [...items] }))

  test('is the same object from content to content while its parts are the same', () => {
    const key = {}
    const first = listed(aShop(kayak, walk), key)
    expect(listed(aShop(kayak, walk), key)).toBe(first)
  })

  test('is another one when an item of a list is, or when one is missing', () => {
    const key = {}
    const first = listed(aShop(kayak, walk), key)
    const other = listed(aShop(kayak, { id: 'other' }), key)
    expect(other).not.toBe(first)
    expect(listed(aShop(kayak), key).listed).toEqual([kayak])
  })

  test('by value is the same object while its parts say the same', () => {
    const byValue = memoizePer(({ items }: Shop, key: object) => ({ key, listed: [...items] }), {
      byValue: true
    })
    const key = {}
    const first = byValue(aShop(kayak, walk), key)
    expect(byValue(aShop({ ...kayak }, walk), key)).toBe(first)
    expect(byValue(aShop({ ...kayak, rank: 1 }, walk), key).listed[1]).toBe(walk)
  })

  test('by value is compared once when its parts become other objects that say the same', () => {
    let reads = 0
    const watched = (part: object) =>
      new Proxy(part, { get: (from, name): unknown => ((reads += 1), Reflect.get(from, name)) })
    const byValue = memoizePer(({ items }: Shop, key: object) => ({ key, listed: [...items] }), {
      byValue: true
    })
    const key = {}
    const first = byValue(aShop(kayak, walk), key)
    const again = watched({ ...kayak })
    expect(byValue(aShop(again, walk), key)).toBe(first)
    const readsOnce = reads
    expect(readsOnce).toBeGreaterThan(0)
    expect(byValue(aShop(again, walk), key)).toBe(first)
    expect(reads).toBe(readsOnce)
    expect(byValue(aShop(again, { id: 'other' }), key).listed[0]).toBe(kayak)
  })

  test('is never that of another content when two take turns, as with a preview', () => {
    const key = {}
    const [site, preview] = [aShop(kayak), aShop(kayak, walk)]
    for (const shop of [site, preview, site, preview]) expect(listed(shop, key).listed).toEqual(shop.items)
  })

  test('is gathered once for a content', () => {
    let times = 0
    const counted = memoizePer((shop: Shop, _key: object) => ({ shop, times: (times += 1) }))
    const [shop, key] = [aShop(), {}]
    expect(counted(shop, key)).toBe(counted(shop, key))
    expect(times).toBe(1)
  })

  test('is another one when its parts have other names', () => {
    const key = {}
    const named = memoizePer(({ day }: Shop, _key: object) => ({ [day]: 1 }))
    named({ day: '2026-11-22', items: [] }, key)
    expect(named({ day: '2026-11-23', items: [] }, key)).toEqual({ '2026-11-23': 1 })
  })
})

describe('what is stable', () => {
  test('is the object of before as long as it is made of the same parts', () => {
    const stable = createStabilizer<Record<string, unknown>>()
    const [part, list] = [{}, ['a']]
    const first = stable({ list, part })
    expect(stable({ list: ['a'], part })).toBe(first)
    expect(stable({ list: ['b'], part })).toEqual({ list: ['b'], part })
    const other = { ...part }
    expect(stable({ list: ['b'], part: other })['part']).toBe(other)
  })

  test('is one list in two places after both have changed to it', () => {
    const [here, there] = [createStabilizer<{ items: object[] }>(), createStabilizer<{ items: object[] }>()]
    for (const stable of [here, there]) stable({ items: [kayak, walk] })
    const items = [kayak, { id: 'other' }]
    expect(here({ items }).items).toBe(there({ items }).items)
  })

  test('has the fields and items of before that say the same, though others do not', () => {
    const before = { cards: [{ id: 1 }, { id: 2 }], head: { title: 'a' } }
    const now = stabilize(before, { cards: [{ id: 1 }, { id: 3 }], head: { title: 'a' } }, isEqual)
    expect(now).toEqual({ cards: [{ id: 1 }, { id: 3 }], head: { title: 'a' } })
    expect(now.head).toBe(before.head)
    expect(now.cards[0]).toBe(before.cards[0])
  })

  test.each([
    ['comes at the front', [9, 1, 2, 3, 4]],
    ['comes in the middle', [1, 2, 9, 3, 4]],
    ['comes at the end', [1, 2, 3, 4, 9]],
    ['goes', [1, 3, 4]],
    ['gives its place to another', [1, 9, 3, 4]],
    ['goes to the front', [4, 1, 2, 3]]
  ])('leaves the others of a list the same objects when one %s', (_, ids) => {
    const before = [1, 2, 3, 4].map(id => ({ id }))
    const now = stabilize(
      before,
      ids.map(id => ({ id })),
      isEqual
    )
    expect(now.map(({ id }) => id)).toEqual(ids)
    expect(now.filter(item => before.includes(item)).length).toBeGreaterThanOrEqual(Math.min(3, ids.length))
  })

  test('takes an object with something else in it as it is: it is no mixture of two', () => {
    const before = { item: { id: 1, place: { name: 'a' } } }
    const item = { id: 2, place: { name: 'a' } }
    expect(stabilize(before, { item }, isEqual).item).toBe(item)
  })

  test('is the same by the order of its fields too, in which it is written out', () => {
    const before = { a: 1, b: 2 }
    expect(Object.keys(stabilize<object>(before, { b: 2, a: 1 }, isEqual))).toEqual(['b', 'a'])
  })

  test('leaves lists in lists the same objects while their items are', () => {
    const stable = createStabilizer<object[][]>()
    const first = stable([[kayak], [walk]])
    expect(stable([[kayak], [walk]])).toBe(first)
    const other = stable([[kayak], [walk, { id: 'new' }]])
    expect(other[0]).toBe(first[0])
    expect(other[1]).toHaveLength(2)
  })

  test('is the same as itself alone when it is no plain object', () => {
    const stable = createStabilizer<ReadonlyMap<string, string>>()
    const first = stable(new Map([['a', 'b']]))
    expect(stable(new Map([['a', 'b']]))).not.toBe(first)
  })
})
