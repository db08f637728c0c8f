import { backgroundFunction } from './background.ts'

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
  const run = await backgroundFunction(functions, name)
  let timer: NodeJS.Timeout | undefined
  const turn = async (): Promise<void> => {
    await run({ jobName: name, scheduleTime: new Date().toISOString() })
    if (!signal.aborted) timer = setTimeout(() => void turn(), everyMs)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  await turn()
}
