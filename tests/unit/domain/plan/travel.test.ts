import { describe, expect, test } from 'vitest'

import { leavesMeal, missedMeals } from '#domain/plan/meals.ts'
import { meansOfTravel, wayBetween } from '#domain/plan/travel.ts'
import { durationText } from '#domain/time/duration-text.ts'

const malaga = { lat: 36.7213, lng: -4.4214 }
const nerja = { lat: 36.7469, lng: -3.8786 }
const northOf = (km: number) => ({ lat: malaga.lat + km / 111.2, lng: malaga.lng })

describe('wayBetween', () => {
  test('is longer than the straight line, and rounded up to five minutes', () => {
    const { km, minutes } = wayBetween(malaga, nerja, 'car')
    expect(km).toBeGreaterThan(55)
    expect(km).toBeLessThan(75)
    expect(minutes).toBeGreaterThanOrEqual(50)
    expect(minutes % 5).toBe(0)
  })

  test.each(meansOfTravel)('by %s what is farther takes no less', means => {
    const minutes = [0, 0.5, 1, 2.9, 3.1, 5, 20, 100].map(
      km => wayBetween(malaga, northOf(km), means).minutes
    )
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(minutes[0]).toBe(0)
  })

  test('on foot takes longer than by car beyond a few steps', () => {
    expect(wayBetween(malaga, northOf(4), 'foot').minutes).toBeGreaterThan(
      wayBetween(malaga, northOf(4), 'car').minutes
    )
  })
})

describe('meals', () => {
  const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

  test('an hour of their time is enough', () => {
    expect(leavesMeal('lunch', [hours(10, 13.5), hours(14.5, 18)])).toBe(true)
    expect(leavesMeal('lunch', [hours(10, 13.5), hours(14.25, 18)])).toBe(false)
    expect(leavesMeal('dinner', [hours(20.5, 22)])).toBe(true)
  })

  test('what overlaps, or comes in another order, counts once', () => {
    expect(missedMeals([hours(14, 24), hours(12, 14.5)])).toEqual(['lunch', 'dinner'])
    expect(missedMeals([])).toEqual([])
  })
})

describe('durationText', () => {
  test.each([
    [0, '0 min'],
    [55, '55 min'],
    [120, '2 h'],
    [125, '2 h 5 min']
  ])('%i minutes are «%s»', (minutes, text) => {
    expect(durationText(minutes, 'es').replaceAll(/\s/g, ' ')).toBe(text)
  })
})
