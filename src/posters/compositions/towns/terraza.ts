import { belfry, terrace } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { pot } from '#posters/props/nature/plants.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { palm } from '#posters/props/nature/trees.ts'
import {
  beads,
  d,
  draw,
  path,
  place,
  type Placing,
  rect,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A tall drink with ice, a slice and a straw; foot at the origin. 60 wide, 110 high. */
function cocktail({ ink }: Stage, drink: string, at: Placing): string {
  return place(
    stroke('M2-60L22-124', ink.accent, 4, round) +
      path('M-28-100H28L20 0H-20z', ink.light, ' opacity=".6"') +
      path('M-25-76H25L19-4H-19z', drink) +
      path('M-16-68L-2-74L6-58L-10-52zM4-44L18-48L20-34L8-30z', ink.light, ' opacity=".7"') +
      ring(26, -98, 14, '#f39c2d', 6) +
      rect(-20, -4, 40, 5, ink.light),
    at
  )
}

/** A round table with its cloth, top at the origin. */
function table({ ink }: Stage, at: Placing): string {
  return place(
    path('M-96 0Q0-22 96 0Q0 24-96 0z', ink.light) +
      path('M-96 0Q0 24 96 0L90 90H-90z', ink.shade) +
      path('M-60 12L-64 90H-40L-34 16zM20 18L24 90H54L46 14z', ink.light),
    at
  )
}

function roof(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const garland = (y: number, sag: number) =>
    d`M-4 ${height * y}Q${width * 0.3} ${height * (y + sag)} ${width * 0.58} ${height * (y - 0.02)}T${width + 4} ${height * y}`
  const rail = draw(Math.ceil(width / 16) + 1, index => d`M${index * 16} ${height * 0.7}v${height * 0.2}`)
  const at = { scale: scale * 0.98, x: width * random.between(0.26, 0.32), y: height * 0.86 }
  return (
    sky(stage, { from: 0.7, height: 0.74, horizon: 0.54, size: 0.8, to: 0.84 }) +
    hills(stage, 0.56, 0.1, ink.far, 4) +
    terrace(ink, random, -8, height * 0.62, width * 1.1, 34 * scale) +
    belfry(ink, { scale: scale * 1.5, x: width * random.between(0.5, 0.6), y: height * 0.68 }) +
    terrace(ink, random, -14, height * 0.7, width * 1.1, 46 * scale) +
    rect(0, height * 0.88, width, height, ink.wood) +
    stroke(rail, ink.deep, 2.4) +
    rect(0, height * 0.69, width, 6, ink.deep) +
    stroke(garland(0.09, 0.14) + garland(0.2, 0.12), ink.deep, 1.6) +
    stroke(garland(0.09, 0.14) + garland(0.2, 0.12), '#ffc94d', 9 * scale, beads(30 * scale)) +
    palm(ink, { scale: scale * 1.1, x: width * 0.94, y: height * 0.98 }, ink.leaf) +
    pot(ink, { scale: scale * 1.3, x: width * 0.78, y: height * 0.98 }) +
    table(stage, { ...at, scale: scale * 1.1 }) +
    cocktail(stage, '#f08a3c', { scale: scale * 0.96, x: at.x - 26 * scale, y: at.y }) +
    cocktail(stage, ink.accent, { flip: true, scale: scale * 0.96, x: at.x + 32 * scale, y: at.y + 4 })
  )
}

export const terraza: Picture = {
  mark: stage =>
    rect(0, 76, 96, 20, stage.ink.wood) +
    cocktail(stage, stage.ink.accent, { scale: 0.62, x: 40, y: 84 }) +
    stroke('M0 8Q40 26 96 6', '#ffc94d', 7, beads(15)),
  scene: roof
}
