import { describe, expect, test } from 'vitest'

import { type Occasion, outlookFor } from '#domain/weather/outlook.ts'
import { outlookLine, sourceText, warningNote } from '#domain/weather/outlook-words.ts'
import type { ForecastSpan, WeatherReport, WeatherWarning } from '#domain/forecast/report.ts'
import { languages } from '#domain/text/locale.ts'
import { messages } from '#i18n/text/messages.ts'

const ronda = { code: '29084', lat: 36.742, lng: -5.167, name: 'Ronda' }
const fine: ForecastSpan = { from: 0, gust: null, heat: 24, rain: 5, sky: 'clear', until: 24 }

function reportOf(spans: Partial<ForecastSpan>[], warnings: Partial<WeatherWarning>[] = []): WeatherReport {
  return {
    towns: [
      {
        days: [{ day: '2026-12-09', spans: spans.map(span => ({ ...fine, ...span })) }],
        fetched: '2026-12-09T05:00:00Z',
        issued: '2026-12-09T06:10',
        town: ronda
      }
    ],
    warnings: warnings.map(warning => ({
      from: '2026-12-09T09:00:00Z',
      hazard: 'rain',
      issued: '2026-12-09T05:00:00Z',
      level: 'yellow',
      towns: ['29084'],
      until: '2026-12-09T22:00:00Z',
      ...warning
    })),
    warningsFetched: '2026-12-09T05:00:00Z'
  }
}

const occasion: Occasion = {
  day: '2026-12-09',
  minutes: 120,
  place: { lat: 36.74, lng: -5.16 },
  setting: 'open',
  start: 600
}

const adviceOn = (spans: Partial<ForecastSpan>[], about: Partial<Occasion> = {}) =>
  outlookFor({ ...occasion, ...about }, reportOf(spans))?.advice ?? null

describe('what the weather means for an occasion', () => {
  test.each([
    [{ sky: 'storm', rain: 90 }, { kind: 'storm' }],
    [{ sky: 'snow' }, { kind: 'snow' }],
    [{ rain: 30 }, { kind: 'rain', percent: 30 }],
    [{ gust: 40 }, { kind: 'wind', kmh: 40 }],
    [{ heat: 33 }, { degrees: 33, kind: 'heat' }],
    [
      { gust: 39, heat: 32, rain: 29 },
      { degrees: 32, kind: 'good', percent: 29 }
    ],
    [{ heat: null }, { degrees: null, kind: 'good', percent: 5 }]
  ] as const)('with %j under the open sky it is %j', (span, advice) => {
    expect(adviceOn([span])).toEqual(advice)
  })

  test('the worst of the hours it lasts counts, and no other hour', () => {
    const day = [
      { from: 0, until: 12 },
      { from: 12, rain: 80, until: 24 }
    ]
    expect(adviceOn(day)?.kind).toBe('good')
    expect(adviceOn(day, { minutes: 121 })).toEqual({ kind: 'rain', percent: 80 })
    expect(adviceOn(day, { start: 720 })).toEqual({ kind: 'rain', percent: 80 })
  })

  test('under a roof it is a good plan where it is too hot or wet outside, and else nothing is said', () => {
    expect(adviceOn([{ rain: 80 }], { setting: 'roof' })).toEqual({ kind: 'shelter' })
    expect(adviceOn([{ heat: 38 }], { setting: 'roof' })).toEqual({ kind: 'shelter' })
    expect(adviceOn([{}], { setting: 'roof' })).toBeNull()
  })

  test('a clear night with little moon is full of stars', () => {
    expect(adviceOn([{}], { start: 21 * 60 })).toEqual({ kind: 'stars' })
    expect(adviceOn([{ sky: 'cloudy' }], { start: 21 * 60 })?.kind).toBe('good')
    expect(adviceOn([{}], { start: 12 * 60 })?.kind).toBe('good')
  })

  test('nothing is said of a day, an hour or a place that the forecast does not know', () => {
    expect(adviceOn([{}], { day: '2026-12-20' })).toBeNull()
    expect(adviceOn([{ rain: null, sky: null }])).toBeNull()
    expect(adviceOn([{ from: 18 }])).toBeNull()
    expect(adviceOn([{}], { place: { lat: 40, lng: -3 } })).toBeNull()
  })

  test('nothing is called good while it is not known whether anybody warns', () => {
    const unknown = { ...reportOf([{}]), warningsFetched: null }
    expect(outlookFor(occasion, unknown)).toBeNull()
    const wet = { ...reportOf([{ rain: 70 }]), warningsFetched: null }
    expect(outlookFor(occasion, wet)?.advice?.kind).toBe('rain')
  })
})

describe('another plan', () => {
  const isUnkindOn = (spans: Partial<ForecastSpan>[], about: Partial<Occasion> = {}) =>
    outlookFor({ ...occasion, ...about }, reportOf(spans))?.isUnkind

  test('is offered where it is bad outside, and not to who is under a roof already', () => {
    expect(isUnkindOn([{ rain: 80 }])).toBe(true)
    expect(isUnkindOn([{}])).toBe(false)
    expect(isUnkindOn([{ rain: 80 }], { setting: 'roof' })).toBe(false)
    const warned = outlookFor({ ...occasion, setting: 'roof' }, reportOf([{}], [{ level: 'red' }]))
    expect(warned?.isUnkind).toBe(false)
    expect(outlookFor(occasion, reportOf([{}], [{}]))?.isUnkind).toBe(true)
  })
})

describe('official warnings', () => {
  const warningsOn = (warnings: Partial<WeatherWarning>[], about: Partial<Occasion> = {}) =>
    outlookFor({ ...occasion, ...about }, reportOf([{}], warnings))?.warnings.map(({ level }) => level) ?? []

  test('count by their own level, the gravest first, and nothing is called good beside them', () => {
    expect(warningsOn([{}, { level: 'red' }, { level: 'orange' }])).toEqual(['red', 'orange', 'yellow'])
    expect(outlookFor(occasion, reportOf([{}], [{}]))?.advice).toBeNull()
  })

  test('count for their town and their hours', () => {
    expect(warningsOn([{ towns: ['29067'] }])).toEqual([])
    expect(warningsOn([{ until: '2026-12-09T09:00:00Z' }])).toEqual([])
    expect(warningsOn([{ from: '2026-12-09T10:59:00Z' }])).toEqual(['yellow'])
    expect(warningsOn([{ from: '2026-12-09T11:00:00Z' }])).toEqual([])
  })

  test('of the coast are for who is on the water, under a roof the grave ones count', () => {
    expect(warningsOn([{ hazard: 'coast' }])).toEqual([])
    expect(warningsOn([{ hazard: 'coast' }], { setting: 'water' })).toEqual(['yellow'])
    expect(warningsOn([{}], { setting: 'roof' })).toEqual([])
    expect(warningsOn([{ level: 'orange' }], { setting: 'roof' })).toEqual(['orange'])
  })
})

describe('the words for it', () => {
  const line = (language: 'de' | 'es', report: WeatherReport) => {
    const outlook = outlookFor(occasion, report)
    return outlook && outlookLine(outlook, messages[language].weather, language).replaceAll(/\s/g, ' ')
  }

  test('say the gravest in one line, with another plan where somebody may want one', () => {
    expect(line('es', reportOf([{ rain: 60 }]))).toBe('Lluvia probable: 60 % · Plan B')
    expect(line('es', reportOf([{}]))).toBe('Buen tiempo: 24 °C, 5 % de lluvia')
    expect(line('es', reportOf([{ heat: 38 }]))).toBe('Calor: 38 °C · Plan B')
    expect(line('es', reportOf([{}], [{ hazard: 'storm', level: 'orange' }]))).toBe(
      'Aviso naranja: tormentas · Plan B'
    )
    expect(line('de', reportOf([{ gust: 55 }]))).toBe('Böen bis 55 km/h · Plan B')
  })

  test('name whose forecast it is and when it was made, in every language', () => {
    for (const language of languages) {
      const { weather } = messages[language]
      const outlook = outlookFor(occasion, reportOf([{}], [{}]))
      if (outlook === null) throw new Error('Nothing is known')
      const [warning] = outlook.warnings
      expect(sourceText(outlook, weather, language)).toMatch(/Ronda.*AEMET.*06:10.*© AEMET/)
      expect(warning && warningNote(warning, weather, language)).toMatch(/AEMET/)
    }
  })
})
