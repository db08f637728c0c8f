import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { placesFile } from '#catalog/pages/catalogue/posters.ts'
import { svgResponse } from '#posters/response.ts'
import { placesMap } from '#posters/spot-map.ts'

export const getStaticPaths = placesFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof placesFile>> = ({ props }) => {
  const { map, places, province } = placesFile.read(props)
  return svgResponse(placesMap(map, province, places))
}
