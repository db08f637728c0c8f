import { join, relative } from 'node:path'
import type {
  JSONReport,
  JSONReportError,
  JSONReportSpec,
  JSONReportSuite,
  JSONReportTest
} from '@playwright/test/reporter'
import { z } from 'zod'
import type { Ending, Failure } from './failure.ts'

export const playwrightReport = z.custom<JSONReport>(report => Array.isArray(Object(report).suites))

interface Told extends Failure {
  status: JSONReportTest['status']
}

/** A failure outside of every test, such as a server that does not start, is reported beside the failed tests. */
export function fromPlaywright({ config, errors, stats, suites }: JSONReport): Ending {
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
