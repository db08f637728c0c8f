import { atom } from 'nanostores'

import type { Remote } from '#domain/data/remote.ts'
import type { WeatherReport } from '#domain/forecast/report.ts'
import { type Clock, clockInAndalusia } from '#domain/time/calendar-day.ts'

import { weatherNow } from './weather.ts'

/** The weather report and the time of the lookup, which rules out days that are over. */
export interface Forecast {
  now: Clock
  report: WeatherReport
}

/** The weather for islands that draw it; ready with null where nothing is known. */
export function createForecast(ask: () => Promise<WeatherReport | null>, now: () => Date) {
  const $forecast = atom<Remote<Forecast | null>>({ kind: 'idle' })
  return {
    $forecast,
    /** Again when the visitor comes back to the page: it may have grown old. */
    load: async (): Promise<void> => {
      const report = await ask()
      $forecast.set({ kind: 'ready', value: report && { now: clockInAndalusia(now()), report } })
    }
  }
}

export const forecast = createForecast(weatherNow, () => new Date())
