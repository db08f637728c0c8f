import './deploy/use-environment.ts'
import { argumentsGiven, type Outcome } from './console.ts'
import {
  decisionOf,
  decisionOptions,
  endDeciding,
  keepRulesOf,
  releasesHere,
  siteName
} from './control/command.ts'
import { linesOf, rollBack } from './control/operate.ts'
import { openControl } from './control/store.ts'

const { values } = argumentsGiven('rollback', {
  options: { ...decisionOptions, list: { default: false, type: 'boolean' }, release: { type: 'string' } }
})

await endDeciding(values.to, values.list ? list : run)

async function list(say: (text: string) => void): Promise<Outcome> {
  const lines = linesOf(await openControl(process.env).read(), await releasesHere(process.env).list())
  say(lines.join('\n'))
  return { kind: 'done' }
}

async function run(say: (text: string) => void): Promise<Outcome> {
  say(`Rolling back ${siteName(process.env)}`)
  const releases = releasesHere(process.env)
  const outcome = await rollBack(openControl(process.env), releases, values.release, decisionOf(values), say)
  if (outcome.kind === 'done') keepRulesOf(process.env)
  return outcome
}
