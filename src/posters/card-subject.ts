import type { Card } from '#domain/catalogue/card.ts'
import { wholeRegion } from '#domain/place/province.ts'

import type { PosterSubject } from './poster.ts'

/** What a poster needs to know of an experience. */
export type PosterCard = Pick<Card, 'colourway' | 'id' | 'light' | 'motif' | 'provinces'>

/** What the poster of an experience is drawn from: what it shows, its province and the light in which it begins. */
export function cardSubject({ colourway, id, light, motif, provinces }: PosterCard): PosterSubject {
  const [province = wholeRegion] = provinces
  return { colourway, light, motif, province, seed: id }
}
