import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endingOf } from '../../scripts/testing/run-step.ts'
import type { Counting, Step } from '../../scripts/testing/steps.ts'
import { summaryOf } from '../../scripts/testing/summary.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
})

afterEach(() => rmSync(folder, { force: true, recursive: true }))

function aStep(counting: Counting, report?: object): Step {
  const file = join(folder, 'report.json')
  if (report !== undefined) writeFileSync(file, JSON.stringify(report))
  return { command: ['true'], counting, name: 'a step', report: file }
}

const shelf = resolve('tests/unit/shelf.test.ts')

function aVitestReport(...assertionResults: object[]) {
  return {
    numPassedTests: 4,
    testResults: [{ assertionResults, message: '', name: shelf, status: 'failed' }]
  }
}

const failedInVitest = {
  failureMessages: [
    `AssertionError: expected [ 'a' ] to deeply equal []\n    at shelved (/src/shelf.ts:7:1)\n    at ${shelf}:12:3\n    at /run.js:1:1`
  ],
  fullName: 'the shelf is empty',
  status: 'failed'
}

const wanted = resolve('tests/e2e/want.spec.ts')

function aTest(title: string, status: 'expected' | 'flaky' | 'unexpected', expected = 'visible') {
  const errors = [
    {
      location: { column: 1, file: wanted, line: 9 },
      message: `\u001B[31mError\u001B[39m: Expected: ${expected}`
    }
  ]
  const results = [{ errors: status === 'expected' ? [] : errors }, { errors: [] }]
  return { file: 'want.spec.ts', line: 5, tests: [{ projectName: 'phone', results, status }], title }
}

function aPlaywrightReport(tests: ReturnType<typeof aTest>[], errors: object[] = []) {
  const group = { file: 'want.spec.ts', specs: tests, title: 'without scripts' }
  return {
    config: { rootDir: resolve('tests/e2e') },
    errors,
    stats: { expected: 7 },
    suites: [{ file: 'want.spec.ts', specs: [], suites: [group], title: 'want.spec.ts' }]
  }
}

describe('endingOf', () => {
  test('counts a check as one', () => {
    expect(endingOf(aStep('one'), true, '')).toEqual({ failures: [], passed: 1, unsteady: [] })
    expect(endingOf(aStep('one'), false, 'a.ts: unused')).toEqual({
      failures: [{ message: 'a.ts: unused', name: 'a step' }],
      passed: 0,
      unsteady: []
    })
  })

  test('reads in the report of vitest which tests failed, where, and what was expected', () => {
    const step = aStep('vitest', aVitestReport(failedInVitest, { fullName: 'good', status: 'passed' }))
    expect(endingOf(step, false, '')).toEqual({
      failures: [
        {
          message: "AssertionError: expected [ 'a' ] to deeply equal []",
          name: 'the shelf is empty',
          place: 'tests/unit/shelf.test.ts:12'
        }
      ],
      passed: 4,
      unsteady: []
    })
  })

  test('a file that does not load has failed', () => {
    const file = { assertionResults: [], message: 'Cannot find ./a.ts', name: shelf, status: 'failed' }
    const step = aStep('vitest', { numPassedTests: 0, testResults: [file] })
    expect(endingOf(step, false, '').failures).toEqual([
      { message: 'Cannot find ./a.ts', name: 'the file', place: 'tests/unit/shelf.test.ts' }
    ])
  })

  test('reads in the report of Playwright which tests failed, and which needed a second try', () => {
    const tests = [aTest('good', 'expected'), aTest('bad', 'unexpected'), aTest('shaky', 'flaky')]
    const { failures, passed, unsteady } = endingOf(aStep('playwright', aPlaywrightReport(tests)), false, '')
    expect(passed).toBe(7)
    expect(failures).toMatchObject([
      { name: 'without scripts › bad (phone)', place: 'tests/e2e/want.spec.ts:9' }
    ])
    expect(unsteady).toMatchObject([{ name: 'without scripts › shaky (phone)' }])
  })

  test('three unsteady tests are no failure, four are', () => {
    const shaky = ['a', 'b', 'c', 'd'].map(title => aTest(title, 'flaky'))
    const endsWith = (tests: typeof shaky) =>
      endingOf(aStep('playwright', aPlaywrightReport(tests)), true, '').failures
    expect(endsWith(shaky.slice(1))).toEqual([])
    expect(endsWith(shaky)).toEqual([
      { message: '4 needed a second try, at most 3 may', name: 'unsteady tests' }
    ])
  })

  test('what fails outside of the tests is told', () => {
    const step = aStep('playwright', aPlaywrightReport([], [{ message: 'the server does not start' }]))
    expect(endingOf(step, false, '').failures).toEqual([
      { message: 'the server does not start', name: 'outside of the tests' }
    ])
  })

  test('a run that failed without a failed test, or wrote no report, has failed as a whole', () => {
    const whole = [{ message: 'killed', name: 'a step' }]
    expect(endingOf(aStep('playwright'), true, 'killed').failures).toEqual(whole)
    expect(endingOf(aStep('playwright', aPlaywrightReport([])), false, 'killed').failures).toEqual(whole)
  })
})

describe('summaryOf', () => {
  /** The end of `npm test`'s output after this run of the browser tests. */
  function saidOf(tests: ReturnType<typeof aTest>[]): string {
    const step = aStep('playwright', aPlaywrightReport(tests))
    const ending = endingOf(
      step,
      tests.every(({ tests: [run] }) => run?.status !== 'unexpected'),
      ''
    )
    return summaryOf([{ ...ending, name: 'browser', seconds: 1 }])
  }

  test('a log that is cut to its first or last 2,500 characters names what failed and what was expected', () => {
    const titles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const said = saidOf(titles.map(title => aTest(title, 'unexpected', title + 'x'.repeat(5000))))
    for (const title of titles) {
      const name = `FAILED: tests/e2e/want.spec.ts:9 without scripts › ${title} (phone)`
      expect(said.slice(0, 2500)).toContain(name)
      expect(said.slice(-2500)).toContain(name)
      expect(said).toContain(`Expected: ${title}x`)
    }
    expect(said.slice(0, 2500)).toContain('Error: Expected: ax')
  })

  test('unsteady tests are named and counted apart, after the table', () => {
    const said = saidOf([aTest('shaky', 'flaky')])
    expect(said.split('\n').slice(-3)).toEqual([
      expect.stringMatching(/^browser .* 7 passed +0 failed$/u),
      'unsteady: tests/e2e/want.spec.ts:9 without scripts › shaky (phone)',
      '7 passed, 0 failed, 1 unsteady'
    ])
  })

  test('of very many only the first are named', () => {
    const said = saidOf(Array.from({ length: 40 }, (_, index) => aTest(`test ${index}`, 'unexpected')))
    expect(said.split('\n').slice(-2)).toEqual(['FAILED: 28 more', '7 passed, 40 failed'])
  })
})
