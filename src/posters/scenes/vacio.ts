import type { Inks } from '#domain/poster/inks.ts'
import { hills } from '#posters/props/nature/land.ts'
import { pot } from '#posters/props/nature/plants.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { orangeTree } from '#posters/props/nature/trees.ts'
import { ellipse, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The rush-seated chair of every terrace. */
function terraceChair(ink: Inks, at: Placing): string {
  return place(
    stroke('M-30 0L-34-136M26 0V-66M-30-60H30M-32-30H28M14-12V-62M-20-12L-22-62', ink.accent, 7, round) +
      stroke('M-34-128H-4M-33-106H-4M-4 -62L-8-136', ink.accent, 7, round) +
      path('M-40-72H34L28-58H-30z', ink.land),
    at
  )
}

function terraceTable(ink: Inks, at: Placing): string {
  return place(
    rect(-4, -84, 8, 84, ink.deep) +
      path('M-34 0C-20-10 20-10 34 0z', ink.deep) +
      ellipse(0, -88, 62, 9, ink.light) +
      path('M-62-88C-62-80 62-80 62-88V-84C62-74-62-74-62-84z', ink.shade),
    at
  )
}

function alone(stage: Stage): string {
  const { height, ink, scale, width } = stage
  const floor = height * 0.8
  return (
    sky(stage, { from: 0.4, height: 0.6, horizon: 0.74, size: 2.1, to: 0.52 }) +
    birds(stage, 2, 0.34) +
    hills(stage, 0.74, 0.14, ink.far, 4) +
    rect(0, height * 0.73, width, height, ink.water) +
    rect(0, floor, width, height, ink.land) +
    rect(0, floor - 16, width, 18, ink.light) +
    rect(0, floor + 2, width, 4, ink.wood) +
    orangeTree(ink, { scale: scale * 2.7, x: width * 0.88, y: floor + 16 * scale }, ink.leaf) +
    pot(ink, { scale: scale * 0.8, x: width * 0.08, y: floor - 14 }) +
    pot(ink, { scale: scale * 0.66, x: width * 0.17, y: floor - 14 }) +
    ellipse(width * 0.5, height * 0.935, 92 * scale, 7 * scale, ink.wood) +
    terraceChair(ink, { scale: scale * 0.92, x: width * 0.33, y: height * 0.93 }) +
    terraceTable(ink, { scale: scale * 0.92, x: width * 0.53, y: height * 0.93 })
  )
}

/** Nothing here: a table for nobody yet. */
export const vacio: Picture = {
  mark: ({ ink }) => rect(0, 78, 96, 18, ink.land) + terraceChair(ink, { scale: 0.54, x: 50, y: 86 }),
  scene: alone
}
