import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs one of the commands as a person would, and gives the seconds it took; null when it failed. */
export async function secondsOf(script: string, args: string[] = []): Promise<number | null> {
  const since = performance.now()
  const [code] = await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), 'close')
  return code === 0 ? secondsSince(since) : null
}

export function secondsSince(since: number): number {
  return Math.round((performance.now() - since) / 10) / 100
}
