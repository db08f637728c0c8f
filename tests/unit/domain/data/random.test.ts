import { describe, expect, test } from 'vitest'

import { pickSome, seededRandom, textHash } from '#domain/data/random.ts'

const letters = 'abcdefgh'.split('')

function numbers(seed: string, count: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

describe('seededRandom', () => {
  test('gives the same numbers for the same seed', () => {
    expect(numbers('malaga 2026-11-20', 5)).toEqual(numbers('malaga 2026-11-20', 5))
  })

  test.each(['malaga 2026-11-21', 'cadiz 2026-11-20', ''])('gives others for the seed %j', seed => {
    expect(numbers(seed, 5)).not.toEqual(numbers('malaga 2026-11-20', 5))
  })

  test('stays from 0 up to but not including 1', () => {
    const all = numbers('x', 10_000)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...all)).toBeLessThan(1)
  })

  test('spreads evenly over ten equal parts', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (const number of numbers('even', 20_000)) {
      const part = Math.floor(number * 10)
      counts[part] = (counts[part] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(1800)
    expect(Math.max(...counts)).toBeLessThan(2200)
  })
})

describe('pickSome', () => {
  test('picks so many, each once', () => {
    const picked = pickSome(letters, 6, seededRandom('a'))
    expect(picked).toHaveLength(6)
    expect(new Set(picked).size).toBe(6)
    expect(letters).toEqual(expect.arrayContaining(picked))
  })

  test('picks all there are when more are asked for', () => {
    expect(pickSome(letters, 20, seededRandom('a')).toSorted()).toEqual(letters)
  })

  test.each([0, -1])('picks nothing when asked for %d', count => {
    expect(pickSome(letters, count, seededRandom('a'))).toEqual([])
  })

  test('picks nothing out of nothing', () => {
    expect(pickSome([], 3, seededRandom('a'))).toEqual([])
  })

  test('leaves the list it was given as it was', () => {
    const items = [...letters]
    pickSome(items, 4, seededRandom('a'))
    expect(items).toEqual(letters)
  })

  test('picks each item about as often, in each place', () => {
    const days = 8000
    const first = new Map<string, number>()
    const anywhere = new Map<string, number>()
    for (let day = 0; day < days; day += 1) {
      const picked = pickSome(letters, 4, seededRandom(`day ${day}`))
      picked.forEach((letter, place) => {
        anywhere.set(letter, (anywhere.get(letter) ?? 0) + 1)
        if (place === 0) first.set(letter, (first.get(letter) ?? 0) + 1)
      })
    }
    for (const letter of letters) {
      expect(Math.abs((anywhere.get(letter) ?? 0) / days - 4 / 8)).toBeLessThan(0.02)
      expect(Math.abs((first.get(letter) ?? 0) / days - 1 / 8)).toBeLessThan(0.02)
    }
  })
})

describe('textHash', () => {
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968]
  ])('of %j is the published FNV-1a value', (text, hash) => {
    expect(textHash(text)).toBe(hash)
  })
})
