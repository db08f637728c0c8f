import { relative } from 'node:path'
import type { JsonTestResults } from 'vitest/node'
import { z } from 'zod'
import type { Ending, Failure } from './failure.ts'

type File = JsonTestResults['testResults'][number]
type Test = File['assertionResults'][number]

export const vitestReport = z.custom<JsonTestResults>(report => Array.isArray(Object(report).testResults))

export function fromVitest({ numPassedTests, testResults }: JsonTestResults): Ending {
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

/** Where in the test itself it failed, whatever was called there. */
function placeIn(stack: readonly string[], file: string): string {
  const [, inFile = ''] = stack.find(frame => frame.includes(`${file}:`))?.split(`${file}:`) ?? []
  return [relative('.', file), ...inFile.split(':').slice(0, 1)].filter(part => part !== '').join(':')
}
