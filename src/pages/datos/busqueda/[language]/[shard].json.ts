import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { searchShard } from '#catalog/pages/listing/data.ts'
import { localeOf } from '#domain/text/locale.ts'
import { createSearchShardTable, jsonResponse } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { cardPoster } from '#posters/address.ts'

export const getStaticPaths = searchShard.staticPaths

const searchShardTable = createSearchShardTable(cardPoster)

export const GET: APIRoute<PagePropsOf<typeof searchShard>> = ({ props }) => {
  const { language, searchRecords } = searchShard.read(props)
  return jsonResponse(searchShardTable(wordsFor(localeOf(language)), searchRecords))
}
