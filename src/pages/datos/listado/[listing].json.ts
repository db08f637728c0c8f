import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { listingFile } from '#catalog/pages/listing/data.ts'
import { localeOf } from '#domain/text/locale.ts'
import { createListingTable, jsonResponse } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { cardPoster } from '#posters/address.ts'

export const getStaticPaths = listingFile.staticPaths

const listingTable = createListingTable(cardPoster)

export const GET: APIRoute<PagePropsOf<typeof listingFile>> = ({ props }) => {
  const { language, ...listing } = listingFile.read(props)
  return jsonResponse(listingTable(wordsFor(localeOf(language)), listing))
}
