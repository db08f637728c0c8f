import { mix, standingOut } from '#domain/poster/colour.ts'
import { tiles as azulejos } from '#posters/props/things/pottery.ts'
import { niche } from '#posters/props/buildings/walls.ts'
import { awning, dish, ham, heap, wineGlass } from '#posters/props/things/food.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { jug, melon, orange, toast } from '#posters/props/things/larder.ts'
import { pot } from '#posters/props/nature/plants.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { d, draw, ellipse, path, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

function stall(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [left, right] = [width * 0.06, width * 0.94]
  const counter = height * 0.74
  const colours = ['#c8242f', '#f39c2d', ink.leaf, '#f6cf45', ink.wood]
  const start = random.whole(0, 4)
  const crate = (index: number) => {
    const wide = (right - left) / 4
    const x = left + index * wide + 5
    const size = wide / 5.2
    const fruit = colours[(index + start) % 5] ?? ink.accent
    return (
      heap(x + size * 0.9, counter - size * 0.6, size, 5, fruit, ink.light) +
      rect(x, counter - 4, wide - 9, height * 0.1, index % 2 ? ink.wood : ink.land) +
      stroke(d`M${x} ${counter + height * 0.03}h${wide - 9}`, ink.deep, 1.6)
    )
  }
  return (
    sky(stage, { from: 0.4, horizon: 0.7, size: 1.5, to: 0.6 }) +
    hills(stage, 0.66, 0.12, ink.far, 4) +
    terrace(ink, random, width * 0.3, height * 0.68, width * 0.5, 36 * scale) +
    rect(0, height * 0.7, width, height, ink.deep) +
    rect(left, height * 0.16, 7, height, ink.deep) +
    rect(right - 7, height * 0.16, 7, height, ink.deep) +
    draw(random.whole(2, 4), index =>
      ham(ink, {
        scale: scale * random.between(0.62, 0.78),
        x: left + (right - left) * (0.16 + index * 0.115),
        y: height * 0.29
      })
    ) +
    draw(4, crate) +
    rect(left - 4, counter + height * 0.1, right - left + 8, height, ink.mid) +
    rect(left - 4, counter + height * 0.095, right - left + 8, 6, ink.light) +
    awning(
      stage,
      left - 12,
      right + 12,
      height * 0.06,
      height * 0.26,
      random.pick([9, 11, 13]),
      random.pick([ink.accent, ink.mid, ink.leaf])
    )
  )
}

/** A table in a tavern: wine, olives, bread with sardines. */
function table(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const edge = height * 0.78
  const tile = 26 * scale
  const tiles = draw(
    Math.ceil(width / tile),
    index => d`M${index * tile} ${height}l${tile / 2} ${-tile / 2}l${tile / 2} ${tile / 2}z`
  )
  const wall = standingOut([ink.light, ink.wood, ink.accent], [ink.mid, ink.leaf])
  return (
    rect(0, 0, width, height, wall) +
    azulejos(stage, 0, height * 0.2, ink.light, ink.water, ink.land) +
    rect(0, height * 0.2, width, 9 * scale, ink.wood) +
    rect(0, edge, width, height, ink.accent) +
    rect(0, edge, width, 7 * scale, ink.light) +
    path(tiles, ink.light) +
    wineGlass(
      ink,
      { scale: scale * 1.75, x: width * random.between(0.2, 0.26), y: edge + 4 },
      random.pick([ink.wood, '#e9a23b', ink.accent])
    ) +
    dish(ink, {
      scale: scale * random.between(1.15, 1.45),
      x: width * random.between(0.48, 0.56),
      y: edge + 16 * scale
    }) +
    toast(ink, { scale: scale * 0.95, turn: -4, x: width * 0.78, y: edge + 14 * scale }) +
    ham(ink, { scale: scale * 1.15, x: width * random.between(0.82, 0.9), y: -14 })
  )
}

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
  'mesa-tapas': { mark, scene: table },
  puestos: { mark, scene: stall }
} satisfies Record<string, Picture>
