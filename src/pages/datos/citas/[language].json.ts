import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { eventsFile } from '#catalog/pages/listing/data.ts'
import { localeOf } from '#domain/text/locale.ts'
import { createEventsTable, jsonResponse } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { cardPoster } from '#posters/address.ts'

export const getStaticPaths = eventsFile.staticPaths

const eventsTable = createEventsTable(cardPoster)

export const GET: APIRoute<PagePropsOf<typeof eventsFile>> = ({ props }) => {
  const { records, language } = eventsFile.read(props)
  return jsonResponse(eventsTable(wordsFor(localeOf(language)), records))
}
