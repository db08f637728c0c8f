import { type Fault, jsonOf } from 'site-checks'
import { overBudget, quickBrotliBytes } from 'site-checks/weight'
import { readEmbedFile } from '#domain/embed/embed-file.ts'
import { isNode, textOf } from 'site-checks/structured-data'
import { pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

const data = /^\/embed\/v1\/.+\.json$/
const frame = /^\/embed\/v1\/[^.]+$/

/** Compressed size of a frame before its posters. */
const frameBudget = 5000

export const embedChecks: readonly Check[] = [
  {
    checkSite: site =>
      site.addresses.filter(address => data.test(address)).flatMap(at => deadFaults(at, site)),
    id: 'F6',
    name: 'embeds lead to pages and posters that are there'
  },
  {
    checkSite: site =>
      site.addresses.filter(address => frame.test(address)).flatMap(at => frameFaults(at, site)),
    id: 'F6',
    name: 'a frame is light, and asks nobody but this site'
  },
  {
    check: oembedFaults,
    id: 'F6',
    name: 'the page of an experience names its oEmbed file, which leads back to it'
  }
]

/** The page in the language that it shows; what is hidden has neither a file nor a link. */
function oembedFaults({ all, head, kind }: Page, site: Site): string[] {
  const named = all('link').find(link => link.getAttribute('type') === 'application/json+oembed')
  const address = named?.getAttribute('href')
  if (kind !== 'detail' || address === undefined) return []
  const file = jsonOf(site, pathOf(address) ?? '')
  if (!isNode(file)) return [`Write the oEmbed file that the page names: ${address}`]
  const leadsBack = textOf(file.html).includes(`<blockquote><a href="${head.canonicals[0]}">`)
  return leadsBack ? [] : [`Let ${address} lead to ${head.canonicals[0]}.`]
}

function deadFaults(at: string, site: Site): Fault[] {
  const file = readEmbedFile(jsonOf(site, at))
  if (file === null)
    return [{ at, change: 'Write the file as foreign pages read it: groups of cards, and words.' }]
  const paths = file.groups.flatMap(({ cards }) => cards.flatMap(({ picture, url }) => [picture, url]))
  return [file.words.listing, ...paths]
    .map(path => path.replace(/\?.*$/, ''))
    .filter(path => !site.has(path))
    .map(path => ({ at, change: `Lead to something that is there: ${path} is not.` }))
}

function frameFaults(at: string, site: Site): Fault[] {
  const foreign = [...site.text(at).matchAll(/\b(?:href|src)="((?:https?:)?\/\/[^"]*)"/g)].map(
    ([, address]) => address
  )
  return [
    ...overBudget(quickBrotliBytes(site.bytes(at)), frameBudget, 'text'),
    ...foreign.map(address => `Take ${address} from this site.`)
  ].map(change => ({ at, change }))
}
