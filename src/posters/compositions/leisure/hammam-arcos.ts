import { mix } from '#domain/poster/colour.ts'
import { circle, d, dashes, draw, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { horseshoe, horseshoeBand } from '#posters/props/buildings/arches.ts'
import { star } from '#posters/props/buildings/bath.ts'
import { lantern } from '#posters/props/buildings/houses.ts'
import { glitter } from '#posters/props/nature/water.ts'
import { bather } from '#posters/props/people/figures.ts'

const flame = '#ffc94d'

/** A wide arch with a warm room behind it, a small dark one on either side. */
function arches({ ink, width }: Stage, x: number, line: number, radius: number): string {
  const glow = (amount: number) => mix(ink.deep, flame, amount)
  const band = (at: number, size: number, broad: number) =>
    stroke(
      horseshoeBand(at, line, size * 1.14, size * (broad > 0.18 ? 0.94 : 1.48)),
      ink.light,
      radius * broad,
      dashes(radius * broad * 1.264)
    )
  const side = (at: number) =>
    path(horseshoe(at, line, radius * 0.62, radius * 0.92), ink.deep) +
    path(horseshoe(at, line, radius * 0.36, radius * 0.6), glow(0.18)) +
    band(at, radius * 0.62, 0.14)
  return (
    side(x - width * 0.33) +
    side(x + width * 0.33) +
    path(horseshoe(x, line, radius, radius * 0.94), ink.deep) +
    circle(x, line - radius * 0.6, radius * 0.86, glow(0.2)) +
    path(horseshoe(x, line, radius * 0.66, radius * 0.74), glow(0.5)) +
    path(horseshoe(x, line, radius * 0.38, radius * 0.5), flame) +
    band(x, radius, 0.2)
  )
}

/** A lantern on its chain, with its light on the wall. */
function hanging({ ink, scale }: Stage, wall: string, x: number, low: number): string {
  return (
    circle(x, low + 14 * scale, 38 * scale, mix(wall, flame, 0.3)) +
    circle(x, low + 14 * scale, 24 * scale, mix(wall, flame, 0.6)) +
    stroke(d`M${x} 0V${low}`, ink.deep, 2) +
    lantern(ink, { scale: scale * 1.15, x, y: low })
  )
}

/** Two bathers and the steam beside them. */
function bathers(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [left, right] = random.pick<readonly [number, number]>([
    [0.26, 0.46],
    [0.55, 0.76],
    [0.26, 0.72]
  ])
  const steam = (x: number) =>
    stroke(
      d`M${x} ${height * 0.74}q${-16 * scale} ${-22 * scale} 0 ${-44 * scale}t0 ${-44 * scale}t0 ${-40 * scale}`,
      ink.light,
      9 * scale,
      `${round} opacity=".35"`
    )
  return (
    steam(width * left - 50 * scale) +
    steam(width * right + 54 * scale) +
    bather(stage, { scale: scale * 1.22, x: width * left, y: height * 0.9 }, ink.deep) +
    bather(stage, { scale: scale * 1.12, x: width * right, y: height * 0.87 }, mix(ink.wood, ink.deep, 0.6))
  )
}

/** A pool by lantern light, before arches and a warm room. */
export function lanternPool(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const line = height * 0.62
  const x = width * random.between(0.48, 0.52)
  const wall = random.pick([ink.shade, ink.land, ink.mid])
  return (
    rect(0, 0, width, line, wall) +
    path(
      draw(9, index => star((width * (index + 0.5)) / 9, 15 * scale, 9 * scale)),
      mix(wall, flame, 0.55)
    ) +
    rect(0, 30 * scale, width, 4 * scale, mix(wall, ink.deep, 0.35)) +
    arches(stage, x, line, Math.min(width * 0.17, height * 0.24)) +
    hanging(stage, wall, x - width * 0.19, height * random.between(0.18, 0.24)) +
    hanging(stage, wall, x + width * 0.19, height * random.between(0.18, 0.24)) +
    rect(0, line, width, height, ink.water) +
    rect(0, line - 4, width, 8 * scale, ink.land) +
    glitter(stage, line + 8 * scale, x, mix(ink.water, flame, 0.7)) +
    bathers(stage)
  )
}
