import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { WeatherReport } from '#domain/forecast/report.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { createForecast } from '#stores/weather/forecast.ts'
import { createIndoorAlternatives } from '#stores/weather/indoor-alternatives.ts'
import { createWeather } from '#stores/weather/weather.ts'

import { anEntry } from '../../../fixtures/listing.ts'

const report: WeatherReport = {
  towns: [
    {
      days: [{ day: '2026-11-25', spans: [] }],
      fetched: '2026-11-25T08:00:00Z',
      issued: '2026-11-25T07:10',
      town: { code: '18087', lat: 37.17, lng: -3.6, name: 'Granada' }
    }
  ],
  warnings: [],
  warningsFetched: '2026-11-25T08:00:00Z'
}

describe('the weather of a page', () => {
  test('is fetched once, and grows old on a page that stays open', async () => {
    let asked = 0
    let now = new Date('2026-11-25T09:00:00Z')
    const load = async (): Promise<Result<WeatherReport>> => {
      asked += 1
      return { kind: 'done', value: report }
    }
    const weather = createWeather({ load, now: () => now })
    expect((await weather())?.towns[0]?.days).toHaveLength(1)
    now = new Date('2026-11-26T09:00:00Z')
    expect((await weather())?.towns[0]?.days).toEqual([])
    expect(asked).toBe(1)
  })

  test('is asked for again after it could not be had', async () => {
    const answers: Result<WeatherReport>[] = [
      { code: 'offline', kind: 'failed' },
      { kind: 'done', value: report }
    ]
    const load = async () => answers.shift() ?? answers[0] ?? { code: 'offline', kind: 'failed' as const }
    const weather = createWeather({ load, now: () => new Date('2026-11-25T09:00:00Z') })
    expect(await weather()).toBeNull()
    expect((await weather())?.towns).toHaveLength(1)
  })
})

test('islands hear of the weather once it was asked for, and that nothing is known', async () => {
  const answers = [report, null]
  const { $forecast, load } = createForecast(
    async () => answers.shift() ?? null,
    () => new Date('2026-11-25T09:00:00Z')
  )
  expect($forecast.get()).toEqual({ kind: 'idle' })
  await load()
  expect($forecast.get()).toEqual({
    kind: 'ready',
    value: { now: { day: '2026-11-25', minutes: 600 }, report }
  })
  await load()
  expect($forecast.get()).toEqual({ kind: 'ready', value: null })
})

describe('what is under a roof', () => {
  const page = () => ({ language: 'es' as const, locale: 'esd' as const, province: 'granada' as const })

  test('is what the listing of the province says, with its starts of the day, but for what the mode hides', async () => {
    const load = async () => ({
      kind: 'done' as const,
      value: [
        anEntry({ access: ['indoor'], slug: 'hammam' }),
        anEntry({ access: [], slug: 'tajo' }),
        anEntry({ access: ['indoor'], hiddenFor: ['rentacar'], slug: 'bodega' })
      ]
    })
    const $mode = atom<OperatingMode>('rentacar')
    const found = await createIndoorAlternatives({ $mode, load, page })('2026-11-25')
    expect(found.kind === 'done' && found.value.map(({ slug }) => slug)).toEqual(['hammam'])
  })

  test('cannot be said where the listing does not come', async () => {
    const load = async () => ({ code: 'offline', kind: 'failed' as const })
    const found = await createIndoorAlternatives({ $mode: atom<OperatingMode>('default'), load, page })(
      '2026-11-25'
    )
    expect(found.kind).toBe('failed')
  })
})
