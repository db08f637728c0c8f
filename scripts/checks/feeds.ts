import type { Check } from './check.ts'
import { catalogueChecks } from './feeds/catalogue.ts'
import { productChecks } from './feeds/products.ts'
import { type Fault, jsonOf } from 'site-checks'
import ICAL from 'ical.js'
import { absolute, pathOf } from './addresses.ts'
import type { Site } from './site.ts'
import { overBudget, quickBrotliBytes } from 'site-checks/weight'
import { readEmbedFile } from '#domain/embed/embed-file.ts'
import { isNode, textOf } from 'site-checks/structured-data'
import type { Page } from './page.ts'
import { feedRoutes } from '#domain/site/feed-routes.ts'
import { markdownText } from '#i18n/feeds/markdown.ts'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { languages } from '#domain/text/locale.ts'

const parser = new XMLParser({ isArray: name => name === 'item', parseTagValue: false })

/** Characters that XML forbids even when escaped; the validator lets them pass. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

interface Item {
  link?: string
  pubDate?: string
  title?: string
}

const newsChecks: readonly Check[] = [
  {
    checkSite: site =>
      languages.flatMap(language => {
        const at = feedRoutes.news(language)
        if (!site.has(at)) return [{ at, change: `Write the news in ${language}.` }]
        const answer = XMLValidator.validate(site.text(at))
        if (answer !== true) return [{ at, change: `Write well-formed XML: ${answer.err.msg}` }]
        return forbidden.test(site.text(at)) ? [{ at, change: 'Leave out the signs that XML forbids.' }] : []
      }),
    id: 'F3',
    name: 'the news are there in every language, and well-formed'
  },
  {
    checkSite: site => languages.flatMap(language => itemFaults(feedRoutes.news(language), language, site)),
    id: 'F3',
    name: 'the news have a channel in their language, and items with a page and a day, newest first'
  }
]

function itemFaults(at: string, language: string, site: Site): Fault[] {
  if (XMLValidator.validate(site.text(at)) !== true) return []
  const { channel } = parser.parse(site.text(at)).rss ?? {}
  const items: Item[] = channel?.item ?? []
  const days = items.map(({ pubDate = '' }) => Date.parse(pubDate))
  const isOrdered = days.every((day, index) => index === 0 || day <= (days[index - 1] ?? 0))
  const isWhole = channel?.title && channel.link && channel.description && channel.language === language
  const wrong = items.filter(
    ({ link = '?', pubDate = '', title }) =>
      !title || Number.isNaN(Date.parse(pubDate)) || !site.has(pathOf(link) ?? '?')
  )
  return [
    ...(isWhole
      ? []
      : [{ at, change: `Give the channel a title, link, description and the language ${language}.` }]),
    ...(isOrdered ? [] : [{ at, change: 'Put the newest first.' }]),
    ...wrong.map(({ title }) => ({ at, change: `Give «${title}» a title, a page that is there and a day.` }))
  ]
}

const link = /\]\((https?:[^)\s]+)\)/g

const markdownPageChecks: readonly Check[] = [
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

const data = /^\/embed\/v1\/.+\.json$/
const frame = /^\/embed\/v1\/[^.]+$/

/** Compressed size of a frame before its posters. */
const frameBudget = 5000

const embedChecks: readonly Check[] = [
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

const octetsPerLine = 75
const required = ['uid', 'dtstamp', 'dtstart', 'summary', 'url']

const calendarChecks: readonly Check[] = [
  {
    checkSite: site => calendarsOf(site).flatMap(at => formFaults(at, site.text(at))),
    id: 'F4',
    name: 'calendars follow RFC 5545'
  },
  {
    checkSite: site =>
      calendarsOf(site).flatMap(at =>
        calendarIn(site.text(at))?.getAllSubcomponents('vevent').length === 0
          ? [{ at, change: 'Write no calendar where there is no event.' }]
          : []
      ),
    id: 'F4',
    name: 'a calendar has at least one event'
  },
  {
    checkSite: site => calendarsOf(site).flatMap(at => eventFaults(at, site)),
    id: 'F4',
    name: 'each event of a calendar has its id, its day, its name and its page'
  }
]

function calendarsOf(site: Site): string[] {
  return site.addresses.filter(address => address.endsWith('.ics'))
}

function formFaults(at: string, text: string): Fault[] {
  const lines = text.split('\r\n')
  const long = lines.filter(line => Buffer.byteLength(line) > octetsPerLine).length
  return [
    ...(text.includes('\n') && lines.every(line => !line.includes('\n'))
      ? []
      : [{ at, change: 'End each line with CRLF.' }]),
    ...(long > 0 ? [{ at, change: `Fold lines at ${octetsPerLine} octets: ${long} are longer.` }] : []),
    ...(calendarIn(text) === null ? [{ at, change: 'Write a calendar that a program can read.' }] : [])
  ]
}

function calendarIn(text: string): ICAL.Component | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    return calendar.name === 'vcalendar' ? calendar : null
  } catch {
    return null
  }
}

function eventFaults(at: string, site: Site): Fault[] {
  const events = calendarIn(site.text(at))?.getAllSubcomponents('vevent') ?? []
  return events.flatMap(event => {
    const missing = required.filter(name => !event.getFirstPropertyValue(name))
    const url = String(event.getFirstPropertyValue('url') ?? '')
    const dead = missing.length === 0 && !site.has(pathOf(url) ?? '?')
    const name = String(event.getFirstPropertyValue('summary') ?? '?')
    return [
      ...missing.map(property => ({ at, change: `Give «${name}» a ${property.toUpperCase()}.` })),
      ...(dead ? [{ at, change: `Lead «${name}» to a page that is there: ${url}` }] : [])
    ]
  })
}

/** The files that other programs read (lines F): catalogue, product feed, news, calendars, copies in Markdown, embeds. */
export const feedChecks: readonly Check[] = [
  ...catalogueChecks,
  ...productChecks,
  ...newsChecks,
  ...calendarChecks,
  ...markdownPageChecks,
  ...embedChecks
]
