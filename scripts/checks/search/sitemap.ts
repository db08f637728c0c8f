import type { Fault } from 'site-checks'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { absolute, pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import type { Site } from '../site.ts'

const index = '/sitemap-index.xml'

interface Entry {
  /** The part of the sitemap that names it. */
  part: string
  address: string
  updated: string | null
  alternates: Record<string, string>
}

/** As it stands in the file. */
interface Url {
  loc: string
  lastmod?: string
  'xhtml:link'?: { href: string; hreflang: string }[]
}

const parser = new XMLParser({
  attributeNamePrefix: '',
  ignoreAttributes: false,
  isArray: name => ['sitemap', 'url', 'xhtml:link'].includes(name),
  parseTagValue: false
})

/** The script of a cover, which leads the first view of a visit on. */
const leavesAlways = /visita[^<]*location\.replace/

export const sitemapChecks: readonly Check[] = [
  {
    checkSite: site =>
      site
        .text('/robots.txt')
        .split('\n')
        .includes(`Sitemap: ${absolute(index)}`)
        ? []
        : [{ at: '/robots.txt', change: `Add the line «Sitemap: ${absolute(index)}».` }],
    id: 'S10',
    name: 'robots.txt names the sitemap'
  },
  {
    checkSite: site =>
      [index, ...partsOf(site)].flatMap(at => {
        if (!site.has(at)) return [{ at, change: 'Write this part of the sitemap: the index names it.' }]
        const answer = XMLValidator.validate(site.text(at))
        return answer === true ? [] : [{ at, change: `Write well-formed XML: ${answer.err.msg}` }]
      }),
    id: 'S10',
    name: 'the sitemap and its parts are there, and well-formed'
  },
  {
    checkSite: site => entriesOf(site).flatMap(entry => entryFaults(entry, site)),
    id: 'S10',
    name: 'the sitemap has only pages that search engines may keep, with their languages'
  },
  {
    checkSite: missingFaults,
    id: 'S10',
    name: 'every page that search engines may keep is in the sitemap once'
  },
  {
    checkSite: site =>
      entriesOf(site).flatMap(({ address, part, updated }) =>
        updated === null || (Date.parse(updated) <= Date.now() && /^\d{4}-\d\d-\d\d/.test(updated))
          ? []
          : [{ at: part, change: `Write the lastmod of ${address} as a moment that has been: ${updated}` }]
      ),
    id: 'S10',
    name: 'the last change of a page is a moment that has been'
  },
  {
    checkSite: site =>
      entriesOf(site).flatMap(({ address, part: at }) => {
        const path = pathOf(decodeURI(address))
        const isLeft = path !== null && leavesAlways.test(site.text(path))
        return isLeft ? [{ at, change: `Take ${address} out: a first visitor is sent on from there.` }] : []
      }),
    id: 'S10b',
    name: 'nothing in the sitemap sends a first visitor away'
  },
  { checkSite: changeFaults, id: 'S10', name: 'the last change of a detail is the one it says itself' }
]

function partsOf(site: Site): string[] {
  const { sitemapindex } = parser.parse(site.text(index)) ?? {}
  return (sitemapindex?.sitemap ?? []).map(({ loc }: { loc: string }) => pathOf(loc) ?? loc)
}

const entriesOf = memoizeWeak((site: Site) => partsOf(site).flatMap(part => entriesIn(site, part)))

function entriesIn(site: Site, part: string): Entry[] {
  if (XMLValidator.validate(site.text(part)) !== true) return []
  const { urlset } = parser.parse(site.text(part))
  return (urlset?.url ?? []).map(({ lastmod, loc, 'xhtml:link': links = [] }: Url): Entry => ({
    address: loc,
    alternates: Object.fromEntries(links.map(({ href, hreflang }) => [hreflang, href])),
    part,
    updated: lastmod ?? null
  }))
}

function entryFaults({ address, alternates, part: at }: Entry, site: Site): Fault[] {
  const path = pathOf(decodeURI(address))
  if (path === null || !site.pages.includes(path))
    return [{ at, change: `Take ${address} out: it is no page.` }]
  const { alternates: own, canonicals, isIndexed } = site.head(path)
  if (!isIndexed || canonicals[0] !== absolute(path)) {
    return [{ at, change: `Take ${address} out: search engines keep another page in its place.` }]
  }
  return JSON.stringify(alternates) === JSON.stringify(own)
    ? []
    : [{ at, change: `Let ${address} have the languages that the page itself lists.` }]
}

function missingFaults(site: Site): Fault[] {
  const listed = Map.groupBy(entriesOf(site), ({ address }) => decodeURI(address))
  return site.pages.flatMap(at => {
    const { alternates, canonicals, isIndexed } = site.head(at)
    const isKept = isIndexed && canonicals[0] === absolute(at) && Object.keys(alternates).length > 0
    const times = listed.get(absolute(at))?.length ?? 0
    if (isKept && times === 0) return [{ at, change: 'Add the page to the sitemap.' }]
    return times > 1 ? [{ at, change: `Name the page once in the sitemap: it is there ${times} times.` }] : []
  })
}

const detail = /\/experiencias\/(?!listado)[^/]+$/

/** A `lastmod` that came from the build would not be trusted. */
function changeFaults(site: Site): Fault[] {
  return entriesOf(site).flatMap(({ address, part: at, updated }) => {
    const path = pathOf(address)
    if (path === null || !detail.test(path) || !site.has(path)) return []
    const said = /"dateModified":"([^"]*)"/.exec(site.text(path))?.[1] ?? null
    return said === updated
      ? []
      : [{ at, change: `Let the lastmod of ${address} be ${said}, as on the page: it is ${updated}.` }]
  })
}
