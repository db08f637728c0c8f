import type { ZonedWarning } from '#contract/weather/aemet-warning.ts'
import type { StoredWeather } from '#contract/weather/stored-weather.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { townsFor } from '#domain/forecast/nearest-town.ts'
import type { Town, TownForecast, WeatherReport, WeatherWarning } from '#domain/forecast/report.ts'
import { concernsTown } from '#domain/forecast/warning-area.ts'
import type { WeatherSource } from './source.ts'

/** The list of towns hardly ever changes. */
const townsFreshDays = 30
const millisecondsPerDay = 86_400_000
/** After so many failures in a row, the rest waits for the next round. */
const maxFailures = 3

interface Means {
  before: StoredWeather
  now: () => Date
  /** Places of the experiences. */
  places: Coordinates[]
  source: WeatherSource
}

export interface Round {
  kept: StoredWeather
  /** Data that did not arrive, in words; null when everything did. */
  problem: string | null
}

/** Asks once for everything that the experiences need. What does not come stays as it was last known: it grows old by itself. */
export async function fetchWeather({ before, now, places, source }: Means): Promise<Round> {
  const problems: string[] = []
  const asked = now().toISOString()
  const { isRefused, towns, townsFetched } = await townsNow(before, now(), source, problems)
  const needed = townsFor(places, towns)
  const known = { ...before, asked, towns, townsFetched }
  if (isRefused || needed.length === 0) return { kept: known, problem: inOneLine(problems) }
  const warned = await source.warnings()
  if (warned.kind === 'failed') problems.push(`the warnings: ${warned.why}`)
  const warnings: Pick<WeatherReport, 'warnings' | 'warningsFetched'> =
    warned.kind === 'done'
      ? { warnings: placed(warned.value, needed), warningsFetched: now().toISOString() }
      : before.report
  const isOver = warned.kind === 'failed' && warned.isFinal
  const forecasts = isOver
    ? needed.map(town => lastKnown(town, before))
    : await forecastsFor(needed, { before, now, places, source }, problems)
  const { warningsFetched } = warnings
  return {
    kept: { ...known, report: { towns: forecasts, warnings: warnings.warnings, warningsFetched } },
    problem: inOneLine(problems)
  }
}

async function townsNow(
  { towns, townsFetched }: StoredWeather,
  now: Date,
  source: WeatherSource,
  problems: string[]
): Promise<Pick<StoredWeather, 'towns' | 'townsFetched'> & { isRefused: boolean }> {
  const age = townsFetched === null ? null : now.getTime() - Date.parse(townsFetched)
  if (age !== null && age < townsFreshDays * millisecondsPerDay)
    return { isRefused: false, towns, townsFetched }
  const answer = await source.towns()
  if (answer.kind === 'done')
    return { isRefused: false, towns: answer.value, townsFetched: now.toISOString() }
  problems.push(`the municipalities: ${answer.why}`)
  return { isRefused: answer.isFinal, towns, townsFetched }
}

async function forecastsFor(
  needed: Town[],
  { before, now, source }: Means,
  problems: string[]
): Promise<TownForecast[]> {
  const forecasts: TownForecast[] = []
  let failures = 0
  for (const town of needed) {
    const answer = failures < maxFailures ? await source.forecast(town.code) : null
    if (answer?.kind === 'done') {
      forecasts.push({ ...answer.value, fetched: now().toISOString(), town })
      failures = 0
      continue
    }
    if (answer !== null) problems.push(`${town.name}: ${answer.why}`)
    failures = answer?.isFinal ? maxFailures : failures + 1
    forecasts.push(lastKnown(town, before))
  }
  return forecasts
}

/** A town without a forecast yet has no days: its places do not take the forecast of the next town. */
function lastKnown(town: Town, { report }: StoredWeather): TownForecast {
  const last = report.towns.find(each => each.town.code === town.code)
  return last ?? { days: [], fetched: new Date(0).toISOString(), issued: '', town }
}

function placed(zoned: ZonedWarning[], towns: Town[]): WeatherWarning[] {
  return zoned
    .map(({ outlines, ...warning }) => ({
      ...warning,
      towns: towns
        .filter(town => concernsTown(town, outlines, warning.hazard === 'coast'))
        .map(({ code }) => code)
    }))
    .filter(warning => warning.towns.length > 0)
}

function inOneLine(problems: string[]): string | null {
  const [first] = problems
  if (first === undefined) return null
  const others = problems.length - 1
  return others > 0 ? `${first}, and ${others} more like it` : first
}
