import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { provinceTwin } from '#catalog/pages/twins.ts'
import { localeOf } from '#domain/locale.ts'
import { provinceMarkdown } from '#i18n/feeds/twin.ts'
import { textResponse } from '#i18n/text-response.ts'
import { wordsFor } from '#i18n/words.ts'

export const getStaticPaths = provinceTwin.staticPaths

export const GET: APIRoute<PagePropsOf<typeof provinceTwin>> = ({ props }) => {
  const { language, ...twin } = provinceTwin.read(props)
  return textResponse(provinceMarkdown(wordsFor(localeOf(language)), twin), 'text/markdown')
}
