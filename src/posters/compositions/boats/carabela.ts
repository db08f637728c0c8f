import { hills } from '#posters/props/nature/land.ts'
import { caravel } from '#posters/props/buildings/landmarks.ts'
import { birds, clouds, sky } from '#posters/props/nature/sky.ts'
import { stonePine } from '#posters/props/nature/trees.ts'
import { sea, swell } from '#posters/props/nature/water.ts'
import { path, rect } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A ship of Columbus under full sail, stone pines on the shore. */
function setSail(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  return (
    sky(stage, { from: 0.12, height: 0.4, horizon: 0.66, size: 1.2, to: 0.2 }) +
    clouds(stage, ink.haze, 2, 0.3) +
    birds(stage, random.whole(1, 3), 0.32) +
    hills(stage, 0.68, 0.06, ink.far, 5) +
    sea(stage, 0.67, ink.water, 0.8) +
    caravel(ink, {
      scale: scale * random.between(1.02, 1.14),
      turn: random.between(-3, 2),
      x: width * random.between(0.46, 0.52),
      y: height * 0.82
    }) +
    swell(stage, 0.84, 0.03, width * 0.18, ink.wave, ink.light) +
    hills(stage, 0.99, 0.07, ink.land, 3) +
    stonePine(ink, { scale: scale * 1.3, x: width * 0.9, y: height }, ink.leaf)
  )
}

export const carabela: Picture = {
  mark: ({ ink }) =>
    caravel(ink, { scale: 0.36, x: 46, y: 76 }) +
    rect(0, 78, 96, 18, ink.water) +
    path('M0 84q12 6 24 0t24 0t24 0t24 0V96H0z', ink.wave),
  scene: setSail
}
