import type { Card } from '#domain/card.ts'
import { wholeRegion } from '#domain/province.ts'

import { motifOr } from './motif.ts'
import type { PosterSubject } from './poster.ts'

/** What the poster of a card is drawn from. */
export function cardSubject({
  id,
  light,
  motif,
  provinces
}: Pick<Card, 'id' | 'light' | 'motif' | 'provinces'>): PosterSubject {
  return {
    light,
    motif: motifOr(motif),
    province: provinces[0] ?? wholeRegion,
    seed: id
  }
}
