import { caravel } from '#posters/props/buildings/landmarks.ts'
import { clouds, stars } from '#posters/props/nature/sky.ts'
import { hills } from '#posters/props/nature/land.ts'
import { sea, swell } from '#posters/props/nature/water.ts'
import { rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The three ships of 1492, the first one close. */
function fleet(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  return (
    rect(0, 0, width, height, ink.sky) +
    (stage.light === 'night' ? stars(stage, 30, 0.5) : clouds(stage, ink.haze, 4, 0.4)) +
    hills(stage, 0.66, 0.08, ink.far, 5) +
    sea(stage, 0.65, ink.water) +
    caravel(ink, { scale: scale * 0.34, x: width * random.between(0.12, 0.16), y: height * 0.67 }) +
    caravel(ink, { scale: scale * 0.52, x: width * random.between(0.3, 0.36), y: height * 0.71 }) +
    swell(stage, 0.74, 0.025, width / 6, ink.wave, ink.light) +
    caravel(ink, {
      scale: scale * random.between(1.12, 1.18),
      turn: random.between(-4, 2),
      x: width * 0.66,
      y: height * 0.86
    }) +
    swell(stage, 0.87, 0.045, width / 4, ink.water, ink.light) +
    swell(stage, 0.95, 0.04, width / 3, ink.deep)
  )
}

export const carabelas: Picture = {
  mark: stage =>
    caravel(stage.ink, { scale: 0.38, x: 46, y: 80 }) +
    rect(0, 80, 96, 16, stage.ink.water) +
    stroke('M6 86h28M52 90h30', stage.ink.light, 3),
  scene: fleet
}
