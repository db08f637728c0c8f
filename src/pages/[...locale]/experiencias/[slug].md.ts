import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { experienceMarkdownPage } from '#catalog/pages/listing/markdown-pages.ts'
import { localeOf } from '#domain/text/locale.ts'
import { experienceMarkdown } from '#i18n/feeds/markdown-page.ts'
import { textResponse } from '#i18n/site/text-response.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = experienceMarkdownPage.staticPaths

export const GET: APIRoute<PagePropsOf<typeof experienceMarkdownPage>> = ({ props }) => {
  const { language, shown } = experienceMarkdownPage.read(props)
  return textResponse(experienceMarkdown(wordsFor(localeOf(language)), shown), 'text/markdown')
}
