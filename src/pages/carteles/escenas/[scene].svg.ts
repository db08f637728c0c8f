import type { APIRoute } from 'astro'

import { wholeRegion } from '#domain/place/province.ts'
import { type Scene, scenes } from '#posters/motif.ts'
import { poster } from '#posters/poster.ts'
import { svgResponse } from '#posters/response.ts'

interface Props {
  scene: Scene
}

export function getStaticPaths() {
  return scenes.map(scene => ({ params: { scene }, props: { scene } }))
}

export const GET: APIRoute<Props> = ({ props: { scene } }) =>
  svgResponse(poster({ light: 'evening', motif: scene, province: wholeRegion, seed: scene }, 'wide'))
