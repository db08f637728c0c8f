import { argumentsGiven, end, type Outcome } from './console.ts'
import { openDeploy } from './deploy/open.ts'
import { runSteps } from './deploy/run-steps.ts'
import { firebase } from './deploy/steps/firebase.ts'
import { previewOf } from './deploy/steps/preview.ts'
import { publisher } from './deploy/steps/publisher.ts'
import { release } from './deploy/steps/release.ts'
import { sitePlace } from '#publishing/site-place.ts'
import { script } from './deploy/program.ts'
import type { Step } from './deploy/step.ts'

/** The site is built in a folder of the deploy: what `npm start` serves stays as it is. */
const build: Step = {
  name: 'build',
  does: 'reads the database and makes the site as the publisher will make it',
  otherwise: 'Nothing has left this machine.',
  async run(deploy) {
    const pulled = await script(deploy, 'scripts/pull.ts')
    return pulled.kind === 'refused' ? pulled : script(deploy, 'scripts/build.ts')
  }
}

/** Enough to see that the checks run; on a real project all pages are checked. */
const rehearsedPages = ['--sample', '60']

const check: Step = {
  name: 'check',
  does: 'checks the pages that were made',
  otherwise: 'Mend the page or the document that is named. Nothing has left this machine.',
  run: deploy =>
    script(
      deploy,
      'scripts/check-site.ts',
      '--folder',
      sitePlace(deploy.env).served,
      ...(deploy.rehearsal ? rehearsedPages : [])
    )
}

const doctor: Step = {
  name: 'doctor',
  does: 'looks at the project, its accounts, secrets and settings',
  otherwise: 'Mend what is marked ✗. `--mend` does what can be done by itself.',
  run: deploy => script(deploy, 'scripts/doctor.ts', '--project', ...(deploy.isMending ? ['--mend'] : []))
}

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
