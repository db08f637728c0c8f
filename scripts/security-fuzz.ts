import { samples } from './bench/callables/samples.ts'
import { argumentsGiven, end, progress, refused, seconds } from './console.ts'
import type { Part } from './security-fuzz/attack.ts'
import { addAttack, emptyTally, heading, lineOf, sentOf, type Tally } from './security-fuzz/tally.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { PartDone } from './security-fuzz/attacking-process.ts'

const program = new URL('./security-fuzz/attacking-process.ts', import.meta.url)

/** Gives each part to the next process that is free. A process that ends with a part failed at it, and another one takes its place. */
async function attackInProcesses(
  parts: readonly Part[],
  hear: (part: Part, done: PartDone) => void,
  processes = availableParallelism()
): Promise<void> {
  const waiting = [...parts]
  await Promise.all(
    Array.from({ length: Math.min(processes, parts.length) }, async () => {
      let child = await started()
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
        const answer = await answerOf(child, part)
        hear(part, typeof answer === 'object' ? answer : endedWith(answer))
        if (typeof answer !== 'object') child = await started()
      }
      child.disconnect()
    })
  )
}

async function started(): Promise<ChildProcess> {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const answer = await nextOf<'ready'>(child)
  if (answer !== 'ready') throw new Error(`A process that was to send ended with code ${answer}.`)
  return child
}

/** Result of a part, or the exit code of its process. */
function answerOf(child: ChildProcess, part: Part): Promise<PartDone | string> {
  const answer = nextOf<PartDone>(child)
  child.send(part)
  return answer
}

function nextOf<Message>(child: ChildProcess): Promise<Message | string> {
  return new Promise(resolve => {
    const hearMessage = (message: Message) => settle(message)
    const hearEnd = (code: number | null) => settle(String(code))
    const settle = (answer: Message | string) => {
      child.off('message', hearMessage).off('exit', hearEnd)
      resolve(answer)
    }
    child.on('message', hearMessage).on('exit', hearEnd)
  })
}

function endedWith(code: string): PartDone {
  const failure = `the process of the functions ended with code ${code}`
  return { failures: [failure], outcomes: { 0: 1 }, written: 0, wrong: [] }
}

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
