import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { JsonTestResults } from 'vitest/node'
import { z } from 'zod'
import type { Ending, Failure } from './failure.ts'
import { fromPlaywright, playwrightReport } from './playwright-report.ts'
import type { Step } from './steps.ts'

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
