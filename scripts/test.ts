import { delimiter, resolve } from 'node:path'
import { freePort } from 'local-firebase'
import { type Result, runStep } from './testing/run-step.ts'
import { argumentsGiven, end, refused } from './console.ts'
import { type Step, stages, stagesFor } from './testing/steps.ts'
import { summaryOf } from './testing/summary.ts'

const { values } = argumentsGiven('test', {
  options: { shard: { type: 'string' }, stage: { type: 'string' } }
})
const chosen = stagesFor(values.stage, values.shard)
if (chosen === null)
  end(refused(`Stages are ${Object.keys(stages).join(', ')}; --shard 1/3 needs --stage browser.`))

const env = {
  ...process.env,
  CLAVEL_TEST_PORT: String(await freePort()),
  FORCE_COLOR: '0',
  // Some three hundred processes load the same packages: one compiles them for all.
  NODE_COMPILE_CACHE: resolve('.cache/test/compiled'),
  NO_COLOR: '1',
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
}

// A Ctrl-C reaches the running step too: without it there is nothing more to do.
process.once('SIGINT', () => process.exit(130))

const results: Result[] = []
for (const lanes of chosen) results.push(...(await Promise.all(lanes.map(inOrder))).flat())

console.log(summaryOf(results))
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0

async function inOrder(lane: readonly Step[]): Promise<Result[]> {
  const ended: Result[] = []
  for (const step of lane) ended.push(await runStep(step, env))
  return ended
}
