import type { Coordinates } from '#domain/place/place.ts'
import { clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { nearestTown } from '#domain/forecast/nearest-town.ts'
import {
  type ForecastSpan,
  type Hazard,
  type Sky,
  type Town,
  warningLevels,
  type WeatherReport,
  type WeatherWarning
} from '#domain/forecast/report.ts'
import type { Setting } from './setting.ts'

const dayMs = 86_400_000
/** Noon of the first of January 2000, from which astronomers count. */
const epochMs = Date.UTC(2000, 0, 1, 12)
/** From one new moon to the next, in days, and one of them. */
const monthDays = 29.530588853
const aNewMoonMs = Date.UTC(2000, 0, 6, 18, 14)
/** Below the horizon by so much, the sun leaves no light for stars to compete with. */
const darkBelow = -12
/** The faint stars are seen beside a moon whose disc is lit no more than this. */
const littleMoon = 0.35

/** Whether it is night at a place, and the moon small: a clear sky is then full of stars. */
export function isForStars(moment: Date, place: Coordinates): boolean {
  return sunAltitude(moment, place) < darkBelow && moonLit(moment) <= littleMoon
}

/** In degrees above the horizon, right to about a degree. */
export function sunAltitude(moment: Date, { lat, lng }: Coordinates): number {
  const days = (moment.getTime() - epochMs) / dayMs
  const anomaly = radians(357.529 + 0.98560028 * days)
  const longitude = radians(
    280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)
  )
  const tilt = radians(23.439)
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude))
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude))
  const hour = radians(280.46062 + 360.98564737 * days + lng) - ascension
  const height =
    Math.sin(radians(lat)) * Math.sin(declination) +
    Math.cos(radians(lat)) * Math.cos(declination) * Math.cos(hour)
  return (Math.asin(height) * 180) / Math.PI
}

/** How much of the moon's disc is lit, 0 to 1, right to a few hundredths. */
export function moonLit(moment: Date): number {
  const phase = ((moment.getTime() - aNewMoonMs) / dayMs / monthDays) * 2 * Math.PI
  return (1 - Math.cos(phase)) / 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** From these on, what is under the open sky is not as good as it could be. */
const wetFromPercent = 30
const hotFromDegrees = 33
const windyFromKmh = 40

/** How long something is taken to last that does not say so. */
export const usualMinutes = 120
const minutesPerHour = 60

/** When and where something takes place. */
export interface Occasion {
  day: Day
  /** Minutes from midnight. */
  start: number
  minutes: number | null
  place: Coordinates
  setting: Setting
}

/** Advice that follows from the forecast: the gravest that applies. */
export type Advice =
  | { kind: 'storm' }
  | { kind: 'snow' }
  | { kind: 'rain'; percent: number }
  | { kind: 'wind'; kmh: number }
  | { kind: 'heat'; degrees: number }
  | { kind: 'stars' }
  | { kind: 'good'; degrees: number | null; percent: number }
  /** Under a roof while it is too hot or too wet outside. */
  | { kind: 'shelter' }

export interface Outlook {
  advice: Advice | null
  /** Reason enough to offer a plan B. */
  isUnkind: boolean
  issued: string
  town: Town
  /** The gravest first. */
  warnings: WeatherWarning[]
}

/** Weather for an occasion; null where nothing is known or worth saying. */
export function outlookFor(occasion: Occasion, report: WeatherReport): Outlook | null {
  const code = nearestTown(
    occasion.place,
    report.towns.map(({ town }) => town)
  )?.code
  const forecast = report.towns.find(({ town }) => town.code === code)
  if (forecast === undefined) return null
  const { issued, town } = forecast
  const warnings = report.warnings
    .filter(warning => warning.towns.includes(town.code) && isDuring(warning, occasion))
    .filter(warning => isAbout(warning, occasion.setting))
    .toSorted((a, b) => warningLevels.indexOf(b.level) - warningLevels.indexOf(a.level))
  const weather = weatherDuring(occasion, forecast.days.find(({ day }) => day === occasion.day)?.spans ?? [])
  const isQuiet = report.warningsFetched !== null && warnings.length === 0
  const advice = weather && adviceOn(occasion, weather, isQuiet)
  if (advice === null && warnings.length === 0) return null
  const isBad = warnings.length > 0 || (advice !== null && badKinds.has(advice.kind))
  return { advice, issued, isUnkind: occasion.setting !== 'roof' && isBad, town, warnings }
}

const badKinds: ReadonlySet<Advice['kind']> = new Set(['heat', 'rain', 'snow', 'storm', 'wind'])

interface Weather {
  /** Null also where no gusts worth the name are expected. */
  gust: number | null
  heat: number | null
  rain: number | null
  skies: ReadonlySet<Sky>
}

/** The worst of all hours it lasts; null where the forecast knows nothing of them. */
function weatherDuring(
  { minutes, start }: Pick<Occasion, 'minutes' | 'start'>,
  spans: ForecastSpan[]
): Weather | null {
  const end = start + (minutes ?? usualMinutes)
  const during = spans.filter(
    ({ from, until }) => from * minutesPerHour < Math.max(end, start + 1) && until * minutesPerHour > start
  )
  if (during.every(({ rain, sky }) => rain === null && sky === null)) return null
  return {
    gust: highest(during.map(({ gust }) => gust)),
    heat: highest(during.map(({ heat }) => heat)),
    rain: highest(during.map(({ rain }) => rain)),
    skies: new Set(during.flatMap(({ sky }) => sky ?? []))
  }
}

function highest(values: (number | null)[]): number | null {
  const known = values.filter(value => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** `isQuiet`: it is known that there is no warning. Only then the weather is called good. */
function adviceOn(occasion: Occasion, weather: Weather, isQuiet: boolean): Advice | null {
  const { heat, rain, skies } = weather
  const bad = badWeather(weather)
  if (occasion.setting === 'roof') return bad !== null && bad.kind !== 'wind' ? { kind: 'shelter' } : null
  if (bad !== null) return bad
  if (!isQuiet || rain === null) return null
  const isClear = skies.size === 1 && skies.has('clear')
  if (isClear && occasion.setting === 'open' && isForStars(momentOf(occasion), occasion.place))
    return { kind: 'stars' }
  return { degrees: heat, kind: 'good', percent: rain }
}

function badWeather({ gust, heat, rain, skies }: Weather): Advice | null {
  if (skies.has('storm')) return { kind: 'storm' }
  if (skies.has('snow')) return { kind: 'snow' }
  if (rain !== null && rain >= wetFromPercent) return { kind: 'rain', percent: rain }
  if (gust !== null && gust >= windyFromKmh) return { kind: 'wind', kmh: gust }
  return heat !== null && heat >= hotFromDegrees ? { degrees: heat, kind: 'heat' } : null
}

/** Warnings of the coast count on the water alone; under a roof only those above yellow count, which keep people at home. */
function isAbout({ hazard, level }: { hazard: Hazard; level: WeatherWarning['level'] }, setting: Setting) {
  if (setting === 'roof') return level !== 'yellow' && hazard !== 'coast'
  return setting === 'water' || hazard !== 'coast'
}

function isDuring({ from, until }: WeatherWarning, occasion: Occasion): boolean {
  const start = momentOf(occasion).getTime()
  const end = start + (occasion.minutes ?? usualMinutes) * 60_000
  return Date.parse(from) < end && Date.parse(until) > start
}

/** The moment at which the clocks of Andalusia show it, summer time or not. */
function momentOf({ day, start }: Pick<Occasion, 'day' | 'start'>): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + start * 60_000
  for (const offsetHours of [1, 2]) {
    const moment = new Date(asUtc - offsetHours * 3_600_000)
    const clock = clockInAndalusia(moment)
    if (clock.day === new Date(asUtc).toISOString().slice(0, 10) && clock.minutes === start % 1440)
      return moment
  }
  return new Date(asUtc - 3_600_000)
}
