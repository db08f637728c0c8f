import { describe, expect, test } from 'vitest'

import { readWeatherPlace, writeWeatherPlace } from '#domain/weather/weather-place.ts'
import { nearestTown, townsFor } from '#domain/forecast/nearest-town.ts'
import { isForStars, moonLit, sunAltitude } from '#domain/weather/outlook.ts'
import { startOf } from '#domain/weather/occasion.ts'
import { plansB } from '#domain/weather/plan-b.ts'
import { readReport, writeReport } from '#domain/forecast/report-file.ts'
import { freshReport, isFresh, noReport, type WeatherReport } from '#domain/forecast/report.ts'
import { settingOf } from '#domain/weather/setting.ts'
import { concernsTown } from '#domain/forecast/warning-area.ts'

const ronda = { code: '29084', lat: 36.742, lng: -5.167, name: 'Ronda' }
const malaga = { code: '29067', lat: 36.72, lng: -4.42, name: 'Málaga' }
const report: WeatherReport = {
  towns: [
    {
      days: [
        { day: '2026-11-25', spans: [{ from: 12, gust: null, heat: 24, rain: 5, sky: 'clear', until: 18 }] }
      ],
      fetched: '2026-11-25T07:00:00.000Z',
      issued: '2026-11-25T07:10',
      town: ronda
    }
  ],
  warnings: [
    {
      from: '2026-11-25T12:00:00Z',
      hazard: 'heat',
      issued: '2026-11-25T07:00:00Z',
      level: 'orange',
      towns: ['29084'],
      until: '2026-11-25T20:00:00Z'
    }
  ],
  warningsFetched: '2026-11-25T07:00:00.000Z'
}

describe('the municipality whose forecast holds', () => {
  test('is the nearest', () => {
    expect(nearestTown({ lat: 36.75, lng: -5.1 }, [malaga, ronda])).toBe(ronda)
  })

  test('is none where every one is far: a position was mistyped', () => {
    expect(nearestTown({ lat: 40.4, lng: -3.7 }, [malaga, ronda])).toBeNull()
    expect(nearestTown({ lat: 36.7, lng: -5.1 }, [])).toBeNull()
  })

  test('of two as near, the lower code: everybody finds the same', () => {
    const twin = { ...ronda, code: '29083' }
    expect(nearestTown(ronda, [ronda, twin])).toBe(twin)
    expect(nearestTown(ronda, [twin, ronda])).toBe(twin)
  })

  test('is asked for once, however many experiences are there', () => {
    const places = [{ lat: 36.75, lng: -5.1 }, { lat: 36.73, lng: -5.17 }, malaga]
    expect(townsFor(places, [ronda, malaga]).map(({ code }) => code)).toEqual(['29067', '29084'])
  })

  test('of those that are asked for it is the same as of all: a page finds what the publisher found', () => {
    const all = Array.from({ length: 60 }, (_, index) => ({
      code: String(29_001 + index),
      lat: 36.4 + (index % 8) * 0.11,
      lng: -5.4 + Math.floor(index / 8) * 0.13
    }))
    const places = Array.from({ length: 40 }, (_, index) => ({
      lat: 36.41 + ((index * 7) % 17) * 0.05,
      lng: -5.39 + ((index * 5) % 19) * 0.05
    }))
    const asked = townsFor(places, all)
    for (const place of places) expect(nearestTown(place, asked)).toBe(nearestTown(place, all))
  })
})

describe('the zone of a warning', () => {
  const square = [
    { lat: 36.5, lng: -5.5 },
    { lat: 37, lng: -5.5 },
    { lat: 37, lng: -4.9 },
    { lat: 36.5, lng: -4.9 }
  ]

  test('is about the towns in it', () => {
    expect(concernsTown(ronda, [square], false)).toBe(true)
    expect(concernsTown(malaga, [square], false)).toBe(false)
    expect(concernsTown(ronda, [], false)).toBe(false)
  })

  test('at sea it is about the towns of the coast before it', () => {
    const sea = [
      { lat: 36.3, lng: -4.6 },
      { lat: 36.68, lng: -4.4 },
      { lat: 36.3, lng: -4.2 }
    ]
    expect(concernsTown(malaga, [sea], true)).toBe(true)
    expect(concernsTown(malaga, [sea], false)).toBe(false)
    expect(concernsTown(ronda, [sea], true)).toBe(false)
  })
})

describe('what was fetched', () => {
  test.each([
    ['2026-11-25T07:00:00Z', true],
    ['2026-11-26T00:59:00Z', true],
    ['2026-11-26T01:01:00Z', false],
    ['2026-11-25T06:30:00Z', true],
    ['2026-11-25T04:00:00Z', false],
    ['2030-01-01T00:00:00Z', false]
  ])('at seven counts for 18 hours: at %s it does is %s', (now, isCounting) => {
    expect(isFresh('2026-11-25T07:00:00Z', new Date(now))).toBe(isCounting)
  })

  test('says nothing once it is old, and a warning nothing once it is over', () => {
    const evening = freshReport(report, new Date('2026-11-25T21:00:00Z'))
    expect(evening.warnings).toEqual([])
    expect(evening.towns[0]?.days).toHaveLength(1)
    const later = freshReport(report, new Date('2026-11-26T09:00:00Z'))
    expect(later.towns[0]?.days).toEqual([])
    expect(later.warningsFetched).toBeNull()
  })

  test('is the same after it went through its file', () => {
    expect(readReport(JSON.parse(JSON.stringify(writeReport(report))))).toEqual(report)
    expect(readReport(JSON.parse(JSON.stringify(writeReport(noReport))))).toEqual(noReport)
  })

  test.each([
    [{}],
    [{ towns: [], warnings: [], warningsFetched: null }],
    [{ ...writeReport(report), towns: {} }]
  ])('is refused where the file is another: %j', file => {
    expect(() => readReport(file)).toThrow(TypeError)
  })
})

describe('the sky at night', () => {
  const place = { lat: 36.74, lng: -5.16 }

  test('is dark in the evening of winter, and not yet in that of summer', () => {
    expect(sunAltitude(new Date('2026-12-10T20:00:00Z'), place)).toBeLessThan(-18)
    expect(sunAltitude(new Date('2026-06-21T19:00:00Z'), place)).toBeGreaterThan(0)
    expect(sunAltitude(new Date('2026-06-21T12:21:00Z'), place)).toBeCloseTo(76.7, 0)
  })

  test.each([
    ['2026-08-12T17:37:00Z', 0],
    ['2026-08-28T04:18:00Z', 1],
    ['2026-12-09T00:52:00Z', 0],
    ['2026-12-24T01:28:00Z', 1]
  ])('the moon of %s, of which calendars tell, is lit by %d', (moment, lit) => {
    expect(Math.abs(moonLit(new Date(moment)) - lit)).toBeLessThan(0.03)
  })

  test('is for stars at night with little moon', () => {
    expect(isForStars(new Date('2026-12-09T21:00:00Z'), place)).toBe(true)
    expect(isForStars(new Date('2026-12-23T21:00:00Z'), place)).toBe(false)
    expect(isForStars(new Date('2026-12-09T12:00:00Z'), place)).toBe(false)
  })
})

describe('where something takes place', () => {
  test.each([
    [true, 'kayak', 'roof'],
    [false, 'kayak', 'water'],
    [false, 'senderistas', 'open']
  ] as const)('indoors %s and shown as %s is %s', (isIndoor, motif, setting) => {
    expect(settingOf({ isIndoor }, motif)).toBe(setting)
  })
})

describe('the occasion of an experience', () => {
  const timetable = {
    durationMinutes: 90,
    eventDate: null,
    schedules: [
      {
        kind: 'starts' as const,
        season: null,
        starts: ['10:00', '18:30'],
        weekdays: [3 as const, 5 as const]
      }
    ]
  }

  test('is the next start', () => {
    expect(startOf(timetable, null, { day: '2026-11-25', minutes: 500 })).toEqual({
      day: '2026-11-25',
      start: 600
    })
    expect(startOf(timetable, null, { day: '2026-11-25', minutes: 700 })).toEqual({
      day: '2026-11-25',
      start: 1110
    })
    expect(startOf(timetable, null, { day: '2026-11-25', minutes: 1200 })).toEqual({
      day: '2026-11-27',
      start: 600
    })
  })

  test('is the day that was said, and none where it does not take place then, is past, or too far away', () => {
    const now = { day: '2026-11-25', minutes: 500 }
    expect(startOf(timetable, '2026-11-27', now)?.day).toBe('2026-11-27')
    expect(startOf(timetable, '2026-11-26', now)).toBeNull()
    expect(startOf(timetable, '2026-11-20', now)).toBeNull()
    expect(startOf(timetable, '2026-12-25', now)).toBeNull()
  })

  test('is midday where nobody knows the hours', () => {
    const unknown = { ...timetable, schedules: [] }
    expect(startOf(unknown, null, { day: '2026-11-25', minutes: 500 })?.start).toBe(720)
    expect(startOf(unknown, null, { day: '2026-11-25', minutes: 900 })?.start).toBe(900)
  })

  test('is carried by its page as it is', () => {
    const asked = { ...timetable, place: { lat: 36.7, lng: -5.1 }, setting: 'open' as const, slug: 'tajo' }
    expect(readWeatherPlace(writeWeatherPlace(asked))).toEqual(asked)
    const event = { ...asked, eventDate: { end: null, start: '2026-11-25T20:00:00+01:00' }, schedules: [] }
    expect(readWeatherPlace(writeWeatherPlace(event))).toEqual(event)
    for (const odd of [
      'null',
      '{"place":{"lat":1,"lng":2}}',
      '36.7 -3.8 water',
      '36.7 -3.8 moon kayak 60',
      'north -3.8 water kayak 60'
    ])
      expect(readWeatherPlace(odd)).toBeNull()
  })
})

describe('a plan B', () => {
  const place = { lat: 36.74, lng: -5.16 }
  const at = (slug: string, km: number, ...starts: [number, number][]) => ({
    position: { lat: place.lat + km / 111.2, lng: place.lng },
    slug,
    starts: starts.map(([first, last]) => ({ first, last }))
  })
  const slugs = (others: Parameters<typeof plansB>[1], earliest = 0) =>
    plansB({ earliest, place, slug: 'own', start: 1080 }, others).map(({ item, start }) => [item.slug, start])

  test('is near and at about the same time, nearest first, three at most', () => {
    const others = [
      at('far', 60, [1080, 1080]),
      at('museum', 12, [600, 1140]),
      at('hammam', 2, [1140, 1140]),
      at('morning', 1, [600, 600]),
      at('cave', 30, [1020, 1020]),
      at('cellar', 35, [1080, 1080])
    ]
    expect(slugs(others)).toEqual([
      ['hammam', 1140],
      ['museum', 1080],
      ['cave', 1020]
    ])
  })

  test('is not the thing itself, nothing of unknown place, and nothing that has begun', () => {
    expect(slugs([at('own', 0, [1080, 1080]), { ...at('lost', 0, [1080, 1080]), position: null }])).toEqual(
      []
    )
    expect(slugs([at('cave', 1, [1020, 1020]), at('museum', 2, [600, 1200])], 1100)).toEqual([
      ['museum', 1100]
    ])
  })
})
