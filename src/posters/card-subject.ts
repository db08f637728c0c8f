import type { Card } from '#domain/catalogue/card.ts'
import { wholeRegion } from '#domain/place/province.ts'

import type { PosterSubject } from './poster.ts'

/** Facts of an experience that its poster needs. */
export type PosterCard = Pick<Card, 'paletteVariant' | 'id' | 'light' | 'motif' | 'provinces'>

/** Subject of an experience's poster: its composition, its province and the light at its start. */
export function cardSubject({ paletteVariant, id, light, motif, provinces }: PosterCard): PosterSubject {
  const [province = wholeRegion] = provinces
  return { paletteVariant, light, motif, province, seed: id }
}
