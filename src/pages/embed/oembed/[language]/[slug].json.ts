import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { oembedFile } from '#catalog/pages/embed/oembed.ts'
import { localeOf } from '#domain/text/locale.ts'
import { oembedOf } from '#i18n/embed/oembed.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = oembedFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof oembedFile>> = ({ props }) => {
  const { experience, language } = oembedFile.read(props)
  return jsonResponse(oembedOf(wordsFor(localeOf(language)), experience))
}
