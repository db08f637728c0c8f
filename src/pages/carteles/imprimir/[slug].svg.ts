import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { printFile } from '#catalog/pages/catalogue/posters.ts'
import { placeOf } from '#i18n/site/share-words.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { cardSubject } from '#posters/card-subject.ts'
import { printedPoster } from '#posters/print.ts'
import { svgResponse } from '#posters/response.ts'
import { settings } from '#settings.ts'

export const getStaticPaths = printFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof printFile>> = ({ props }) => {
  const { card, municipality, name, province } = printFile.read(props)
  const place = placeOf(wordsFor('es'), { municipality }, province ?? undefined)
  return svgResponse(printedPoster(cardSubject(card), { brand: settings.name, name, place }))
}
