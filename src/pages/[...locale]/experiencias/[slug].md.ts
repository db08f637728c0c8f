import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { experienceTwin } from '#catalog/pages/twins.ts'
import { localeOf } from '#domain/locale.ts'
import { experienceMarkdown } from '#i18n/feeds/twin.ts'
import { textResponse } from '#i18n/text-response.ts'
import { wordsFor } from '#i18n/words.ts'

export const getStaticPaths = experienceTwin.staticPaths

export const GET: APIRoute<PagePropsOf<typeof experienceTwin>> = ({ props }) => {
  const { language, twin } = experienceTwin.read(props)
  return textResponse(experienceMarkdown(wordsFor(localeOf(language)), twin), 'text/markdown')
}
