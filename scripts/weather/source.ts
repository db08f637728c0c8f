import type { ZonedWarning } from '#contract/weather/aemet-warning.ts'
import type { Town, TownForecast } from '#domain/forecast/report.ts'

/** Something that was asked for, or why it did not come. `isFinal`: asking for more now is of no use. */
export type Answer<Value> = { kind: 'done'; value: Value } | { kind: 'failed'; isFinal: boolean; why: string }

/** The weather comes from any service that gives forecasts and warnings. */
export interface WeatherSource {
  /** All municipalities of the region, and where their towns are. */
  towns: () => Promise<Answer<Town[]>>
  forecast: (code: string) => Promise<Answer<Pick<TownForecast, 'days' | 'issued'>>>
  warnings: () => Promise<Answer<ZonedWarning[]>>
}
