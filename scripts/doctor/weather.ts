import { aemetOrigin } from '../weather/aemet.ts'
import { readStoredWeather } from '../weather/stored-weather.ts'
import { isFresh, weatherFreshHours } from '#domain/forecast/report.ts'
import { bad, type Finding, good, type Check, warning } from './finding.ts'

const timeoutMs = 10_000
const refusals = [401, 403]

/** The key for AEMET OpenData, whether it is taken, and how old what pages say of the weather is. One small question is asked. */
export function lookAtWeather(folder?: string, now = () => new Date()): Check {
  return async env => [
    ...(await lookAtWeatherKey(env)),
    ...(env.AEMET_API_KEY ? [ofReport(folder, now())] : [])
  ]
}

/** The key alone: forecasts of a project are in its container. */
export const lookAtWeatherKey = async (env: NodeJS.ProcessEnv): Promise<Finding[]> =>
  env.AEMET_API_KEY
    ? [await ofKey(env.AEMET_API_KEY, env.AEMET_ORIGIN || aemetOrigin)]
    : [good('No weather is configured here: pages say nothing of it (AEMET_API_KEY)')]

async function ofKey(key: string, origin: string): Promise<Finding> {
  try {
    const answer = await fetch(new URL('/opendata/api/avisos_cap/ultimoelaborado/area/61', origin), {
      headers: { api_key: key },
      signal: AbortSignal.timeout(timeoutMs)
    })
    const said = await answer.text()
    const isRefused = refusals.includes(answer.status) || /"estado"\s*:\s*40[13]/.test(said)
    return isRefused
      ? bad('AEMET OpenData refuses AEMET_API_KEY.', 'Ask for another one at https://opendata.aemet.es')
      : good(`AEMET OpenData answers at ${origin}`)
  } catch {
    return warning(
      `AEMET OpenData does not answer at ${origin}.`,
      'The last forecasts stay until they are too old; look again later'
    )
  }
}

function ofReport(folder: string | undefined, now: Date): Finding {
  const { report } = readStoredWeather(folder)
  const fresh = report.towns.filter(({ fetched }) => isFresh(fetched, now)).length
  if (fresh > 0)
    return good(`${fresh} of ${report.towns.length} forecasts are of the last ${weatherFreshHours} hours`)
  return warning(
    `No forecast is of the last ${weatherFreshHours} hours: pages say nothing of the weather.`,
    'npm run publisher or npm run watch fetches them while it runs'
  )
}
