import { sitePlace } from '#publishing/site-place.ts'
import { script } from '../program.ts'
import type { Step } from '../step.ts'

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
