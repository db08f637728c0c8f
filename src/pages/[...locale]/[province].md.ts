import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { provinceMarkdownPage } from '#catalog/pages/listing/markdown-pages.ts'
import { localeOf } from '#domain/text/locale.ts'
import { provinceMarkdown } from '#i18n/feeds/markdown-page.ts'
import { textResponse } from '#i18n/site/text-response.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = provinceMarkdownPage.staticPaths

export const GET: APIRoute<PagePropsOf<typeof provinceMarkdownPage>> = ({ props }) => {
  const { language, ...shown } = provinceMarkdownPage.read(props)
  return textResponse(provinceMarkdown(wordsFor(localeOf(language)), shown), 'text/markdown')
}
