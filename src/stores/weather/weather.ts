import { freshReport, type WeatherReport } from '#domain/forecast/report.ts'
import { type LoadWeather, loadWeather } from '#services/weather/weather-file.ts'

interface Services {
  load: LoadWeather
  now: () => Date
}

/** The current report; null where nothing is known. It is fetched once, and becomes stale on a page that stays open. */
export function createWeather({ load, now }: Services) {
  let asked: ReturnType<LoadWeather> | null = null
  return async (): Promise<WeatherReport | null> => {
    asked ??= load()
    const answer = await asked
    if (answer.kind === 'done') return freshReport(answer.value, now())
    // Loaded again when the visitor comes back.
    asked = null
    return null
  }
}

export const weatherNow = createWeather({ load: loadWeather, now: () => new Date() })
