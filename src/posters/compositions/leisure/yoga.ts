import { standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { tinted } from '#posters/props/tints.ts'
import { sea } from '#posters/props/nature/water.ts'
import {
  circle,
  d,
  draw,
  limb,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A woman in the pose of the tree, arms joined overhead; foot at the origin. 130 wide, 240 high. */
function treePose(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9744a')
  const shirt = standingOut([ink.sun, skin], [ink.accent, ink.light, ink.water])
  return place(
    limb([-4, -112, -4, -60, -2, 0], [34, 24, 14], ink.deep) +
      path('M-14-6H18Q24 0 20 4H-14z', skin) +
      limb([2, -108, 62, -84, 10, -56], [32, 26, 14], ink.mid) +
      path('M14-62L-6-54L-4-44L18-50z', skin) +
      limb([-14, -160, -38, -196, -4, -244], [17, 14, 10], skin) +
      limb([18, -160, 42, -196, 6, -244], [17, 14, 10], skin) +
      path('M-24-162C-8-172 12-172 28-162C22-140 20-124 24-104H-22C-16-124-18-140-24-162z', shirt) +
      rect(-5, -184, 14, 20, skin) +
      circle(2, -194, 18, skin) +
      path('M-17-192C-20-218 24-220 21-190C12-202-6-204-17-192z', ink.deep) +
      circle(2, -218, 9, ink.deep),
    at
  )
}

/** On a terrace over the sea: rings round the sun, stillness. */
function stillness(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.46, 0.54)
  const y = height * 0.44
  const leaf = (turn: number, fill: string) =>
    place(path('M0 0C22-20 22-80 0-116C-22-80-22-20 0 0z', fill), { turn })
  const plant = (at: Placing) =>
    place(
      [-64, -34, 0, 34, 64].map((turn, index) => leaf(turn, index % 2 ? ink.bush : ink.leaf)).join(''),
      at
    )
  return (
    rect(0, 0, width, height, ink.sky) +
    circle(x, y, 176 * scale, ink.haze) +
    circle(x, y, 132 * scale, ink.halo) +
    circle(x, y, 84 * scale, ink.sun) +
    hills(stage, 0.66, 0.1, ink.far, 5) +
    sea(stage, 0.66, ink.water) +
    stroke(
      draw(
        5,
        index =>
          d`M${x - (60 - index * 8) * scale} ${height * (0.69 + index * 0.025)}h${(120 - index * 16) * scale}`
      ),
      ink.sun,
      4,
      round
    ) +
    rect(0, height * 0.83, width, height, ink.land) +
    rect(0, height * 0.83, width, 6, ink.light) +
    path(
      d`M${x - 130 * scale} ${height * 0.95}L${x - 96 * scale} ${height * 0.875}H${x + 104 * scale}L${x + 138 * scale} ${height * 0.95}z`,
      ink.accent
    ) +
    path(
      d`M${x - 120 * scale} ${height * 0.93}L${x - 117 * scale} ${height * 0.922}H${x + 125 * scale}L${x + 129 * scale} ${height * 0.93}z`,
      ink.light
    ) +
    plant({ scale: scale * 1.1, x: width * 0.04, y: height * 1.02 }) +
    plant({ scale: scale * 0.9, x: width * 0.97, y: height * 1.02 }) +
    treePose(stage, { scale: scale * 0.98, x, y: height * 0.915 })
  )
}

export const yoga: Picture = {
  mark: stage =>
    circle(48, 44, 34, stage.ink.sun) +
    rect(0, 84, 96, 12, stage.ink.land) +
    treePose(stage, { scale: 0.32, x: 47, y: 86 }),
  scene: stillness
}
