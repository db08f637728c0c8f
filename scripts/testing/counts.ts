import { existsSync, readFileSync } from 'node:fs'
import type { Step } from './steps.ts'

export interface Counts {
  passed: number
  failed: number
}

/** The tests of a step that has ended. One that fails without a failed test (a file that does not load) counts as one failure. */
export function countsOf(step: Step, isGood: boolean): Counts {
  const { passed, failed } = step.counting === 'one' ? one(isGood) : reported(step)
  return { failed: isGood ? failed : Math.max(failed, 1), passed }
}

function one(isGood: boolean): Counts {
  return { failed: isGood ? 0 : 1, passed: isGood ? 1 : 0 }
}

function reported({ counting, report }: Step): Counts {
  if (report === undefined || !existsSync(report)) return { failed: 1, passed: 0 }
  const content = JSON.parse(readFileSync(report, 'utf8'))
  if (counting === 'vitest') return { failed: content.numFailedTests, passed: content.numPassedTests }
  const { expected, flaky, unexpected } = content.stats
  // There is no second try; whoever allows one does not call it passed.
  return { failed: unexpected + flaky, passed: expected }
}

export function sum(all: readonly Counts[]): Counts {
  return {
    failed: all.reduce((total, { failed }) => total + failed, 0),
    passed: all.reduce((total, { passed }) => total + passed, 0)
  }
}
