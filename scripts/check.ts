/** What a change has to answer for before it is committed, in about a minute: format, lint, types, and the tests that import what changed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { argumentsGiven, end, refused, seconds } from './console.ts'

const { values } = argumentsGiven({ options: { since: { type: 'string' } } })
const since = values.since ?? 'main'
const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) }
const started = performance.now()

const changed = linesOf('git', ['diff', '--name-only', '--diff-filter=d', `${since}...HEAD`])
const uncommitted = linesOf('git', ['ls-files', '--modified', '--others', '--exclude-standard'])
const files = [...new Set([...changed, ...uncommitted])].filter(file => existsSync(file))
const code = files.filter(file => /\.(astro|mjs|ts|tsx)$/.test(file))
if (files.length === 0) end(refused(`Nothing differs from ${since}.`))

const steps: [string, string[]][] = [
  ['oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]],
  ['oxlint', ['--type-aware', '--deny-warnings']],
  ['astro', ['check', '--minimumFailingSeverity', 'warning']],
  ['vitest', ['run', '--changed', since, '--passWithNoTests']]
]

console.log(`${files.length} files differ from ${since}, ${code.length} of them code.`)
const failed = steps.filter(([program, options]) => {
  const { status } = spawnSync(program, options, { env, stdio: 'inherit' })
  return status !== 0
})
console.log(`  in ${seconds(started)}`)
end(
  failed.length === 0
    ? { kind: 'done' }
    : refused(`Not in order: ${failed.map(([name]) => name).join(', ')}.`)
)

function linesOf(program: string, options: string[]): string[] {
  const { status, stdout } = spawnSync(program, options, { encoding: 'utf8' })
  if (status !== 0) end(refused(`git knows no ${since}. Name a commit: npm run check -- --since HEAD~1`))
  return stdout.split('\n').filter(line => line !== '')
}
