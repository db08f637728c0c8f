import {
  areTexts,
  column,
  type Columns,
  isColumns,
  isNumber,
  isText,
  isTextOrNull
} from '#domain/data/columnar-table.ts'

import {
  type ForecastDay,
  type ForecastSpan,
  hazards,
  skies,
  type TownForecast,
  warningLevels,
  type WeatherReport,
  type WeatherWarning
} from './report.ts'

/** The one file that pages read: forecasts town by town, a day of each as a text, and the warnings. */
export function writeReport({ towns, warnings, warningsFetched }: WeatherReport): Columns {
  return {
    towns: {
      code: towns.map(({ town }) => town.code),
      days: towns.map(({ days }) => days.map(writeDay)),
      fetched: towns.map(({ fetched }) => fetched),
      issued: towns.map(({ issued }) => issued),
      lat: towns.map(({ town }) => town.lat),
      lng: towns.map(({ town }) => town.lng),
      name: towns.map(({ town }) => town.name)
    },
    warnings: {
      from: warnings.map(({ from }) => from),
      hazard: warnings.map(({ hazard }) => hazard),
      issued: warnings.map(({ issued }) => issued),
      level: warnings.map(({ level }) => level),
      towns: warnings.map(warning => warning.towns),
      until: warnings.map(({ until }) => until)
    },
    warningsFetched
  }
}

/** Throws when the file is not one of these. */
export function readReport(file: Columns): WeatherReport {
  const { towns, warnings, warningsFetched } = file
  if (!isColumns(towns) || !isColumns(warnings) || !isTextOrNull(warningsFetched))
    throw new TypeError('This is no report of the weather')
  return { towns: readTowns(towns), warnings: readWarnings(warnings), warningsFetched }
}

function readTowns(table: Columns): TownForecast[] {
  const [lat, lng] = [column(table, 'lat', isNumber), column(table, 'lng', isNumber)]
  const [name, issued, fetched] = [
    column(table, 'name', isText),
    column(table, 'issued', isText),
    column(table, 'fetched', isText)
  ]
  const days = column(table, 'days', areTexts)
  return column(table, 'code', isText).map((code, row) => ({
    days: days[row]?.map(readDay) ?? [],
    fetched: fetched[row] ?? '',
    issued: issued[row] ?? '',
    town: { code, lat: lat[row] ?? 0, lng: lng[row] ?? 0, name: name[row] ?? '' }
  }))
}

function readWarnings(table: Columns): WeatherWarning[] {
  const [from, until, issued] = [
    column(table, 'from', isText),
    column(table, 'until', isText),
    column(table, 'issued', isText)
  ]
  const [hazard, level] = [column(table, 'hazard', isText), column(table, 'level', isText)]
  return column(table, 'towns', areTexts).map((towns, row) => ({
    from: from[row] ?? '',
    hazard: hazards.find(known => known === hazard[row]) ?? 'other',
    issued: issued[row] ?? '',
    level: warningLevels.find(known => known === level[row]) ?? 'yellow',
    towns,
    until: until[row] ?? ''
  }))
}

/** `2026-11-25|0 6 10 24 - clear|…`: hours, rain, heat, gusts, sky; `-` where nothing is said. */
function writeDay({ day, spans }: ForecastDay): string {
  const texts = spans.map(({ from, gust, heat, rain, sky, until }) =>
    [from, until, rain, heat, gust, sky].map(value => value ?? unsaid).join(' ')
  )
  return [day, ...texts].join('|')
}

function readDay(text: string): ForecastDay {
  const [day = '', ...spans] = text.split('|')
  return { day, spans: spans.map(readSpan) }
}

function readSpan(text: string): ForecastSpan {
  const [from, until, rain, heat, gust, sky] = text.split(' ')
  return {
    from: Number(from),
    gust: numberOf(gust),
    heat: numberOf(heat),
    rain: numberOf(rain),
    sky: skies.find(known => known === sky) ?? null,
    until: Number(until)
  }
}

const unsaid = '-'

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === unsaid ? null : Number(text)
}
