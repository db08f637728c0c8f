import { mix, standingOut } from '#domain/poster/colour.ts'
import { bicycle, cyclist } from '#posters/props/things/bicycles.ts'
import { covering } from '#posters/props/canvas.ts'
import { hills, road, slope } from '#posters/props/nature/land.ts'
import { clouds, sky } from '#posters/props/nature/sky.ts'
import { cypress, oliveTree, stonePine } from '#posters/props/nature/trees.ts'
import {
  circle,
  d,
  dots,
  draw,
  path,
  place,
  type Point,
  rect,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Left in the shade of a lime wall, beside a door, under a bougainvillea. */
function standing(stage: Stage): string {
  const { ink, random } = stage
  const shadow = mix(ink.lime, ink.deep, 0.2)
  const door = random.pick([ink.water, ink.leaf, ink.mid])
  const frame = standingOut([ink.lime, ink.deep], [ink.accent, ink.mid, ink.wood])
  const blossom = times(
    26,
    index =>
      [
        250 + ((index * 47) % 160),
        ((index * 31) % 78) - 6 + Math.max(0, 30 - Math.abs(330 - (250 + ((index * 47) % 160))) * 0.4)
      ] as const
  )
  const basket = place(
    path('M44-128H84L78-100H50z', ink.wood) +
      stroke('M47-118H81M48-109H80', mix(ink.wood, ink.light, 0.4), 2.4) +
      circle(54, -132, 9, ink.accent) +
      circle(66, -138, 9, ink.light) +
      circle(77, -131, 8, '#f6c445'),
    { scale: 1.16, x: 214, y: 268 }
  )
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.lime) +
      path('M400 40L250 252H400z', shadow) +
      path('M14 252V98a56 56 0 0 1 112 0V252z', ink.accent) +
      path('M24 252V98a46 46 0 0 1 92 0V252z', door) +
      stroke('M70 54V252M24 146H116M24 204H116', mix(door, ink.deep, 0.4), 3) +
      circle(82, 176, 5, '#f6c445') +
      rect(8, 246, 124, 10, ink.shade) +
      rect(0, 228, 14, 26, mix(ink.land, ink.lime, 0.3)) +
      rect(126, 228, 274, 26, mix(ink.land, ink.lime, 0.3)) +
      rect(0, 254, 400, 46, ink.land) +
      stroke(
        'M0 272H400M0 288H400M60 254v18M170 254v18M290 254v18M110 272v16M240 272v16M350 272v16',
        mix(ink.land, ink.wood, 0.45),
        2
      ) +
      bicycle({ ...ink, deep: shadow }, { scale: 1.16, x: 238, y: 262 }, shadow) +
      path('M236-4C252 40 300 20 322 52C346 84 380 60 404 92V-4z', ink.leaf) +
      path('M290-4C300 24 340 16 356 40C372 60 392 44 404 62V-4z', ink.bush) +
      dots(blossom, ink.accent, 15) +
      dots(
        blossom.filter((_, index) => index % 3 === 0),
        mix(ink.accent, ink.light, 0.4),
        8
      ) +
      bicycle(ink, { scale: 1.16, x: 214, y: 268 }, frame) +
      (random.chance(0.6) ? basket : ''),
    200,
    160
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
