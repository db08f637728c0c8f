import { delimiter, resolve } from 'node:path'
import { sum } from './testing/counts.ts'
import { type Result, runStep } from './testing/run-step.ts'
import { steps } from './testing/steps.ts'
import { freePort } from './local/ports.ts'

const env = {
  ...process.env,
  CLAVEL_TEST_PORT: String(await freePort()),
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
}

// A Ctrl-C reaches the running step too: without it there is nothing more to do.
process.once('SIGINT', () => process.exit(130))

const results: Result[] = []
for (const step of steps) results.push(await runStep(step, env))

for (const { name, output } of results.filter(({ failed }) => failed > 0))
  console.log(`\n--- ${name}\n${output}`)

console.log()
for (const { failed, name, passed, seconds } of results) {
  console.log(
    `${name.padEnd(24)}${`${seconds.toFixed(1)} s`.padStart(9)}${`${passed} passed`.padStart(14)}${`${failed} failed`.padStart(12)}`
  )
}
const { failed, passed } = sum(results)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
