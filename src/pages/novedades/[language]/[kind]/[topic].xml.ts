import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { topicNewsFile } from '#catalog/pages/listing/feeds.ts'
import { feedRoutes } from '#domain/site/feed-routes.ts'
import { localeOf } from '#domain/text/locale.ts'
import { newsFeed } from '#i18n/feeds/news.ts'
import { textResponse } from '#i18n/site/text-response.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = topicNewsFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof topicNewsFile>> = ({ props }) => {
  const { items, title } = topicNewsFile.read(props)
  const { language, topic } = props.ids
  const words = wordsFor(localeOf(language))
  const address = feedRoutes.newsAbout(language, topic.kind, topic.name)
  return textResponse(newsFeed(words, items, { address, title: words.plain(title) }), 'application/rss+xml')
}
