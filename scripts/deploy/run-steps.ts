import { errorMessage } from '#publishing/error-message.ts'
import { type Outcome, refused, seconds } from '../console.ts'
import type { Deploy, Step } from './step.ts'

/** Carries out the steps one after the other, from the one named `from`. The first that fails ends the deploy and says how to go on. */
export async function runSteps(
  steps: readonly Step[],
  deploy: Deploy,
  from = steps[0]?.name
): Promise<Outcome> {
  const first = steps.findIndex(({ name }) => name === from)
  if (first === -1)
    return refused(`There is no step ${from}. They are: ${steps.map(({ name }) => name).join(', ')}.`)
  for (const [index, step] of steps.entries()) {
    if (index < first) continue
    const since = performance.now()
    deploy.say(`\n[${index + 1}/${steps.length}] ${step.name}: ${step.does}`)
    const outcome = await outcomeOf(step, deploy)
    if (outcome.kind === 'refused')
      return refused(
        `The step ${step.name} failed: ${outcome.message}\n${step.otherwise}\n` +
          `Then go on with it: npm run deploy -- --to ${deploy.name}${deploy.rehearsal ? ' --rehearse' : ''} --from ${step.name}`
      )
    deploy.say(`  done in ${seconds(since)}`)
  }
  return { kind: 'done' }
}

async function outcomeOf(step: Step, deploy: Deploy): Promise<Outcome> {
  try {
    return await step.run(deploy)
  } catch (error) {
    return refused(errorMessage(error))
  }
}
