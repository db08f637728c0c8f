import { draw } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { belfry, castle, terrace } from './houses.ts'
import { hills, peaks } from '#posters/props/nature/land.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { cypress } from '#posters/props/nature/trees.ts'

/** What is seen through the arch. */
export function fortress(stage: Stage, radius: number, wall: string): string {
  const { height, ink, random, scale, width } = stage
  const x = width / 2
  const tops = [
    { reach: 0.26, x: random.between(0.3, 0.42), y: 0.4 },
    { reach: 0.3, x: random.between(0.54, 0.68), y: 0.34 }
  ]
  const isSnowy = random.chance(0.6)
  const at = {
    scale: scale * random.between(0.8, 1),
    x: x + random.between(-20, 20) * scale,
    y: height * 0.72
  }
  const village =
    terrace(ink, random, x - 60 * scale, height * 0.74, 120 * scale, 28 * scale) + belfry(ink, at)
  const trees = draw(4, index => {
    const size = scale * random.between(0.45, 0.7)
    return cypress(ink, { scale: size, x: x + (index - 1.5) * radius * 0.42, y: height * 0.92 })
  })
  return (
    sky(stage, { from: 0.4, horizon: 0.66, size: 1.4, to: 0.6 }) +
    (isSnowy
      ? peaks(stage, tops, 0.72, ink.far, ink.ridge, ink.light)
      : hills(stage, 0.68, 0.14, ink.far, 5)) +
    hills(stage, 0.74, 0.1, ink.mid === wall ? ink.leaf : ink.mid, 2) +
    (random.chance(0.6) ? castle(ink, at, ink.land === wall ? ink.light : ink.land) : village) +
    hills(stage, 0.84, 0.08, ink.leaf, 3) +
    trees
  )
}
