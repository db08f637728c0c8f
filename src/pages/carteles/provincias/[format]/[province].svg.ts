import type { APIRoute } from 'astro'

import { type ProvinceSlug, provinceSlugs } from '#domain/place/province.ts'
import { poster, type PosterFormat } from '#posters/poster.ts'
import { svgResponse } from '#posters/response.ts'

interface Props {
  format: PosterFormat
  province: ProvinceSlug
}

const formats = ['wide', 'share', 'mark', 'panorama'] as const satisfies PosterFormat[]

export function getStaticPaths() {
  return formats.flatMap(format =>
    provinceSlugs.map(province => ({ params: { format, province }, props: { format, province } }))
  )
}

export const GET: APIRoute<Props> = ({ props: { format, province } }) =>
  svgResponse(poster({ light: 'day', motif: 'cover', province, seed: province }, format))
