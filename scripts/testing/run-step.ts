import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { endingOf } from './ending.ts'
import type { Ending } from './failure.ts'
import type { Step } from './steps.ts'

const heartbeatMs = 20_000

export interface Result extends Ending {
  name: string
  seconds: number
}

/** Runs a step, and tells on the console that it is alive and how it ended. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Result> {
  if (step.report !== undefined) prepare(step.report)
  const since = performance.now()
  const elapsed = (): number => (performance.now() - since) / 1000
  const heartbeat = setInterval(() => console.log(`  ${step.name}: ${elapsed().toFixed(0)} s`), heartbeatMs)
  const { code, output } = await collect(step.command, { ...env, ...step.env })
  clearInterval(heartbeat)
  const ending = endingOf(step, code === 0, output)
  const { failures, passed } = ending
  const state = failures.length === 0 ? 'ok    ' : 'FAILED'
  console.log(`${state} ${step.name}: ${passed} passed, ${failures.length} failed, ${elapsed().toFixed(1)} s`)
  return { ...ending, name: step.name, seconds: elapsed() }
}

/** A report of an earlier run must not be taken for one of this run. */
function prepare(report: string): void {
  rmSync(report, { force: true })
  mkdirSync(dirname(report), { recursive: true })
}

async function collect(
  [program, ...args]: Step['command'],
  env: NodeJS.ProcessEnv
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return new Promise(resolve => {
    child.once('error', error => resolve({ code: null, output: `${output}${String(error)}\n` }))
    child.once('close', code => resolve({ code, output }))
  })
}
