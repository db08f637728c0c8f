import { mix, standingOut } from '#domain/poster/colour.ts'
import { tapasTable } from './mesa-tapas.ts'
import { craftStall } from './puestos.ts'
import { niche } from '#posters/props/buildings/walls.ts'
import { awning, heap } from '#posters/props/things/food.ts'
import { jug, melon, orange } from '#posters/props/things/larder.ts'
import { pot } from '#posters/props/nature/plants.ts'
import { d, ellipse, path, rect } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A jug, oranges, a cut melon: what the market gave. */
function stillLife(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const edge = height * 0.8
  const x = width * random.between(0.32, 0.4)
  const size = scale * random.between(1.1, 1.35)
  const wall = standingOut([ink.wood, ink.light, '#e8862d'], [ink.mid, ink.leaf, ink.water])
  const cloth = d`M0 ${height}V${edge + 44 * scale}C${width * 0.3} ${edge + 26 * scale} ${width * 0.6} ${height} ${width} ${edge + 38 * scale}V${height}z`
  const fruit = (at: number, drop: number) => orange(ink, { scale, x: width * at, y: edge + drop * scale })
  return (
    rect(0, 0, width, height, wall) +
    niche(width * 0.42, edge, width * 0.32, height * 0.34, mix(wall, ink.deep, 0.45), ink.light) +
    rect(0, edge, width, height, ink.wood) +
    ellipse(x + 14 * scale, edge + 8 * scale, 84 * scale, 9 * scale, ink.deep) +
    jug(ink, random.pick([ink.water, ink.leaf, ink.accent]), {
      flip: random.chance(0.5),
      scale: size,
      x,
      y: edge + 6 * scale
    }) +
    melon(ink, { scale: scale * 1.1, turn: -8, x: width * 0.73, y: edge - 22 * scale }) +
    fruit(0.53, 12) +
    fruit(0.61, 26) +
    (random.chance(0.5) ? fruit(0.15, 18) : '') +
    path(cloth, ink.light) +
    (random.chance(0.5) ? pot(ink, { scale: scale * 0.9, x: width * 0.92, y: edge }) : '')
  )
}

const mark = (stage: Stage) =>
  rect(14, 36, 5, 60, stage.ink.deep) +
  rect(77, 36, 5, 60, stage.ink.deep) +
  heap(28, 66, 11, 5, '#f39c2d', stage.ink.light) +
  rect(10, 70, 76, 26, stage.ink.mid) +
  awning(stage, 6, 90, 16, 40, 7, stage.ink.accent)

export const mercado = {
  bodegon: { mark, scene: stillLife },
  'mesa-tapas': { mark, scene: tapasTable },
  puestos: { mark, scene: craftStall }
} satisfies Record<string, Picture>
