import { mix } from '#domain/poster/colour.ts'
import {
  circle,
  d,
  dashes,
  dots,
  draw,
  limb,
  path,
  place,
  type Placing,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'
import { covering } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'

/** Somebody who crawls to the right, seen from above, shoulders at the origin. 220 long. */
function swimmer(stage: Stage, suit: string, cap: string, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9774c')
  const shade = mix(ink.water, ink.deep, 0.4)
  return place(
    path(
      'M-110 18C-60 4 0-16 60-14C96-10 60 44 0 46C-50 48-100 40-110 18z',
      shade,
      ' transform="translate(14 26)"'
    ) +
      limb([-34, -6, -74, -10, -108, -2], [24, 18, 9], skin) +
      limb([-34, 8, -74, 14, -104, 22], [24, 18, 9], skin) +
      limb([34, -20, 70, -34, 114, -24], [20, 15, 9], skin) +
      limb([30, 20, 4, 42, -30, 44], [20, 15, 9], skin) +
      path('M-44-16C-20-24 20-31 42-25C52-12 52 12 42 25C20 29-20 24-44 16z', skin) +
      path('M-44-16C-24-23-4-27 12-28Q20 0 12 27C-4 26-24 22-44 16z', suit) +
      circle(60, -1, 18, cap) +
      stroke('M50-16Q64-1 50 14', ink.light, 3.4, round) +
      dots(
        [
          [-112, -8],
          [-122, 4],
          [-110, 12],
          [-126, 20],
          [-112, 30],
          [-136, 8]
        ],
        ink.light,
        13
      ) +
      stroke('M86 10Q104 22 124 20M82 24Q96 40 120 44M-30 58q20 10 44 2', ink.light, 4, round),
    at
  )
}

/** Three lanes with their ropes and the line on the ground, on 400 by 300. */
function lanes({ ink }: Stage, turn: number): string {
  const rope = (y: number) =>
    stroke(d`M-80 ${y}H480`, ink.light, 11) + stroke(d`M-80 ${y}H480`, ink.accent, 11, dashes(22))
  const ground = (y: number) => stroke(d`M-80 ${y}H480`, ink.wave, 16)
  const gleam = (index: number) => {
    const [x, y] = [(index * 137) % 420, -10 + ((index * 71) % 330)]
    return d`M${x} ${y}q12-10 24 0t24 0`
  }
  return place(
    path('M-120-120H540V460H-120z', ink.water) +
      ground(-14) +
      ground(150) +
      ground(314) +
      stroke(draw(18, gleam), mix(ink.water, ink.light, 0.45), 4, round) +
      rope(68) +
      rope(232),
    { turn, x: turn > 0 ? 20 : -20, y: turn > 0 ? -26 : 26 }
  )
}

function lengths(stage: Stage): string {
  const { ink, random } = stage
  const turn = random.between(-9, 9)
  const reach = random.between(-14, 30)
  return covering(
    stage,
    lanes(stage, turn) +
      swimmer(stage, ink.mid, '#f6c445', { scale: 1.08, turn, x: 206 + reach, y: 150 }) +
      swimmer(stage, ink.deep, ink.light, {
        flip: true,
        scale: 0.98,
        turn,
        x: 150 - reach,
        y: 306 + turn * -0.8
      }) +
      swimmer(stage, ink.leaf, ink.accent, { scale: 0.98, turn, x: 96 + reach, y: -6 })
  )
}

export const piscina: Picture = {
  mark: stage =>
    path('M0 0H96V96H0z', stage.ink.water) +
    stroke('M-4 16H100M-4 80H100', stage.ink.light, 6) +
    stroke('M-4 16H100M-4 80H100', stage.ink.accent, 6, dashes(10)) +
    swimmer(stage, stage.ink.mid, '#f6c445', { scale: 0.36, x: 46, y: 46 }),
  scene: lengths
}
