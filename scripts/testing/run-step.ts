import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Ending, Failure } from './failure.ts'
import type { Step } from './steps.ts'
import type { JsonTestResults } from 'vitest/node'
import { z } from 'zod'
import type {
  JSONReport,
  JSONReportError,
  JSONReportSpec,
  JSONReportSuite,
  JSONReportTest
} from '@playwright/test/reporter'

const playwrightReport = z.custom<JSONReport>(report => Array.isArray(Object(report).suites))

interface Told extends Failure {
  status: JSONReportTest['status']
}

/** A failure outside of every test, such as a server that does not start, is reported beside the failed tests. */
function fromPlaywright({ config, errors, stats, suites }: JSONReport): Ending {
  const told = suites.flatMap(suite => toldIn(suite, config.rootDir))
  const outside = errors.map(({ message = '' }) => ({ message, name: 'outside of the tests' }))
  return {
    failures: [...told.filter(({ status }) => status === 'unexpected'), ...outside],
    passed: stats.expected,
    unsteady: told.filter(({ status }) => status === 'flaky')
  }
}

/** The tests of a file or a group and the groups in it; the title of a file is its name. */
function toldIn({ file, specs, suites = [], title }: JSONReportSuite, folder: string): Told[] {
  const inGroups = suites.flatMap(suite => toldIn(suite, folder))
  const all = [...specs.flatMap(spec => toldOf(spec, folder)), ...inGroups]
  return title === file ? all : all.map(told => ({ ...told, name: `${title} › ${told.name}` }))
}

function toldOf({ file, line, tests, title }: JSONReportSpec, folder: string): Told[] {
  return tests.map(({ projectName, results, status }) => {
    const errors = results.find(result => result.errors.length > 0)?.errors ?? []
    return {
      message: errors.map(({ message }) => message).join('\n'),
      name: `${title} (${projectName})`,
      place: `${relative('.', join(folder, file))}:${lineIn(join(folder, file), errors) ?? line}`,
      status
    }
  })
}

/** Finds the line of the test itself that failed, unless that was in code that it called. */
function lineIn(file: string, errors: readonly JSONReportError[]): number | undefined {
  return errors.find(({ location }) => location?.file === file)?.location?.line
}

/** So many are the fault of a busy machine; more are not. */
const maxUnsteady = 3

/** How a step ended, by its report. One that fails without a failed test (a file that does not load) has failed as a whole. */
export function endingOf(step: Step, isGood: boolean, output: string): Ending {
  const whole = { message: output, name: step.name }
  const ending = step.counting === 'one' ? asOne(isGood) : reported(step)
  if (ending === null) return { failures: [whole], passed: 0, unsteady: [] }
  const failures = [...ending.failures, ...tooUnsteady(ending)]
  return { ...ending, failures: isGood || failures.length > 0 ? failures : [whole] }
}

function asOne(isGood: boolean): Ending {
  return { failures: [], passed: isGood ? 1 : 0, unsteady: [] }
}

function reported({ counting, report }: Step): Ending | null {
  if (report === undefined || !existsSync(report)) return null
  const content: unknown = JSON.parse(readFileSync(report, 'utf8'))
  return counting === 'vitest'
    ? fromVitest(vitestReport.parse(content))
    : fromPlaywright(playwrightReport.parse(content))
}

function tooUnsteady({ unsteady: { length } }: Ending): Failure[] {
  if (length <= maxUnsteady) return []
  return [{ message: `${length} needed a second try, at most ${maxUnsteady} may`, name: 'unsteady tests' }]
}

type File = JsonTestResults['testResults'][number]
type Test = File['assertionResults'][number]

const vitestReport = z.custom<JsonTestResults>(report => Array.isArray(Object(report).testResults))

function fromVitest({ numPassedTests, testResults }: JsonTestResults): Ending {
  return { failures: testResults.flatMap(failuresIn), passed: numPassedTests, unsteady: [] }
}

/** The failed tests of a file, or the file itself where it does not load. */
function failuresIn(file: File): Failure[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length > 0 || file.status === 'passed') return failed.map(test => failureOf(test, file))
  return [{ message: file.message, name: 'the file', place: relative('.', file.name) }]
}

function failureOf({ failureMessages, fullName }: Test, file: File): Failure {
  const [message = '', ...stack] = (failureMessages ?? []).join('\n').split(/\n +at /u)
  return { message, name: fullName, place: placeIn(stack, file.name) }
}

/** Finds the line of the test itself that failed, whatever was called there. */
function placeIn(stack: readonly string[], file: string): string {
  const [, inFile = ''] = stack.find(frame => frame.includes(`${file}:`))?.split(`${file}:`) ?? []
  return [relative('.', file), ...inFile.split(':').slice(0, 1)].filter(part => part !== '').join(':')
}

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
