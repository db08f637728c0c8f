import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { embedData } from '#catalog/pages/embed/embeds.ts'
import { localeOf } from '#domain/text/locale.ts'
import { createEmbedWriter } from '#i18n/embed/embed-words.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { cardPoster } from '#posters/address.ts'

export const getStaticPaths = embedData.staticPaths

const write = createEmbedWriter(cardPoster)

export const GET: APIRoute<PagePropsOf<typeof embedData>> = ({ props }) => {
  const source = embedData.read(props)
  return jsonResponse(write(wordsFor(localeOf(source.language)), source))
}
