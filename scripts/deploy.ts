import { argumentsGiven, end, type Outcome } from './console.ts'
import { openDeploy } from './deploy/open.ts'
import { runSteps } from './deploy/run-steps.ts'
import { build, check, doctor } from './deploy/steps/own-commands.ts'
import { firebase } from './deploy/steps/firebase.ts'
import { previewOf } from './deploy/steps/preview.ts'
import { publisher } from './deploy/steps/publisher.ts'
import { release } from './deploy/steps/release.ts'

const { values } = argumentsGiven('deploy', {
  options: {
    from: { type: 'string' },
    mend: { default: false, type: 'boolean' },
    preview: { type: 'string' },
    rehearse: { default: false, type: 'boolean' },
    to: { type: 'string' }
  }
})

/** In this order a failure leaves visitors what they had: the site is released last, by the publisher. */
const steps =
  values.preview === undefined
    ? [doctor, build, check, firebase, publisher, release]
    : [build, check, previewOf(values.preview)]

end(await deploy())

async function deploy(): Promise<Outcome> {
  const opened = await openDeploy(values.to, {
    env: process.env,
    // A project that is made up can be mended without asking.
    isMending: values.mend || values.rehearse,
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
