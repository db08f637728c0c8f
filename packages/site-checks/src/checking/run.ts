import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import type { Check, Finding } from './check.ts'

/** Each page is read once, shown to every check, and forgotten: a site may be larger than the memory. */
export async function runChecks<P extends Page>(
  checks: readonly Check<P>[],
  site: Site<P>,
  pages: readonly string[],
  report: (done: number, total: number) => void = () => {}
): Promise<Finding<P>[]> {
  const ofSite = await Promise.all(checks.map(check => ofSiteCheck(check, site)))
  const ofPages = pages.flatMap((address, index) => {
    const page = site.page(address)
    report(index + 1, pages.length)
    return checks.flatMap(check =>
      'check' in check ? check.check(page, site).map(change => ({ at: address, change, check })) : []
    )
  })
  return [...ofSite.flat(), ...ofPages]
}

async function ofSiteCheck<P extends Page>(check: Check<P>, site: Site<P>): Promise<Finding<P>[]> {
  if (!('checkSite' in check)) return []
  const faults = await check.checkSite(site)
  return faults.map(fault => ({ ...fault, check }))
}
