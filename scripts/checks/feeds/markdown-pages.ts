import type { Fault } from 'site-checks'
import { feedRoutes } from '#domain/site/feed-routes.ts'
import { markdownText } from '#i18n/feeds/markdown.ts'
import { absolute, pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

const link = /\]\((https?:[^)\s]+)\)/g

export const markdownPageChecks: readonly Check[] = [
  {
    checkSite: site => [
      ...(site.has(feedRoutes.llms)
        ? []
        : [{ at: feedRoutes.llms, change: 'Write the guide for programs.' }]),
      ...site.addresses.filter(isList).flatMap(at => deadLinks(at, site))
    ],
    id: 'F5',
    name: 'the guide for programs leads to files that are there'
  },
  { check: twinFaults, id: 'F5', name: 'a copy in Markdown says what the page says' },
  {
    check: (page, site) => {
      const twin = `${page.address}.md`
      const isKept = page.head.canonicals[0] === absolute(page.address)
      if (page.kind !== 'detail' || !isKept || !site.has(twin)) return []
      const named = page
        .all('link')
        .some(link => link.getAttribute('type') === 'text/markdown' && link.getAttribute('href') === twin)
      return named ? [] : [`Name ${twin} with rel="alternate": programs find it there.`]
    },
    id: 'F5',
    name: 'a page names its copy in Markdown'
  },
  {
    checkSite: site => {
      const named = site.addresses.filter(isList).flatMap(at => targetsOf(site.text(at)))
      const known = new Set(named)
      return site.addresses
        .filter(address => /\/experiencias\/[^/]+\.md$/.test(address) && !known.has(address))
        .map(at => ({ at, change: 'Name the file in the list of its province, so that programs find it.' }))
    },
    id: 'F5',
    name: 'every copy in Markdown can be found'
  }
]

function isList(address: string): boolean {
  return address === feedRoutes.llms || /^(?:\/(?:en|de|fr|pt))?\/[a-z]+\.md$/.test(address)
}

function targetsOf(text: string): string[] {
  return [...text.matchAll(link)].flatMap(([, url = '']) => pathOf(url) ?? [])
}

function deadLinks(at: string, site: Site): Fault[] {
  return targetsOf(site.text(at))
    .filter(path => !site.has(path))
    .map(path => ({ at, change: `Lead to a file that is there: ${path} is not.` }))
}

/** The copy of a page stands where the page is canonical; fallback pages and hidden experiences have none. */
function twinFaults({ address, all, head, kind }: Page, site: Site): string[] {
  const twin = `${address}.md`
  if (kind !== 'detail' || !site.has(twin) || head.canonicals[0] !== absolute(address)) return []
  const text = site.text(twin)
  const name = withPlainSpaces(all('h1')[0]?.text ?? '')
  const isNamed = withPlainSpaces(text.split('\n', 1)[0] ?? '') === `# ${markdownText(name)}`
  return [
    ...(isNamed ? [] : [`Let ${twin} begin with the name of the page: # ${name}`]),
    ...(text.includes(`<${absolute(address)}>`) ? [] : [`Let ${twin} lead to the page.`]),
    ...(/(?<!\\)<[a-z!/](?!ttps?:)/i.test(text) ? [`Write ${twin} in Markdown: it still has html.`] : [])
  ]
}

/** A French sign is tied to its word by another space. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
