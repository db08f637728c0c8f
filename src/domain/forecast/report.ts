import type { Coordinates } from '#domain/place/place.ts'
import type { Day } from '#domain/time/calendar-day.ts'

/** States of the sky, as far as they decide what one does. */
export const skies = ['clear', 'cloudy', 'mist', 'rain', 'snow', 'storm'] as const
export type Sky = (typeof skies)[number]

/** Some hours of a day, 0 to 24, as a forecast divides it. Null where it says nothing of them. */
export interface ForecastSpan {
  from: number
  until: number
  /** How likely rain is, in percent. */
  rain: number | null
  /** The highest temperature, in degrees Celsius. */
  heat: number | null
  /** The strongest gusts, in km/h. */
  gust: number | null
  sky: Sky | null
}

export interface ForecastDay {
  day: Day
  spans: ForecastSpan[]
}

/** A municipality for which there are forecasts, by the code of its statistical office, and where its town is. */
export interface Town extends Coordinates {
  code: string
  name: string
}

/** `issued` is what the clocks of Andalusia showed when the forecast was made, `2026-11-25T07:10`; `fetched` is a moment in ISO 8601. */
export interface TownForecast {
  town: Town
  issued: string
  fetched: string
  days: ForecastDay[]
}

export const warningLevels = ['yellow', 'orange', 'red'] as const
export type WarningLevel = (typeof warningLevels)[number]

export const hazards = [
  'heat',
  'cold',
  'rain',
  'storm',
  'wind',
  'coast',
  'snow',
  'fog',
  'dust',
  'other'
] as const
export type Hazard = (typeof hazards)[number]

/** An official warning, with its own level, and the towns it is about. Moments in ISO 8601. */
export interface WeatherWarning {
  hazard: Hazard
  level: WarningLevel
  from: string
  until: string
  issued: string
  towns: string[]
}

/** Weather data of the site. `warningsFetched` is null where no warnings could be fetched. */
export interface WeatherReport {
  towns: TownForecast[]
  warnings: WeatherWarning[]
  warningsFetched: string | null
}

/** Where weather is configured and nothing was fetched yet. */
export const noReport: WeatherReport = { towns: [], warnings: [], warningsFetched: null }

/** A report older than this is not shown. */
export const weatherFreshHours = 18

/** A clock may be a little behind the one that fetched. */
const toleranceHours = 1
const millisecondsPerHour = 3_600_000

export function isFresh(fetched: string | null, now: Date): boolean {
  if (fetched === null) return false
  const hours = (now.getTime() - Date.parse(fetched)) / millisecondsPerHour
  return hours >= -toleranceHours && hours <= weatherFreshHours
}

/** Without what is too old. */
export function freshReport(report: WeatherReport, now: Date): WeatherReport {
  const isWarned = isFresh(report.warningsFetched, now)
  return {
    towns: report.towns.map(town => (isFresh(town.fetched, now) ? town : { ...town, days: [] })),
    warnings: isWarned ? report.warnings.filter(({ until }) => Date.parse(until) > now.getTime()) : [],
    warningsFetched: isWarned ? report.warningsFetched : null
  }
}
