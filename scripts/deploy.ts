import { argumentsGiven, end, type Outcome } from './console.ts'
import { openDeploy } from './deploy/open.ts'
import { runSteps } from './deploy/run-steps.ts'
import { build } from './deploy/steps/build.ts'
import { check } from './deploy/steps/check.ts'
import { doctor } from './deploy/steps/doctor.ts'
import { firebase } from './deploy/steps/firebase.ts'
import { publisher } from './deploy/steps/publisher.ts'
import { release } from './deploy/steps/release.ts'

const { values } = argumentsGiven('deploy', {
  options: {
    from: { type: 'string' },
    mend: { default: false, type: 'boolean' },
    rehearse: { default: false, type: 'boolean' },
    to: { type: 'string' }
  }
})

/** In this order a failure leaves visitors what they had: the site is released last, by the publisher. */
const steps = [doctor, build, check, firebase, publisher, release]

end(await deploy())

async function deploy(): Promise<Outcome> {
  const opened = await openDeploy(values.to, {
    env: process.env,
    isMending: values.mend,
    isRehearsal: values.rehearse,
    say: console.log
  })
  if ('kind' in opened) return opened
  try {
    return await runSteps(steps, opened, values.from)
  } finally {
    await opened.rehearsal?.close()
  }
}
