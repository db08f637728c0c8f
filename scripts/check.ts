/** What a change has to answer for before it is committed, in about a minute: format, lint, types, and the tests that import what changed. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
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

type Step = [program: string, options: string[]]

/** Side by side: the types take as long as all the rest, on one processor. */
const lanes: Step[][] = [
  [['astro', ['check', '--minimumFailingSeverity', 'warning']]],
  [
    ['oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]],
    ['oxlint', ['--type-aware', '--deny-warnings']],
    ['vitest', ['run', '--changed', since, '--passWithNoTests']]
  ]
]

console.log(`${files.length} files differ from ${since}, ${code.length} of them code.`)
const failed = (await Promise.all(lanes.map(failedOf))).flat()
console.log(`  in ${seconds(started)}`)
end(failed.length === 0 ? { kind: 'done' } : refused(`Not in order: ${failed.join(', ')}.`))

/** One after the other; each is told when it is through. */
async function failedOf(steps: Step[]): Promise<string[]> {
  const names: string[] = []
  for (const [program, options] of steps) {
    const began = performance.now()
    const { isGood, output } = await run(program, options)
    console.log(`${output.trimEnd()}\n${program}: ${isGood ? 'in order' : 'NOT IN ORDER'}, ${seconds(began)}`)
    if (!isGood) names.push(program)
  }
  return names
}

async function run(program: string, options: string[]): Promise<{ isGood: boolean; output: string }> {
  const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = await once(child, 'close')
  return { isGood: code === 0, output }
}

function linesOf(program: string, options: string[]): string[] {
  const { status, stdout } = spawnSync(program, options, { encoding: 'utf8' })
  if (status !== 0) end(refused(`git knows no ${since}. Name a commit: npm run check -- --since HEAD~1`))
  return stdout.split('\n').filter(line => line !== '')
}
