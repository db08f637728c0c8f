import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inFunction } from './function-log.ts'

interface Scheduled {
  /** The bundle that the host serves. */
  functions: string
  /** A function of it with a schedule. */
  name: string
  /** How often it runs here. */
  everyMs: number
}

/** Runs a scheduled function at once, as what was missed asks for, and again and again until the signal ends it; never twice at the same time. */
export async function runOnSchedule(
  { everyMs, functions, name }: Scheduled,
  signal: AbortSignal
): Promise<void> {
  const bundle: Record<string, unknown> = await import(pathToFileURL(resolve(functions)).href)
  const run: unknown = Reflect.get(Object(bundle[name]), 'run')
  if (typeof run !== 'function') throw new TypeError(`${name} has no schedule`)
  let timer: NodeJS.Timeout | undefined
  const turn = async (): Promise<void> => {
    await inFunction(name, async () => {
      try {
        await run({ jobName: name, scheduleTime: new Date().toISOString() })
      } catch (error) {
        console.error(error)
      }
    })
    if (!signal.aborted) timer = setTimeout(() => void turn(), everyMs)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  await turn()
}
