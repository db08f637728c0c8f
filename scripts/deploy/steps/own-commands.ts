import { sitePlace } from '#publishing/site-place.ts'
import { script } from '../program.ts'
import type { Step } from '../step.ts'

/** The site is built in a folder of the deploy: what `npm start` serves stays as it is. */
export const build: Step = {
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

export const check: Step = {
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

export const doctor: Step = {
  name: 'doctor',
  does: 'looks at the project, its accounts, secrets and settings',
  otherwise: 'Mend what is marked ✗. `--mend` does what can be done by itself.',
  run: deploy => script(deploy, 'scripts/doctor.ts', '--project', ...(deploy.isMending ? ['--mend'] : []))
}
