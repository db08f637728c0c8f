import type { Check, Finding } from './check.ts'
import type { Site } from './site.ts'

/** Each page is read once, shown to every check, and forgotten: a site may be larger than the memory. */
export function runChecks(
  checks: readonly Check[],
  site: Site,
  pages: readonly string[],
  report: (done: number, total: number) => void = () => {}
): Finding[] {
  const ofSite = checks.flatMap(check =>
    'checkSite' in check ? check.checkSite(site).map(fault => ({ ...fault, check })) : []
  )
  const ofPages = pages.flatMap((address, index) => {
    const page = site.page(address)
    report(index + 1, pages.length)
    return checks.flatMap(check =>
      'check' in check ? check.check(page, site).map(change => ({ at: address, change, check })) : []
    )
  })
  return [...ofSite, ...ofPages]
}
