import { addressIn } from '#domain/page/canonical.ts'
import type { Card } from '#domain/catalogue/card.ts'
import { feedRoutes } from '#domain/site/feed-routes.ts'
import { routes } from '#domain/site/routes.ts'
import { escapeMarkup } from '#domain/text/escape-markup.ts'
import type { Words } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

interface Item {
  card: Card
  /** ISO 8601. */
  updated: string
}

/** Subject of a feed that is not about everything, and its address. */
interface Topic {
  address: string
  title: string
}

/** RSS 2.0. A name in another language leads to the page in that language, which is the one that is written. */
export function newsFeed(words: Words, items: Item[], topic: Topic | null = null): string {
  const { language, t } = words
  const self = settings.site + (topic?.address ?? feedRoutes.news(language))
  const title = `${settings.name}: ${t('feeds.newsTitle')}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', topic === null ? title : `${title}, ${topic.title}`),
    element('link', addressIn(settings.site, language, routes.home)),
    element('description', t('feeds.newsDescription')),
    element('language', language),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(item => itemOf(words, item)),
    '</channel></rss>',
    ''
  ].join('\n')
}

function itemOf({ plain, priceLine, read }: Words, { card, updated }: Item): string {
  const { language, text } = read(card.name)
  const url = addressIn(settings.site, language, routes.experience(card.slug))
  const facts = [card.tagline && plain(card.tagline), card.municipality, priceLine(card.price)]
  return `<item>${[
    element('title', text),
    element('link', url),
    `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
    element('pubDate', new Date(updated).toUTCString()),
    element('description', facts.filter(Boolean).join(' · '))
  ].join('')}</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}
