import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { searchShard } from '#catalog/pages/data.ts'
import { localeOf } from '#domain/locale.ts'
import { jsonResponse, searchShardTable } from '#i18n/data-files.ts'
import { wordsFor } from '#i18n/words.ts'

export const getStaticPaths = searchShard.staticPaths

export const GET: APIRoute<PagePropsOf<typeof searchShard>> = ({ props }) => {
  const { language, searchables } = searchShard.read(props)
  return jsonResponse(searchShardTable(wordsFor(localeOf(language)), searchables))
}
