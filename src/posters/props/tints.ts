import { mix, multiply } from '#domain/poster/colour.ts'
import type { Stage } from '#posters/drawing/stage.ts'

/** A colour of nature, such as fur, skin or bread, in the light and among the colours of this poster. */
export function tinted({ ink, light }: Stage, colour: string): string {
  if (light === 'night') return mix(multiply(colour, '#a9b2f2'), ink.sky, 0.12)
  return mix(colour, light === 'evening' ? ink.sky : ink.land, 0.16)
}
