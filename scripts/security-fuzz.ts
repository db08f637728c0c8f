import { samples } from './bench/callables/samples.ts'
import { argumentsGiven, end, progress, refused, seconds } from './console.ts'
import type { Part } from './security-fuzz/attack.ts'
import { attackInProcesses } from './security-fuzz/spread.ts'
import { addAttack, emptyTally, heading, lineOf, sentOf, type Tally } from './security-fuzz/tally.ts'

/** Small enough that no process is left with much when the others are done. */
const payloadsPerPart = 500
const maxShown = 50

const { values } = argumentsGiven('security-fuzz', {
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

const since = performance.now()
const tallies = new Map<string, Tally>()
const report = progress('  payloads sent')
let sent = 0
console.log(heading)
await attackInProcesses(only.flatMap(partsOf), ({ name }, done) => {
  const tally = addAttack(tallies.get(name) ?? emptyTally(name), done)
  tallies.set(name, tally)
  // At once: a long run may be ended before its end.
  for (const problem of [...done.failures, ...done.wrong]) console.error(`${name}: ${problem}`)
  if (sentOf(tally) >= payloads) console.log(`${process.stdout.isTTY ? '\r' : ''}${lineOf(tally)}`)
  sent += sentOf({ ...tally, outcomes: done.outcomes })
  report(sent, only.length * payloads)
})

const all = [...tallies.values()]
const failures = all.flatMap(({ failures, name }) => failures.map(failure => `${name}: ${failure}`))
const wrong = all.flatMap(tally => tally.wrong)
console.log(`\n${all.length} functions, ${payloads} payloads each, ${seconds(since)}.`)
console.log(`Failures of a function: ${failures.length}. Texts stored that should not be: ${wrong.length}.`)
end(
  failures.length + wrong.length === 0
    ? { kind: 'done' }
    : refused([...failures, ...wrong].slice(0, maxShown).join('\n'))
)

function partsOf(name: string): Part[] {
  return Array.from({ length: Math.ceil(payloads / payloadsPerPart) }, (_each, number) => ({
    name,
    number,
    payloads: Math.min(payloadsPerPart, payloads - number * payloadsPerPart),
    seed: values.seed
  }))
}
