import { bicycle, cyclist } from '#posters/props/things/bicycles.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { hills, road, slope } from '#posters/props/nature/land.ts'
import { birds, clouds, sky } from '#posters/props/nature/sky.ts'
import { cypress, oliveTree, stonePine } from '#posters/props/nature/trees.ts'
import { circle, d, draw, path, place, type Point, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Left against the railing, the sea or the sierra behind. */
function standing(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const rail = height * 0.66
  const basket = place(
    path('M44-128H84L78-100H50z', ink.wood) +
      circle(54, -132, 8, ink.accent) +
      circle(66, -137, 8, ink.light) +
      circle(76, -131, 7, ink.accent),
    { scale: scale * 1.18, x: width * 0.48, y: height * 0.93 }
  )
  return (
    sky(stage, { from: 0.5, height: 0.6, horizon: 0.7, size: 2.1, to: 0.62 }) +
    birds(stage, 3, 0.34) +
    hills(stage, 0.7, 0.14, ink.far, 4) +
    (random.chance(0.5)
      ? terrace(ink, random, -8, height * 0.72, width * 1.05, 40 * scale)
      : hills(stage, 0.72, 0.12, ink.ridge, 5)) +
    rect(0, height * 0.7, width, height, random.chance(0.5) ? ink.water : ink.leaf) +
    stroke(
      draw(Math.ceil(width / 22) + 1, index => d`M${index * 22} ${rail}V${height * 0.88}`),
      ink.light,
      2.4
    ) +
    rect(0, rail - 5, width, 6, ink.light) +
    rect(0, height * 0.87, width, height, ink.land) +
    rect(0, height * 0.87, width, 4, ink.wood) +
    bicycle(
      ink,
      { scale: scale * 1.18, x: width * 0.48, y: height * 0.93 },
      random.pick([ink.accent, ink.wood, ink.light])
    ) +
    (random.chance(0.6) ? basket : '')
  )
}

/** A road that winds through the hills, riders on it. */
function winding(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const at = (x: number, y: number): Point => [width * x, height * y]
  return (
    sky(stage, { from: 0.66, horizon: 0.52, size: 1.5, to: 0.8 }) +
    clouds(stage, ink.haze, 2, 0.28) +
    hills(stage, 0.54, 0.16, ink.far, 5) +
    hills(stage, 0.62, 0.1, ink.mid, 3) +
    hills(stage, 0.7, 0.06, ink.land, 3) +
    road(
      [at(0.6, 0.6), at(0.66, 0.66), at(0.5, 0.72), at(0.36, 0.8), at(0.56, 0.9), at(0.5, 1.04)],
      width * 0.4,
      ink.shade
    ) +
    draw(6, index =>
      oliveTree(
        ink,
        {
          scale: scale * random.between(0.42, 0.6),
          x: width * (index < 3 ? 0.1 + index * 0.08 : 0.66 + index * 0.055),
          y: height * random.between(0.72, 0.8)
        },
        ink.leaf
      )
    ) +
    slope(stage, 1.0, 0.86, ink.leaf) +
    place(cyclist(ink, {}, ink.light) + bicycle(ink, {}), {
      scale: scale * random.between(0.58, 0.78),
      turn: -4,
      x: width * random.between(0.52, 0.68),
      y: height * 0.92
    }) +
    place(cyclist(ink, {}, ink.accent) + bicycle(ink, {}, ink.light), {
      scale: scale * 0.46,
      turn: -3,
      x: width * 0.34,
      y: height * 0.84
    }).repeat(random.whole(0, 1)) +
    slope(stage, 1.06, 0.95, ink.deep) +
    random.pick([cypress, stonePine])(ink, {
      scale: scale * random.between(1.5, 1.9),
      x: width * random.between(0.08, 0.16),
      y: height * 1.02
    })
  )
}

/** The old railway viaduct, a line of riders against the sky. */
function viaduct(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const deck = height * 0.52
  const span = 88 * scale
  const arch = (index: number) =>
    d`M${index * span + span * 0.14 - 20} ${height}V${deck + span * 0.62}a${span * 0.36} ${span * 0.36} 0 0 1 ${span * 0.72} 0V${height}z`
  const count = Math.ceil(width / span) + 1
  return (
    sky(stage, { from: 0.38, height: 0.74, horizon: 0.6, size: 2, to: 0.6 }) +
    hills(stage, 0.66, 0.22, ink.far, 4) +
    hills(stage, 0.82, 0.1, ink.leaf, 5) +
    path(d`M0 ${deck}H${width}V${height}H0z${draw(count, arch)}`, ink.wood, ' fill-rule="evenodd"') +
    rect(0, deck - 6, width, 9, ink.land) +
    stroke(
      d`M0 ${deck - 18}H${width}` + draw(Math.ceil(width / 30), index => d`M${index * 30} ${deck - 18}v14`),
      ink.deep,
      1.8
    ) +
    draw(random.whole(2, 4), index =>
      place(cyclist(ink, {}, index % 2 ? ink.accent : ink.light) + bicycle(ink, {}, ink.deep), {
        scale: scale * 0.4,
        x: width * (0.78 - index * 0.21),
        y: deck - 5
      })
    ) +
    hills(stage, 0.95, 0.1, ink.deep, 4) +
    stonePine(ink, { scale: scale * 0.8, x: width * 0.13, y: height * 0.96 }, ink.leaf)
  )
}

const mark = ({ ink }: Stage) =>
  circle(48, 34, 21, ink.sun) +
  rect(0, 76, 96, 20, ink.leaf) +
  bicycle(ink, { scale: 0.37, x: 48, y: 80 }, ink.light)

export const bicicleta = {
  'bici-camino': { mark, scene: winding },
  bicicleta: { mark, scene: standing },
  'via-verde': { mark, scene: viaduct }
} satisfies Record<string, Picture>
