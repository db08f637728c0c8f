import { z } from 'zod'
import { httpsUrl, isOwnPath } from '#contract/fields/address.ts'
import { inlineSumsOf } from '../site/policy/inline.ts'
import { policyInForce } from '../site/policy.ts'
import type { Check, Fault } from './check.ts'
import type { Page } from './page.ts'
import type { Site } from './site.ts'

const contactFile = '/.well-known/security.txt'
const partnerFolder = '/datos/partners/'
const daysAhead = 30
const millisecondsPerDay = 24 * 60 * 60 * 1000

/** What keeps attackers out, and other hosts, as far as the files tell (lines X and P2). */
export const securityChecks: readonly Check[] = [
  { check: foreignFaults, id: 'P2', name: 'opening a page asks no other host' },
  { check: inlineFaults, id: 'X1', name: 'the security policy names every script and style of a page' },
  { check: attributeFaults, id: 'X1', name: 'no element carries a script or a style' },
  { check: codeFaults, id: 'X2', name: 'nothing in a page but its own scripts can run' },
  { checkSite: targetFaults, id: 'X4', name: 'partners lead to own paths or secure addresses' },
  { checkSite: contactFaults, id: 'X1', name: 'who finds a weakness knows whom to tell' }
]

/** Links are not followed by opening a page; everything else that names an address is. */
function foreignFaults({ all }: Page): string[] {
  return all().flatMap(element => {
    if (element.rawTagName === 'a' || element.rawTagName === 'form') return []
    const rel = element.getAttribute('rel') ?? ''
    if (element.rawTagName === 'link' && ['alternate', 'canonical'].includes(rel)) return []
    const named = ['src', 'srcset', 'href', 'poster', 'data'].flatMap(
      name => element.getAttribute(name) ?? []
    )
    return named
      .filter(address => /(?:^|[\s,])(?:https?:)?\/\//.test(address))
      .map(address => `Fetch ${address} from the site itself.`)
  })
}

let known: string | null = null

function inlineFaults({ html }: Page): string[] {
  known ??= policyInForce()
  const { scripts, styles } = inlineSumsOf([html])
  const missing = [...scripts, ...styles].filter(sum => !known?.includes(sum))
  return missing.map(sum => `Build again, so that firebase.json names ${sum}, or take it out of the page.`)
}

function attributeFaults({ all }: Page): string[] {
  return all().flatMap(({ attributes, rawTagName }) =>
    Object.keys(attributes)
      .filter(name => name === 'style' || /^on[a-z]+$/i.test(name))
      .map(name => `Take the attribute ${name} from <${rawTagName}>.`)
  )
}

/** Text of the database must have become none of these. */
function codeFaults({ all }: Page): string[] {
  const foreign = all('iframe', 'object', 'embed', 'base', 'applet').map(
    ({ rawTagName }) => `Take <${rawTagName}> out.`
  )
  const running = all().flatMap(element =>
    ['href', 'src', 'action', 'formaction', 'xlink:href']
      .map(name => element.getAttribute(name) ?? '')
      .filter(address => /^\s*(?:javascript|vbscript|data:text)/i.test(address))
      .map(address => `Take the address ${address.slice(0, 40)} out.`)
  )
  return [...foreign, ...running]
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
