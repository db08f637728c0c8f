import { describe, expect, test } from 'vitest'

import type { ForecastSpan, WeatherReport, WeatherWarning } from '#domain/forecast/report.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { rainOnDay } from '#domain/plan/arranging/rain-on-day.ts'
import { timedStops } from '#domain/plan/plan-stops.ts'
import { addDays } from '#domain/time/calendar-day.ts'

import { friday, startingAt } from '../../../fixtures/listing.ts'
import { aPlanEntry, entriesOf } from '../../../fixtures/plan/entries.ts'

const nerja = { lat: 36.75, lng: -3.87 }
const town = { code: '29075', ...nerja, name: 'Nerja' }
const fine: ForecastSpan = { from: 0, gust: null, heat: 24, rain: 5, sky: 'clear', until: 24 }
const before = { day: addDays(friday, -1), minutes: 600 }
const kayak = aPlanEntry('kayak', { position: nerja, schedules: [startingAt('10:00')] })
const walk = aPlanEntry('walk', { position: nerja, schedules: [startingAt('17:00')] })

function reportOf(spans: Partial<ForecastSpan>[], warnings: Partial<WeatherWarning>[] = []): WeatherReport {
  const moment = `${friday}T00:00:00Z`
  return {
    towns: [
      {
        days: [{ day: friday, spans: spans.map(span => ({ ...fine, ...span })) }],
        fetched: moment,
        issued: `${friday}T06:10`,
        town
      }
    ],
    warnings: warnings.map(warning => ({
      from: moment,
      hazard: 'rain',
      issued: moment,
      level: 'yellow',
      towns: [town.code],
      until: `${friday}T23:00:00Z`,
      ...warning
    })),
    warningsFetched: moment
  }
}

/** Result for a Friday with these entries in the plan. */
function saidOf(entries: PlanEntry[], report: WeatherReport, now = before) {
  const items = entries.map(({ slug }) => ({ day: friday, slug }))
  return rainOnDay(friday, timedStops(friday, items, entriesOf(...entries), 'car'), report, now)
}

const wetAfternoon = reportOf([
  { rain: 40, until: 12 },
  { from: 12, rain: 70 }
])

describe('the rain on a day of a plan', () => {
  test('is that of the hours of what is under the open sky', () => {
    expect(saidOf([kayak], wetAfternoon)?.advice).toEqual({ kind: 'rain', percent: 40 })
    expect(saidOf([walk], wetAfternoon)?.advice).toEqual({ kind: 'rain', percent: 70 })
  })

  test('is the worst of several', () => {
    expect(saidOf([kayak, walk], wetAfternoon)?.advice).toEqual({ kind: 'rain', percent: 70 })
    const stormy = reportOf([
      { rain: 90, until: 12 },
      { from: 12, sky: 'storm' }
    ])
    expect(saidOf([kayak, walk], stormy)?.advice).toEqual({ kind: 'storm' })
  })

  test('is of nobody’s concern under a roof, without a place, on a day without it, and once it is over', () => {
    expect(saidOf([{ ...walk, isIndoor: true }], wetAfternoon)).toBeNull()
    expect(saidOf([{ ...walk, position: null }], wetAfternoon)).toBeNull()
    const monday = [{ ...startingAt('10:00'), weekdays: [1 as const] }]
    expect(saidOf([{ ...walk, schedules: monday }], wetAfternoon)).toBeNull()
    expect(saidOf([walk], wetAfternoon, { day: friday, minutes: 19 * 60 })).toBeNull()
    expect(saidOf([walk], wetAfternoon, { day: addDays(friday, 1), minutes: 0 })).toBeNull()
  })

  test('is nothing where it stays dry, however hot or windy, and where the forecast is of other days', () => {
    expect(saidOf([kayak], reportOf([{ gust: 80, heat: 41 }]))).toBeNull()
    expect(saidOf([kayak], reportOf([]))).toBeNull()
  })

  test('comes with the warnings that are of rain, and those alone', () => {
    const warned = reportOf([{ rain: 10 }], [{ hazard: 'wind', level: 'red' }, { level: 'orange' }])
    const said = saidOf([kayak], warned)
    expect(said?.advice).toBeNull()
    expect(said?.warnings.map(({ hazard }) => hazard)).toEqual(['rain'])
    expect(said?.isUnkind).toBe(false)
  })
})
