/** Checks a change before it is committed, in about a minute: format, lint, types, and the tests that import the changed files. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, relative, resolve } from 'node:path'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { concernedBy, importsIn } from './checking/module-imports.ts'
import { argumentsGiven, end, refused, seconds } from './console.ts'

const { values } = argumentsGiven('check', { options: { since: { type: 'string' } } })
const since = values.since ?? 'main'
const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) }
const started = performance.now()

const changed = linesOf('git', ['diff', '--name-only', '--diff-filter=d', `${since}...HEAD`])
const uncommitted = linesOf('git', ['ls-files', '--modified', '--others', '--exclude-standard'])
const files = [...new Set([...changed, ...uncommitted])].filter(file => existsSync(file))
if (files.length === 0) end(refused(`Nothing differs from ${since}.`))

const concerned = concernedBy(files, importsIn(['src', 'scripts', 'tools', 'tests', 'packages']))
const templates = concerned.filter(file => file.endsWith('.astro') && file.startsWith('src/'))
const tests = concerned.filter(file => /^(tests\/(?!e2e|smoke)|packages\/).*\.test\.tsx?$/.test(file))

type Step = [program: string, options: string[]]

/** Side by side, on two processors. The linter knows the types of all but the templates, which only Astro reads. */
const lanes: Step[][] = [
  [
    ['oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]],
    // Types that Astro generates for the compiler.
    ...(existsSync('.astro/types.d.ts') ? [] : [['astro', ['sync']] satisfies Step]),
    ['oxlint', ['--type-aware', '--type-check', '--deny-warnings']],
    ...(templates.length > 0 ? [typesOf(templates)] : [])
  ],
  tests.length > 0 ? [['vitest', ['run', ...projectsOf(tests), ...tests]]] : []
]

console.log(
  `${files.length} files differ from ${since}; ${templates.length} templates and ${tests.length} files of tests show or test them.`
)
const failed = (await Promise.all(lanes.map(failedOf))).flat()
console.log(`  in ${seconds(started)}`)
end(failed.length === 0 ? { kind: 'done' } : refused(`Not in order: ${failed.join(', ')}.`))

/** Astro checks the files of a configuration, and what they import. */
function typesOf(checked: readonly string[]): Step {
  const config = '.cache/check/tsconfig.json'
  const fromConfig = (file: string) => relative('.cache/check', file)
  const include = ['.astro/types.d.ts', ...checked].map(fromConfig)
  writeFileAtomic(config, JSON.stringify({ exclude: [], extends: fromConfig('tsconfig.json'), include }))
  return ['astro', ['check', '--minimumFailingSeverity', 'warning', '--tsconfig', config]]
}

/** Projects without such tests are not started. */
function projectsOf(paths: readonly string[]): string[] {
  const names = paths.map(path => (path.startsWith('packages/') ? 'packages' : (path.split('/')[1] ?? '')))
  return [...new Set(names)].flatMap(name => ['--project', name])
}

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
