import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { searchFile } from '#catalog/pages/data.ts'
import { localeOf } from '#domain/locale.ts'
import { jsonResponse, searchTable } from '#i18n/data-files.ts'
import { wordsFor } from '#i18n/words.ts'

export const getStaticPaths = searchFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof searchFile>> = ({ props }) => {
  const { language, ...data } = searchFile.read(props)
  return jsonResponse(searchTable(wordsFor(localeOf(language)), data))
}
