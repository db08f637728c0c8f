import { rmSync } from 'node:fs'
import { openStage } from './bench/callables/stage.ts'
import { samples } from './bench/callables/samples.ts'
import { argumentsGiven, end, refused, seconds } from './console.ts'
import { attack, type Attacked } from './hostile/run.ts'
import { wrongTexts } from './hostile/stored.ts'

const { values } = argumentsGiven({
  options: {
    only: { type: 'string' },
    payloads: { default: '10000', type: 'string' },
    seed: { default: 'clavel', type: 'string' }
  }
})
const payloads = Number(values.payloads)
if (!Number.isInteger(payloads) || payloads < 1) end(refused('--payloads is to be a whole number from 1.'))
const names = samples.map(({ call }) => call.name)
const only = values.only?.split(',') ?? names
const unknown = only.filter(name => !names.includes(name))
if (unknown.length > 0) end(refused(`--only knows ${names.join(', ')}, not ${unknown.join(', ')}.`))

const { log } = console
const since = performance.now()
// Each refused call has its lines in the log of the functions.
for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) console[level] = () => {}
const stored = new Set<string>()
const folder = `.cache/hostile-${process.pid}`
const stage = await openStage(folder, (path, fields) => {
  const id = path.slice(path.lastIndexOf('/') + 1)
  for (const problem of wrongTexts({ ...fields, [id]: true }, '')) stored.add(`${path}: ${problem}`)
})
// What the catalogue holds was not sent.
stored.clear()
const attacked: Attacked[] = []
for (const sample of samples.filter(({ call }) => only.includes(call.name))) {
  const result = await attack(sample, stage.origin, { payloads, seed: values.seed })
  log(`${result.name.padEnd(22)}${lineOf(result)}`)
  attacked.push(result)
}
stage.stop()
rmSync(folder, { force: true, recursive: true })

const failures = attacked.flatMap(({ failures, name }) => failures.map(failure => `${name}: ${failure}`))
log(`\n${attacked.length} functions, ${payloads} payloads each, ${seconds(since)}.`)
log(`Failures of a function: ${failures.length}. Texts stored that should not be: ${stored.size}.`)
console.error = log
end(
  failures.length + stored.size === 0
    ? { kind: 'done' }
    : refused([...failures, ...[...stored].slice(0, 50)].join('\n'))
)

function lineOf({ outcomes }: Attacked): string {
  return Object.entries(outcomes)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')
}
