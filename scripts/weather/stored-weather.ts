import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StoredWeather, storedWeather } from '#contract/weather/stored-weather.ts'
import { noReport, type WeatherReport } from '#domain/forecast/report.ts'
import { sitePlace } from '#publishing/site-place.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

const nothingKept: StoredWeather = { asked: null, report: noReport, towns: [], townsFetched: null }

const fileIn = (folder: string) => join(folder, 'weather.json')

let last: { kept: StoredWeather; text: string } | null = null

/** Reads the report that is stored beside the trees of the site; the same object while the file is unchanged. An unreadable file counts as none, because the next round writes another. */
export function readStoredWeather(folder = sitePlace().folder): StoredWeather {
  const file = fileIn(folder)
  if (!existsSync(file)) return nothingKept
  const text = readFileSync(file, 'utf8')
  if (last?.text !== text) last = { kept: parsed(text), text }
  return last.kept
}

export function writeStoredWeather(kept: StoredWeather, folder = sitePlace().folder): void {
  writeFileAtomic(fileIn(folder), JSON.stringify(kept))
}

/** The report for pages: null where the weather is not configured. */
export function weatherHere(env: NodeJS.ProcessEnv, folder = sitePlace().folder): WeatherReport | null {
  return env.AEMET_API_KEY ? readStoredWeather(folder).report : null
}

function parsed(text: string): StoredWeather {
  try {
    const read = storedWeather.safeParse(JSON.parse(text))
    return read.success ? read.data : nothingKept
  } catch {
    return nothingKept
  }
}
