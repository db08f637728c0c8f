import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { decodeForecast } from '#contract/weather/aemet-forecast.ts'
import { decodeTowns } from '#contract/weather/aemet-towns.ts'

import { aDividedDay, aForecast, aTown, aWholeDay } from '../../fixtures/weather/aemet.ts'

describe('a forecast of AEMET', () => {
  test('is read by quarters of a day where it has them', () => {
    const { days, issued } = decodeForecast(
      aForecast([aDividedDay('2026-11-25', { gust: '45', heat: 34, rain: 60, sky: '24' })])
    )
    expect(issued).toBe('2026-11-25T07:10')
    expect(days).toEqual([
      {
        day: '2026-11-25',
        spans: [
          { from: 0, gust: 45, heat: 12, rain: 60, sky: 'rain', until: 6 },
          { from: 6, gust: 45, heat: 20, rain: 60, sky: 'rain', until: 12 },
          { from: 12, gust: 45, heat: 34, rain: 60, sky: 'rain', until: 18 },
          { from: 18, gust: 45, heat: 22, rain: 60, sky: 'rain', until: 24 }
        ]
      }
    ])
  })

  test('is read as a whole where a day is far away', () => {
    expect(decodeForecast(aForecast([aWholeDay('2026-11-30', { rain: 100 })])).days).toEqual([
      { day: '2026-11-30', spans: [{ from: 0, gust: null, heat: 24, rain: 100, sky: 'cloudy', until: 24 }] }
    ])
  })

  test.each([
    ['11', 'clear'],
    ['12n', 'clear'],
    ['13', 'cloudy'],
    ['17n', 'cloudy'],
    ['26', 'rain'],
    ['44n', 'rain'],
    ['36', 'snow'],
    ['71', 'snow'],
    ['54', 'storm'],
    ['61n', 'storm'],
    ['82', 'mist'],
    ['', null]
  ])('the code %j of the sky is %j', (code, sky) => {
    const [day] = decodeForecast(aForecast([aWholeDay('2026-11-30', { sky: code })])).days
    expect(day?.spans[0]?.sky).toBe(sky)
  })

  test.each([
    ['no list', {}],
    ['an empty list', []],
    ['without days', aForecast([])],
    ['of a day without hours', aForecast([{ ...aWholeDay('2026-11-30'), probPrecipitacion: [] }])],
    ['with a word for a number', aForecast([{ ...aWholeDay('2026-11-30'), rachaMax: [{ value: 'mucha' }] }])],
    ['a refusal', { descripcion: 'No hay datos que satisfagan esos criterios', estado: 404 }]
  ])('is refused where it is %s', (_, answer) => {
    expect(() => decodeForecast(answer)).toThrow(z.ZodError)
  })
})

describe('the municipalities of AEMET', () => {
  test('are those of Andalusia, by the codes of the statistical office', () => {
    const list = [
      aTown('29084', 'Ronda', 36.74, -5.16),
      aTown('44001', 'Ababuj', 40.55, -0.81),
      aTown('04013', 'Almería', 36.84, -2.46)
    ]
    expect(decodeTowns(list)).toEqual([
      { code: '29084', lat: 36.74, lng: -5.16, name: 'Ronda' },
      { code: '04013', lat: 36.84, lng: -2.46, name: 'Almería' }
    ])
  })

  test.each([
    ['empty', []],
    ['without places', [{ id: 'id29084', nombre: 'Ronda' }]],
    ['with a place that is none', [{ ...aTown('29084', 'Ronda', 1, 1), latitud_dec: 'norte' }]]
  ])('are refused where the list is %s', (_, list) => {
    expect(() => decodeTowns(list)).toThrow(z.ZodError)
  })
})
