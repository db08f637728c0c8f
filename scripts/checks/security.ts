import { type Fault, foreignContentChecks } from 'site-checks'
import { z } from 'zod'
import { httpsUrl, isOwnPath } from '#contract/fields/address.ts'
import { routes } from '#domain/site/routes.ts'
import { inlineSumsOf } from '../site/policy/inline.ts'
import { policyInForce } from '../site/policy.ts'
import type { Check } from './check.ts'
import type { Page } from './page.ts'
import type { Site } from './site.ts'

const contactFile = '/.well-known/security.txt'
const partnerFolder = '/datos/partners/'
const daysAhead = 30
const millisecondsPerDay = 24 * 60 * 60 * 1000

/** Checks against attackers and foreign hosts, as far as the files tell (lines X and P2). */
export const securityChecks: readonly Check[] = [
  ...foreignContentChecks(isEmbedShown),
  { check: inlineFaults, id: 'X1', name: 'the security policy names every script and style of a page' },
  { checkSite: targetFaults, id: 'X4', name: 'partners lead to own paths or secure addresses' },
  { checkSite: contactFaults, id: 'X1', name: 'who finds a weakness knows whom to tell' }
]

/** The page that makes embeds shows them in a frame, as other sites will; no other page has one. */
function isEmbedShown({ route }: Page, source: string): boolean {
  return route === routes.embedMaker && /^\/embed(?:\/[\w-]+)+$/.test(source)
}

let known: string | null = null

function inlineFaults({ html }: Page): string[] {
  known ??= policyInForce()
  const { scripts, styles } = inlineSumsOf([html])
  const missing = [...scripts, ...styles].filter(sum => !known?.includes(sum))
  return missing.map(sum => `Build again, so that firebase.json names ${sum}, or take it out of the page.`)
}

const partnerFile = z.object({ links: z.array(z.object({ redirectTo: z.string().nullable() })) })

function targetFaults(site: Site): Fault[] {
  return site.addresses
    .filter(address => address.startsWith(partnerFolder))
    .flatMap(at => {
      const { links } = partnerFile.parse(JSON.parse(site.text(at)))
      return links
        .flatMap(({ redirectTo }) => redirectTo ?? [])
        .filter(target => !isOwnPath(target) && httpsUrl(target) === null)
        .map(target => ({ at, change: `Lead to a path of the site or to https, not to ${target}.` }))
    })
}

function contactFaults(site: Site): Fault[] {
  const text = site.text(contactFile)
  const until = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  const isSoon = !(until > Date.now() + daysAhead * millisecondsPerDay)
  return [
    ...(/^Contact: (?:mailto:.+@|https:\/\/)/m.test(text)
      ? []
      : [{ at: contactFile, change: 'Name an address to write to.' }]),
    ...(isSoon
      ? [{ at: contactFile, change: 'Publish: a site that is published says until when its contact holds.' }]
      : [])
  ]
}
