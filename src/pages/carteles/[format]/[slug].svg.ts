import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { posterFile } from '#catalog/pages/catalogue/posters.ts'
import { cardSubject } from '#posters/card-subject.ts'
import { poster } from '#posters/poster.ts'
import { svgResponse } from '#posters/response.ts'

export const getStaticPaths = posterFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof posterFile>> = ({ props }) => {
  const { card, format } = posterFile.read(props)
  return svgResponse(poster(cardSubject(card), format))
}
