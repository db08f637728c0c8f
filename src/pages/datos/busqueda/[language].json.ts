import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { searchFile } from '#catalog/pages/listing/data.ts'
import { localeOf } from '#domain/text/locale.ts'
import { jsonResponse, searchTable } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = searchFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof searchFile>> = ({ props }) => {
  const { language, ...data } = searchFile.read(props)
  return jsonResponse(searchTable(wordsFor(localeOf(language)), data))
}
