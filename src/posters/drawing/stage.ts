import type { Composition } from '#domain/composition/compositions.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import type { Inks } from '#domain/poster/inks.ts'
import type { Scene } from '#posters/motif.ts'
import type { Random } from './random.ts'

/** What a poster is drawn from. Same subject, same poster. */
export interface PosterSubject {
  seed: string
  motif: Composition | Scene
  province: ProvinceSlug
  light: TimeOfDay
  /** Which colours of its province it is printed in, from 0; without it the seed draws one. */
  colourway?: number | null
}

/** The sheet a poster is drawn on: its size, its colours and its chance. */
export interface Stage {
  width: number
  height: number
  /** How large the main figure is drawn: 1 on a card of 400 by 300. */
  scale: number
  ink: Inks
  light: TimeOfDay
  province: ProvinceSlug
  random: Random
}

/** What a composition draws: the whole picture, or its sign alone on a small square of 96 by 96. */
export interface Picture {
  scene: (stage: Stage) => string
  mark: (stage: Stage) => string
  /** Pictures that must not be mirrored: real buildings. */
  isFixed?: true
}
