import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { spotFile } from '#catalog/pages/catalogue/posters.ts'
import { svgResponse } from '#posters/response.ts'
import { spotMap } from '#posters/spot-map.ts'

export const getStaticPaths = spotFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof spotFile>> = ({ props }) => {
  const { map, provinces, spot } = spotFile.read(props)
  return svgResponse(spotMap(map, provinces, spot))
}
