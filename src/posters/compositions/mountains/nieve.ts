import { mix } from '#domain/poster/colour.ts'
import { peaks } from '#posters/props/nature/land.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
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

/** A skier in a turn to the left, skis at the origin. 150 wide, 150 high. */
function skier(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#c98a5e')
  return place(
    stroke('M-92 4Q-98-2-96-10M-92 4L76 18M-74 18Q-82 14-82 6M-74 18L92 30', ink.deep, 6, round) +
      limb([12, -46, -34, -34, -8, 8], [26, 22, 14], ink.deep) +
      limb([20, -46, -22, -22, 16, 18], [26, 22, 14], ink.mid) +
      path('M-22-104C-34-84-14-40 8-34L38-44C36-72 26-100 4-112z', ink.accent) +
      path('M-20-84L26-92L33-78L-14-66z', '#f6c445') +
      limb([-4, -98, -44, -84, -66, -66], [18, 14, 11], ink.accent) +
      limb([12, -96, 40, -74, 54, -90], [17, 13, 11], ink.accent) +
      stroke('M-68-66L-44 14M56-92L104-34', ink.wood, 3, round) +
      circle(-14, -120, 17, ink.deep) +
      path('M-31-122C-32-144 2-146 4-122z', '#f6c445') +
      path('M-33-124H-12V-112H-31z', ink.water) +
      path('M-30-112H-14L-16-104H-26z', skin),
    at
  )
}

function firs({ height, ink, scale, width }: Stage, snow: string): string {
  return draw(4, index =>
    place(
      path('M0-60L18-20H10L24 4H-24L-10-20H-18z', ink.leaf) + path('M0-60L10-38L2-40L-4-32L-10-38z', snow),
      {
        scale: scale * (0.5 + (index % 2) * 0.2),
        x: width * (0.04 + index * 0.075),
        y: height * (0.66 + (index % 2) * 0.05)
      }
    )
  )
}

function slopes(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const snow = mix(ink.light, ink.water, 0.04)
  const shadow = mix(ink.light, ink.water, 0.3)
  const pylon = (x: number, y: number) =>
    d`M${x * width} ${y * height}v${70 * scale}M${x * width - 12} ${y * height}h24`
  const chairs = draw(3, index =>
    place(
      rect(-1, 0, 2, 16, ink.deep) +
        path('M-10 14H10V26H-10z', ink.accent) +
        circle(-4, 11, 4, ink.deep) +
        circle(5, 11, 4, ink.deep),
      { scale: scale * 0.9, x: width * (0.08 + index * 0.17), y: height * (0.2 + index * 0.058) }
    )
  )
  return (
    rect(0, 0, width, height, ink.sky) +
    peaks(
      stage,
      [
        { reach: 0.4, x: random.between(0.62, 0.7), y: 0.08 },
        { reach: 0.3, x: 0.94, y: 0.2 },
        { reach: 0.34, x: random.between(0.28, 0.34), y: 0.24 }
      ],
      0.72,
      snow,
      ink.far
    ) +
    stroke(d`M0 ${height * 0.17}L${width * 0.66} ${height * 0.4}`, ink.deep, 1.6) +
    stroke(pylon(0.26, 0.26) + pylon(0.58, 0.37), ink.deep, 3) +
    chairs +
    stretched(
      stage,
      path('M-4 200C60 170 120 160 180 166C260 172 330 136 404 120V304H-4z', shadow) +
        path('M-4 250C80 210 170 190 250 196C320 200 360 176 404 160V304H-4z', snow) +
        path('M-4 304V284C100 250 220 262 404 214V304z', shadow) +
        stroke('M404 196C330 212 300 236 210 238C130 240 110 262 40 262', shadow, 6, round)
    ) +
    firs(stage, snow) +
    path(
      d`M${width * 0.66} ${height * 0.9}C${width * 0.74} ${height * 0.74} ${width * 0.86} ${height * 0.7} ${width * 0.97} ${height * 0.72}C${width * 0.92} ${height * 0.8} ${width * 0.82} ${height * 0.92} ${width * 0.66} ${height * 0.9}z`,
      snow
    ) +
    dots(
      [
        [0.9, 0.68],
        [0.95, 0.62],
        [0.84, 0.7],
        [0.98, 0.7]
      ].map(([x = 0, y = 0]) => [width * x, height * y] as const),
      snow,
      8
    ) +
    skier(stage, { scale: scale * random.between(1.06, 1.16), turn: -8, x: width * 0.54, y: height * 0.86 })
  )
}

export const nieve: Picture = {
  mark: stage =>
    path('M-4 96L52 18L100 80V96z', stage.ink.light) +
    path('M52 18L40 60L52 96H-4z', stage.ink.shade) +
    skier(stage, { scale: 0.44, turn: -8, x: 46, y: 86 }),
  scene: slopes
}
