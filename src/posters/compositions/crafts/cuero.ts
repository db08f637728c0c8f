import { standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { holdingHand } from '#posters/props/people/hands.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  dashes,
  dots,
  draw,
  ellipse,
  path,
  place,
  rect,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A saddle bag with an embossed star, its flap stitched; centre at the origin. 200 wide. */
function bag({ ink }: Stage, hide: string, dark: string): string {
  const petal = (index: number) =>
    place(path('M0-8C-12-22-10-36 0-46C10-36 12-22 0-8z', dark), { turn: index * 45 })
  return (
    path('M-96-62Q-100-84-78-84H78Q100-84 96-62L104 78Q104 104 78 104H-78Q-104 104-104 78z', dark) +
    path('M-100-66Q-104-92-78-92H78Q104-92 100-66L104 10C90 70 40 84 0 86C-40 84-90 70-104 10z', hide) +
    stroke(
      'M-90-64Q-94-82-76-82H76Q94-82 90-64L94 8C80 58 36 74 0 76C-36 74-80 58-94 8z',
      ink.light,
      3,
      dashes(7)
    ) +
    place(draw(8, petal), { y: -14 }) +
    circle(0, -14, 8, ink.light) +
    ring(0, -14, 54, dark, 4) +
    rect(-13, 54, 26, 52, dark) +
    path('M-18 62H18V92H-18zM-9 70V84H9V70z', '#f2b33d', ' fill-rule="evenodd"')
  )
}

function bench(stage: Stage): string {
  const { ink, random } = stage
  const table = standingOut([ink.wood], [ink.land, ink.shade, ink.mid])
  const hide = standingOut([table, ink.deep], [ink.wood, ink.accent])
  const dark = ink.deep
  const steel = ink.light
  const skin = tinted(stage, '#c98a5e')
  return covering(
    stage,
    rect(0, 0, 400, 300, table) +
      stroke('M0 74H400M0 150H400M0 226H400', ink.wood, 2.4) +
      place(
        path('M0 0C40-20 90-10 110 20C130 50 100 70 110 110C70 100 50 120 10 100C20 60-16 40 0 0z', ink.mid),
        { x: -30, y: 190 }
      ) +
      place(bag(stage, hide, dark), { scale: 1.06, turn: random.between(-8, 4), x: 178, y: 152 }) +
      place(
        path('M-42 0A42 36 0 0 1 42 0L34 4A34 26 0 0 0-34 4z', steel) +
          rect(-6, -34, 12, 8, steel) +
          path('M-8-30L-6 40Q0 48 6 40L8-30z', ink.wood),
        { turn: 24, x: 44, y: 62 }
      ) +
      place(
        ellipse(0, 0, 30, 30, ink.wood) +
          ring(0, 0, 20, ink.light, 6) +
          ring(0, 0, 12, ink.light, 4) +
          circle(0, 0, 6, ink.deep),
        { x: 344, y: 46 }
      ) +
      stroke('M318 60C280 90 300 120 268 140', ink.light, 3, round) +
      dots(
        [
          [310, 262],
          [330, 270],
          [322, 284]
        ],
        '#f2b33d',
        11
      ) +
      dots(
        [
          [310, 262],
          [330, 270],
          [322, 284]
        ],
        ink.deep,
        4
      ) +
      place(path('M-64-1L0-4V4z', steel) + path('M-4-9Q30-16 54-9Q64 0 54 9Q30 16-4 9z', ink.deep), {
        turn: -24,
        x: 296,
        y: 158
      }) +
      holdingHand(skin, ink.wood, ink.accent, { turn: -8, x: 312, y: 156 }),
    230,
    150
  )
}

export const cuero: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.land) +
    place(bag(stage, stage.ink.wood, stage.ink.deep), { scale: 0.38, x: 48, y: 46 }),
  scene: bench
}
