import { noReport, type WeatherReport } from '#domain/forecast/report.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Collections } from '../database/documents.ts'
import { days, type Edit, number, type Random } from './edit.ts'

/** The weather beside the documents; null where it is not configured. */
const known = new WeakMap<Collections, WeatherReport | null>()

/** A proof begins with weather that is configured, and nothing fetched yet. */
export function weatherBeside(collections: Collections): WeatherReport | null {
  const report = known.get(collections)
  return report === undefined ? noReport : report
}

/** The publisher fetched another forecast, and other warnings. */
export const otherForecast: Edit = (all, random) => {
  const towns = Array.from({ length: 3 }, () => townForecast(random))
  const warning = {
    from: days(0),
    hazard: 'rain' as const,
    issued: days(0),
    level: 'yellow' as const,
    towns: towns.slice(1).map(({ town }) => town.code),
    until: days(1)
  }
  known.set(all, { towns, warnings: [warning], warningsFetched: days(0) })
  return 'weather: another forecast'
}

/** An operator sets the key of the weather, or removes it: pages get a line for it, or lose it. */
export const switchWeather: Edit = all => {
  const isOn = weatherBeside(all) !== null
  known.set(all, isOn ? null : noReport)
  return `weather: switched ${isOn ? 'off' : 'on'}`
}

function townForecast(random: Random): WeatherReport['towns'][number] {
  const span = { from: 0, gust: null, heat: 20 + number() / 10, rain: Math.floor(random() * 100), until: 24 }
  const place: Coordinates = { lat: 36.5 + random(), lng: -6 + 2 * random() }
  const forecasts = [0, 1, 2].map(count => ({
    day: days(count).slice(0, 10),
    spans: [{ ...span, sky: 'cloudy' as const }]
  }))
  const code = String(number())
  return {
    days: forecasts,
    fetched: days(0),
    issued: days(0).slice(0, 16),
    town: { ...place, code, name: `Pueblo ${code}` }
  }
}
