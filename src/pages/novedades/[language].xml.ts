import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { newsFile } from '#catalog/pages/listing/feeds.ts'
import { localeOf } from '#domain/text/locale.ts'
import { newsFeed } from '#i18n/feeds/news.ts'
import { textResponse } from '#i18n/site/text-response.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = newsFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof newsFile>> = ({ props }) => {
  const { items, language } = newsFile.read(props)
  return textResponse(newsFeed(wordsFor(localeOf(language)), items), 'application/rss+xml')
}
