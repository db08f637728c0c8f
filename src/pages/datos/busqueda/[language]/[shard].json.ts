import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { searchShard } from '#catalog/pages/listing/data.ts'
import { localeOf } from '#domain/text/locale.ts'
import { jsonResponse, searchShardTable } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = searchShard.staticPaths

export const GET: APIRoute<PagePropsOf<typeof searchShard>> = ({ props }) => {
  const { language, searchables } = searchShard.read(props)
  return jsonResponse(searchShardTable(wordsFor(localeOf(language)), searchables))
}
