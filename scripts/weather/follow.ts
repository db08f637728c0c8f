import { setTimeout } from 'node:timers/promises'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import type { Snapshot } from '#contract/reading/snapshot.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { aemetOrigin, createAemet } from './aemet.ts'
import { readStoredWeather, writeStoredWeather } from './stored-weather.ts'
import { fetchWeather } from './round.ts'
import type { WeatherSource } from './source.ts'

/** Four times a day, as often as forecasts change; also where a round brought nothing. */
export const hoursBetweenRounds = 6
const millisecondsPerHour = 3_600_000

interface Means {
  /** Something was fetched: what pages know is another one. */
  changed: () => void
  folder?: string
  now?: () => Date
  /** Reads the places of the experiences as they are now. */
  places: () => Promise<Coordinates[]>
  say: (line: string) => void
  signal: AbortSignal
  source: WeatherSource
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

/** A program that follows the database keeps the weather up to date, too, where the environment has a key for it. */
export function keepWeather({ changed, env, read }: Keeper): void {
  const source = weatherSource(env)
  if (source === null) return
  const places = async () => positionsOf(decodeSnapshot(await read()).content)
  void followWeather({ changed, places, say: console.error, signal: new AbortController().signal, source })
}

interface Keeper {
  changed: () => void
  env: NodeJS.ProcessEnv
  /** Reads the documents as they are now. */
  read: () => Promise<Snapshot>
}

function positionsOf({ experiences }: Content): Coordinates[] {
  return experiences.flatMap(({ position }) => position ?? [])
}

/** Where the environment has a key for AEMET OpenData. `AEMET_ORIGIN` names a stand-in. */
function weatherSource(env: NodeJS.ProcessEnv): WeatherSource | null {
  const key = env.AEMET_API_KEY
  return key ? createAemet({ key, origin: env.AEMET_ORIGIN || aemetOrigin, wait: setTimeout }) : null
}

/** Keeps the weather up to date until the signal. A program that starts again asks no sooner for it. */
export async function followWeather(means: Means): Promise<void> {
  const { folder, now = () => new Date(), signal, wait = pause } = means
  while (!signal.aborted) {
    const dueMs = msUntilDue(readStoredWeather(folder).asked, now())
    if (dueMs > 0) await wait(dueMs, signal)
    if (signal.aborted) return
    await goRound(means)
  }
}

export function msUntilDue(asked: string | null, now: Date): number {
  if (asked === null) return 0
  const due = Date.parse(asked) + hoursBetweenRounds * millisecondsPerHour
  // A clock that was set back does not keep the weather away for long.
  return Math.min(Math.max(0, due - now.getTime()), hoursBetweenRounds * millisecondsPerHour)
}

async function goRound({ changed, folder, now = () => new Date(), places, say, source }: Means) {
  const before = readStoredWeather(folder)
  try {
    const { kept, problem } = await fetchWeather({ before, now, places: await places(), source })
    writeStoredWeather(kept, folder)
    if (problem !== null) say(`The weather did not come as it should: ${problem}`)
    if (kept.report !== before.report) changed()
  } catch (error) {
    writeStoredWeather({ ...before, asked: now().toISOString() }, folder)
    say(`The weather did not come: ${errorMessage(error)}`)
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { ref: false, signal }).catch(() => {})
}
