import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countsOf, sum } from '../../scripts/testing/counts.ts'
import type { Counting, Step } from '../../scripts/testing/steps.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'))
})

afterEach(() => rmSync(folder, { force: true, recursive: true }))

function aStep(counting: Counting, report?: object): Step {
  const file = join(folder, 'report.json')
  if (report !== undefined) writeFileSync(file, JSON.stringify(report))
  return { command: ['true'], counting, name: 'a step', report: file }
}

describe('countsOf', () => {
  test.each([true, false])('counts a check as one: good is %s', isGood => {
    expect(countsOf(aStep('one'), isGood)).toEqual({ failed: isGood ? 0 : 1, passed: isGood ? 1 : 0 })
  })

  test('reads the report of vitest', () => {
    const step = aStep('vitest', { numFailedTests: 1, numPassedTests: 4 })
    expect(countsOf(step, false)).toEqual({ failed: 1, passed: 4 })
  })

  test('reads the report of Playwright, in which a test that needed a second try has failed', () => {
    const step = aStep('playwright', { stats: { expected: 7, flaky: 1, unexpected: 2 } })
    expect(countsOf(step, false)).toEqual({ failed: 3, passed: 7 })
  })

  test('counts a run that failed without a failed test as one failure', () => {
    expect(countsOf(aStep('vitest', { numFailedTests: 0, numPassedTests: 4 }), false)).toEqual({
      failed: 1,
      passed: 4
    })
  })

  test('counts a run without a report as one failure', () => {
    expect(countsOf(aStep('vitest'), true)).toEqual({ failed: 1, passed: 0 })
  })
})

test('sum adds passed and failed apart', () => {
  expect(
    sum([
      { failed: 1, passed: 2 },
      { failed: 0, passed: 5 }
    ])
  ).toEqual({ failed: 1, passed: 7 })
})
