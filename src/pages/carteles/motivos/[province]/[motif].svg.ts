import type { APIRoute } from 'astro'

import { type ProvinceSlug, provinceSlugs } from '#domain/place/province.ts'
import { leadingComposition, type Motif, motifs } from '#posters/motif.ts'
import { poster } from '#posters/poster.ts'
import { svgResponse } from '#posters/response.ts'

interface Props {
  motif: Motif
  province: ProvinceSlug
}

export function getStaticPaths() {
  return provinceSlugs.flatMap(province =>
    motifs.map(motif => ({ params: { motif, province }, props: { motif, province } }))
  )
}

export const GET: APIRoute<Props> = ({ props: { motif, province } }) =>
  svgResponse(poster({ light: 'day', motif: leadingComposition(motif), province, seed: motif }, 'mark'))
