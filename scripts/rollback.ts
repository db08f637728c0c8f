import { argumentsGiven, end, type Outcome } from './console.ts'
import { decisionOf, decisionOptions, keepRulesOf, releasesHere, siteName } from './control/command.ts'
import { linesOf, rollBack } from './control/operate.ts'
import { openControl } from './control/store.ts'

const { values } = argumentsGiven('rollback', {
  options: { ...decisionOptions, list: { default: false, type: 'boolean' }, to: { type: 'string' } }
})
const control = openControl(process.env)
const releases = releasesHere(process.env)

end(values.list ? await list() : await run())

async function list(): Promise<Outcome> {
  console.log(linesOf(await control.read(), await releases.list()).join('\n'))
  return { kind: 'done' }
}

async function run(): Promise<Outcome> {
  console.log(`Rolling back ${siteName(process.env)}`)
  const outcome = await rollBack(control, releases, values.to, decisionOf(values), console.log)
  if (outcome.kind === 'done') keepRulesOf(process.env)
  return outcome
}
