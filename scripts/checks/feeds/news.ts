import type { Fault } from 'site-checks'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { feedRoutes } from '#domain/site/feed-routes.ts'
import { languages } from '#domain/text/locale.ts'
import { pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import type { Site } from '../site.ts'

const parser = new XMLParser({ isArray: name => name === 'item', parseTagValue: false })

/** Characters that XML forbids even when escaped; the validator lets them pass. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

interface Item {
  link?: string
  pubDate?: string
  title?: string
}

export const newsChecks: readonly Check[] = [
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
