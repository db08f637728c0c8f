import { clouds } from '#posters/props/nature/sky.ts'
import { hills } from '#posters/props/nature/land.ts'
import { sea, swell } from '#posters/props/nature/water.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
  limb,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A kite like a wing of five cells, its bridle at the origin. 240 wide, 150 high. */
function wing({ ink }: Stage, at: Placing): string {
  return place(
    path(
      'M-120 6C-116-70-60-120 4-120C68-120 116-70 120 4C98-44 60-66 4-68C-50-66-98-40-120 6z',
      ink.accent
    ) +
      path('M-84-74C-64-98-36-112-10-118L-8-68C-32-66-52-60-70-48z', ink.light) +
      path('M44-113C70-106 92-90 104-66L74-48C58-60 44-64 32-66z', ink.deep) +
      path('M-120 6C-98-40-50-66 4-68C60-66 98-44 120 4C96-30 60-50 4-52C-48-50-96-26-120 6z', '#f6c445') +
      stroke('M-60-100Q-56-70-66-46M4-120V-54M68-98Q64-66 74-44', ink.light, 3),
    at
  )
}

/** A rider in the air, board on the feet; the bar in the hands is at the origin. 100 wide, 120 high. */
function jumper(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#a8623c')
  return place(
    place(
      path('M-66-6Q-60-12 0-10Q60-12 66-6Q60 8 0 7Q-60 8-66-6z', ink.accent) +
        path('M-20-10H20V7H-20z', ink.light),
      { turn: -14, x: 14, y: 106 }
    ) +
      limb([-12, 48, 30, 62, -6, 96], [17, 14, 9], ink.deep) +
      limb([-10, 46, 38, 54, 36, 94], [17, 15, 9], ink.deep) +
      path('M-26 4C-30 26-28 46-18 56L2 52C6 36 4 16-2 2z', ink.deep) +
      path('M-26 34L3 30V42L-22 48z', '#f6c445') +
      limb([-18, 8, -2, 14, 4, 0], [10, 8, 7], skin) +
      limb([-6, 6, 14, 10, 16, -4], [10, 8, 7], skin) +
      circle(-16, -14, 11, skin) +
      path('M-27-14C-28-28-8-30-5-18C-12-20-20-16-22-6z', ink.deep) +
      stroke('M-10 0L24-6', ink.light, 5, round),
    at
  )
}

function levante(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const kite = { scale: scale * random.between(0.94, 1.06), turn: 22, x: width * 0.7, y: height * 0.42 }
  const hands = { x: width * random.between(0.28, 0.34), y: height * 0.46 }
  const end = (x: number, y: number) => {
    const angle = (kite.turn * Math.PI) / 180
    return d`${kite.x + (x * Math.cos(angle) - y * Math.sin(angle)) * kite.scale} ${kite.y + (x * Math.sin(angle) + y * Math.cos(angle)) * kite.scale}`
  }
  const lines = d`M${hands.x + 8 * scale} ${hands.y}L${end(-116, 2)}M${hands.x + 24 * scale} ${hands.y - 4 * scale}L${end(118, 2)}M${hands.x + 16 * scale} ${hands.y - 2 * scale}L${end(4, -54)}`
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 4, 0.42) +
    hills(stage, 0.72, 0.1, ink.far, 5) +
    sea(stage, 0.71, ink.water) +
    swell(stage, 0.77, 0.025, width / 6, ink.wave, ink.light) +
    stroke(lines, ink.deep, 1.4) +
    wing(stage, kite) +
    jumper(stage, { scale: scale * 1.14, turn: -8, ...hands }) +
    swell(stage, 0.89, 0.05, width / 3, ink.water, ink.light) +
    path(
      d`M${width * 0.06} ${height * 0.92}C${width * 0.14} ${height * 0.86} ${width * 0.17} ${height * 0.9} ${width * 0.2} ${height * 0.84}C${width * 0.22} ${height * 0.9} ${width * 0.26} ${height * 0.84} ${width * 0.28} ${height * 0.82}C${width * 0.29} ${height * 0.9} ${width * 0.36} ${height * 0.88} ${width * 0.44} ${height * 0.92}z`,
      ink.light
    ) +
    dots(
      [
        [0.2, 0.82],
        [0.27, 0.81],
        [0.16, 0.86],
        [0.32, 0.86],
        [0.23, 0.78]
      ].map(([x = 0, y = 0]) => [width * x, height * y] as const),
      ink.light,
      7
    )
  )
}

export const kitesurf: Picture = {
  mark: stage =>
    wing(stage, { scale: 0.36, turn: 18, x: 56, y: 48 }) +
    stroke('M16 46L34 70M92 60L34 70', stage.ink.deep, 1) +
    rect(0, 76, 96, 20, stage.ink.water) +
    jumper(stage, { scale: 0.34, x: 32, y: 54 }),
  scene: levante
}
