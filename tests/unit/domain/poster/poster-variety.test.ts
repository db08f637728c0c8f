import { describe, expect, test } from 'vitest'

import type { Composition } from 'posters/compositions'
import { type VarietyCandidate, compositionsFor } from '#domain/poster/poster-variety.ts'

const stars: Composition[] = ['estrellas', 'telescopio', 'via-lactea', 'observatorio']

function some(count: number, choices: readonly Composition[], name = 'e'): VarietyCandidate[] {
  return Array.from({ length: count }, (_, index) => ({ choices, id: `${name}${index}` }))
}

function countsOf(chosen: Map<string, Composition>): number[] {
  return [...Map.groupBy(chosen.values(), name => name).values()].map(those => those.length)
}

describe('compositionsFor', () => {
  test('each gets one that fits', () => {
    const chosen = compositionsFor(some(9, stars))
    expect(chosen.size).toBe(9)
    expect([...chosen.values()].every(name => stars.includes(name))).toBe(true)
  })

  test('none comes twice while another one fits', () => {
    expect(countsOf(compositionsFor(some(4, stars)))).toEqual([1, 1, 1, 1])
  })

  test('none comes more than three times when they suffice for that', () => {
    expect(Math.max(...countsOf(compositionsFor(some(12, stars))))).toBe(3)
  })

  test('one with a choice makes room for one without', () => {
    const free: VarietyCandidate = { choices: ['estrellas', 'telescopio'], id: 'free' }
    const bound: VarietyCandidate = { choices: ['estrellas'], id: 'bound' }
    const chosen = compositionsFor([free, bound])
    expect([chosen.get('free'), chosen.get('bound')]).toEqual(['telescopio', 'estrellas'])
  })

  test('a chain of them makes room, too', () => {
    const chosen = compositionsFor([
      { choices: ['estrellas', 'telescopio'], id: 'a' },
      { choices: ['telescopio', 'via-lactea'], id: 'b' },
      { choices: ['estrellas', 'telescopio'], id: 'c' }
    ])
    expect(new Set(chosen.values()).size).toBe(3)
  })

  test('of many more than that none comes much oftener than the others', () => {
    const counts = countsOf(compositionsFor(some(200, stars)))
    expect([counts.length, Math.max(...counts)]).toEqual([4, expect.closeTo(50, -1.5)])
  })

  test('the order in which they come does not matter', () => {
    const applicants = [...some(6, stars), ...some(5, ['cueva', 'cueva-mar'], 'c')]
    const [one, other] = [compositionsFor(applicants), compositionsFor(applicants.toReversed())]
    expect(applicants.filter(({ id }) => one.get(id) !== other.get(id))).toEqual([])
  })

  test('a new one moves few of the others', () => {
    const before = compositionsFor(some(20, stars))
    const moved = Array.from({ length: 30 }, (_, index) => {
      const after = compositionsFor([...some(20, stars), { choices: stars, id: `new ${index}` }])
      return [...before].filter(([id, name]) => after.get(id) !== name).length
    })
    expect(moved.reduce((sum, count) => sum + count, 0) / moved.length).toBeLessThan(4)
  })
})
