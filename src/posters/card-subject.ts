import type { Card } from '#domain/card.ts'
import { wholeRegion } from '#domain/province.ts'

import { isMotif, type Motif, motifOr, type Scene } from './motif.ts'
import type { PosterSubject } from './poster.ts'

/** What a poster needs to know of an experience. */
export type PosterCard = Pick<Card, 'id' | 'isEvent' | 'light' | 'motif' | 'provinces'>

/** What the poster of an experience is drawn from: its category, its province and the light in which it begins. */
export function cardSubject(card: PosterCard): PosterSubject {
  const [province = wholeRegion] = card.provinces
  return { light: card.light, motif: motifOf(card), province, seed: card.id }
}

/** Without a motif of its category an event is a feast. */
function motifOf({ isEvent, motif }: PosterCard): Motif | Scene {
  if (motif !== null && isMotif(motif)) return motif
  return isEvent ? 'fiesta' : motifOr(motif)
}
