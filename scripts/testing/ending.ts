import { existsSync, readFileSync } from 'node:fs'
import type { Ending, Failure } from './failure.ts'
import { fromPlaywright, playwrightReport } from './playwright-report.ts'
import type { Step } from './steps.ts'
import { fromVitest, vitestReport } from './vitest-report.ts'

/** So many are the fault of a busy machine; more are not. */
const mostUnsteady = 3

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
  if (length <= mostUnsteady) return []
  return [{ message: `${length} needed a second try, at most ${mostUnsteady} may`, name: 'unsteady tests' }]
}
