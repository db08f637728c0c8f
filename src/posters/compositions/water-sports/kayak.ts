import { mix, standingOut } from '#domain/poster/colour.ts'
import { limb, path, place, round, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { covering, stretched } from '#posters/props/canvas.ts'
import { hills } from '#posters/props/nature/land.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { ripples, sea, swell } from '#posters/props/nature/water.ts'
import { kayak } from '#posters/props/things/surf.ts'
import { tinted } from '#posters/props/tints.ts'

/** The rock one paddles to, with a gate in it, on 400 by 300; the water stands at 158. */
function gate({ ink }: Stage, stone: string): string {
  return (
    path(
      'M404 6L364 14L340 8L312 26L286 24L268 44L250 48L240 78L246 104L234 130V160H272C270 124 280 98 304 94C330 98 342 124 342 160H404z',
      stone
    ) +
    path(
      'M272 160C270 124 280 98 304 94L312 104C298 110 292 132 294 160zM364 14L352 50L366 88L356 130L362 160H404V6z',
      ink.wood
    ) +
    path('M404 6L364 14L340 8L312 26L286 24L268 44L280 42L296 46L316 40L336 46L360 34L404 44z', ink.leaf) +
    path('M-4 96L22 88L40 104L58 112L70 136L84 144L88 160H-4z', stone) +
    path('M40 104L58 112L70 136L84 144L88 160H58L52 132z', ink.wood)
  )
}

/** The own bow with the hands at the paddle, on 400 by 300. */
function bow(stage: Stage, hull: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9774c')
  const sleeve = standingOut([hull, ink.wave, skin], [ink.accent, ink.leaf, ink.light])
  const fist = (x: number, y: number) =>
    place(
      path('M-19-14C-10-22 12-22 19-12C24 0 20 16 8 18H-10C-22 14-24-4-19-14z', skin) +
        stroke('M-9-17V-2M0-19V-2M9-18V-2', mix(skin, ink.deep, 0.4), 2.4, round),
      { turn: -8, x, y }
    )
  const blade = 'M0 0C10-22 38-26 62-18Q72-8 62 8C38 22 12 16 0 0z'
  return (
    stroke(
      'M188 188Q150 204 96 208M212 188Q252 204 306 208M180 206Q140 230 70 238M222 206Q262 232 332 240',
      ink.light,
      4,
      round
    ) +
    path('M108 306C134 244 170 186 200 164C230 186 266 244 292 306z', hull) +
    path('M200 164C230 186 266 244 292 306H212C216 250 210 200 200 164z', mix(hull, ink.deep, 0.32)) +
    stroke('M200 172V306', ink.light, 4) +
    path('M184 214C190 204 210 204 216 214C214 222 186 222 184 214z', ink.deep) +
    stroke('M62 262L344 222', ink.deep, 8, round) +
    place(path(blade, ink.light) + path('M0 0H66Q68 4 62 8C38 22 12 16 0 0z', ink.shade), {
      flip: true,
      turn: -8,
      x: 66,
      y: 261
    }) +
    place(path(blade, ink.light) + path('M0 0H66Q68 4 62 8C38 22 12 16 0 0z', ink.shade), {
      turn: -8,
      x: 340,
      y: 223
    }) +
    limb([58, 316, 96, 292, 128, 258], [76, 56, 38], sleeve) +
    limb([356, 316, 316, 284, 282, 238], [76, 56, 38], sleeve) +
    fist(138, 250) +
    fist(270, 232)
  )
}

/** From the own seat: the bow, the paddle, a friend ahead and the gate of rock. */
export function ownBow(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stone = standingOut([ink.sky, ink.wood], [ink.land, ink.far, ink.shade])
  const hull = standingOut([ink.water, ink.wave], [ink.accent, '#f6c445', ink.light])
  return (
    sky(stage, { from: 0.32, horizon: 0.52, size: random.between(1, 1.3), to: 0.46 }) +
    birds(stage, random.whole(1, 3), 0.3) +
    hills(stage, 0.54, 0.08, ink.far, 5) +
    sea(stage, 0.53, ink.water, 0.4) +
    stretched(stage, gate(stage, stone)) +
    ripples(stage, 0.56, ink.haze, 6) +
    kayak(
      ink,
      { scale: scale * random.between(0.4, 0.5), x: width * random.between(0.34, 0.52), y: height * 0.6 },
      standingOut([ink.water], ['#f6c445', ink.land])
    ) +
    swell(stage, 0.66, 0.02, width / 5, ink.wave, ink.light) +
    covering(stage, bow(stage, hull), 200, 196)
  )
}
