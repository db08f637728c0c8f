/** How the passed and failed tests of a step are known: the step as a whole is one check, or it writes a report. */
export type Counting = 'one' | 'vitest' | 'playwright'

export interface Step {
  name: string
  command: readonly [string, ...string[]]
  counting: Counting
  /** The step writes its report to this file. */
  report?: string
  env?: Record<string, string>
}

const reports = '.cache/test'

function vitest(name: string, report: string, ...args: string[]): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${report}`]
  return {
    command: ['vitest', 'run', ...args, ...reporters],
    counting: 'vitest',
    name,
    report: `${reports}/${report}`
  }
}

/** Steps that read the code; one processor is enough for them. */
const reading: readonly Step[] = [
  { command: ['oxfmt', '--check'], counting: 'one', name: 'format' },
  { command: ['oxlint', '--type-aware', '--deny-warnings'], counting: 'one', name: 'lint' },
  { command: ['node', 'scripts/texts.ts'], counting: 'one', name: 'texts' },
  { command: ['astro', 'check', '--minimumFailingSeverity', 'warning'], counting: 'one', name: 'types' },
  { command: ['knip'], counting: 'one', name: 'dead code' }
]

/** The site is built from nothing, read page by page, and served and published by other programs than our own. */
const building: readonly Step[] = [
  {
    command: ['node', 'scripts/testing/build-catalogue.ts'],
    counting: 'one',
    name: 'build of the catalogue'
  },
  {
    command: ['node', 'scripts/check-site.ts', '--sample', '300'],
    counting: 'one',
    name: 'checks of the site'
  },
  vitest('official emulators', 'smoke.json', '--config', 'tests/smoke/vitest.config.ts')
]

const browser: Step = {
  // A second try keeps one slow moment of the machine from hiding everything else; the tests that needed it are named.
  command: ['playwright', 'test', '--reporter=list,json', '--retries=1', '--pass-with-no-tests'],
  counting: 'playwright',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` },
  name: 'browser',
  report: `${reports}/browser.json`
}

/**
 * Everything `npm test` runs. Stages follow each other, and `npm test -- --stage unit` runs one alone. The lanes of a stage run side by side: none of
 * them takes two processors, as a step with a stage of its own does, and none needs the result of another.
 */
export const stages = {
  code: [reading, building],
  unit: [[vitest('unit and components', 'unit.json')]],
  browser: [[browser]]
} satisfies Record<string, readonly (readonly Step[])[]>

/** The stage `name`, or all of them. `shard` ("1/3") runs that part of the browser's stories. Null for a stage or shard that does not exist. */
export function stagesFor(name?: string, shard?: string): readonly (readonly Step[])[][] | null {
  if (shard !== undefined) {
    if (name !== 'browser' || !isShard(shard)) return null
    return [[[{ ...browser, command: [...browser.command, `--shard=${shard}`] }]]]
  }
  const chosen = Object.entries(stages).filter(([stage]) => name === undefined || stage === name)
  return chosen.length === 0 ? null : chosen.map(([, lanes]) => lanes)
}

function isShard(shard: string): boolean {
  const [part = 0, total = 0] = /^\d+\/\d+$/.test(shard) ? shard.split('/').map(Number) : []
  return part >= 1 && part <= total
}
