import { mix } from '#domain/poster/colour.ts'
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
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A diver with tank, lamp in the hand, going right and down; middle at the origin. 250 long. */
function diver(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#c98a5e')
  return place(
    limb([-34, 10, -78, 20, -106, 2], [28, 20, 13], ink.mid) +
      path('M-100-4L-148-30L-168-22L-158-6L-104 10z', ink.accent) +
      limb([-34, 4, -80, -6, -112, 22], [28, 20, 13], ink.deep) +
      path('M-108 14L-158 22L-176 42L-160 48L-106 30z', ink.accent) +
      path('M-50-12C-20-24 30-26 54-12C62 0 54 18 36 20C0 26-30 24-48 16z', ink.deep) +
      path('M-46-34H22Q36-30 36-22Q36-12 22-10H-46Q-54-22-46-34z', '#f6c445') +
      path('M-20-34H-10V-10H-20zM10-34H18V-10H10z', ink.deep) +
      limb([42, 6, 74, 28, 108, 24], [19, 15, 12], ink.deep) +
      path('M104 16L128 12V36L104 32z', ink.light) +
      circle(76, -10, 20, ink.deep) +
      path('M66-18C70-26 92-26 96-12C96 2 84 8 74 4z', skin) +
      path('M74-22H96Q102-16 100-4H80Q72-10 74-22z', '#f6c445') +
      path('M79-18H94Q97-13 96-8H83Q77-12 79-18z', ink.water) +
      path('M86 0H98V10H86z', ink.light) +
      stroke('M88 8C80 20 40-8 34-20', ink.light, 4, round),
    at
  )
}

/** A grouper that watches from its hole; middle at the origin. 150 long. */
function grouper(stage: Stage, at: Placing): string {
  const { ink } = stage
  const body = tinted(stage, '#a8623c')
  return place(
    path('M-76 0C-60-42 10-54 46-20L78-34Q70 0 80 34L46 18C10 48-60 38-76 0z', body) +
      path(
        'M-40-30C-20-54 20-54 40-26C10-36-10-36-40-30zM-20 34C-6 52 14 50 26 28z',
        mix(body, ink.deep, 0.4)
      ) +
      path('M-76 0C-70 10-58 16-44 14L-62 22C-72 14-76 8-76 0z', ink.light) +
      stroke('M-74 6Q-58 10-48 2', ink.deep, 3, round) +
      dots(
        [
          [-8, -12],
          [10, -20],
          [16, 4],
          [34, -8],
          [-2, 10],
          [32, 12]
        ],
        mix(body, ink.light, 0.5),
        10
      ) +
      circle(-46, -12, 7, ink.light) +
      circle(-47, -12, 3.6, ink.deep) +
      path('M-16 4C-2-2 10 6 6 18C-6 18-14 12-16 4z', mix(body, ink.deep, 0.4)),
    at
  )
}

function wreck(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const dark = mix(ink.wave, '#0b2048', 0.5)
  const at = {
    scale: scale * random.between(0.98, 1.06),
    turn: random.between(4, 12),
    x: width * 0.4,
    y: height * 0.4
  }
  const lamp = { x: at.x + 122 * at.scale, y: at.y + 42 * at.scale }
  const coral = (x: number, size: number, fill: string) =>
    place(
      stroke('M0 0V-30M0-12L-18-34V-50M0-18L18-40V-58M0-30L-6-50M18-40L28-48M-18-34L-28-40', fill, 7, round),
      { scale: scale * size, x, y: height * 0.99 }
    )
  return (
    rect(0, 0, width, height, dark) +
    stretched(
      stage,
      path('M60-4H240C230 60 260 140 300 200L130 220C80 150 90 60 60-4z', ink.wave) +
        path('M110-4H190C186 60 200 120 230 170L150 186C124 120 130 60 110-4z', ink.water)
    ) +
    path(
      d`M${lamp.x} ${lamp.y - 8}L${width * 1.02} ${height * 0.5}V${height * 0.94}L${lamp.x} ${lamp.y + 10}z`,
      mix(ink.water, '#fff0b8', 0.55)
    ) +
    stretched(
      stage,
      path(
        'M404 304V96C380 90 360 110 366 130C340 130 330 150 344 166C360 190 340 210 350 226C320 224 300 240 306 262C280 262 250 280 240 304z',
        ink.deep
      ) + path('M-4 304V236C20 226 40 236 50 250C80 246 100 262 104 276C140 270 170 286 180 304z', ink.deep)
    ) +
    path(
      d`M${width * 0.84} ${height * 0.86}C${width * 0.82} ${height * 0.6} ${width * 0.94} ${height * 0.56} ${width * 1.02} ${height * 0.6}V${height * 0.9}z`,
      mix(ink.water, '#fff0b8', 0.3)
    ) +
    grouper(stage, { scale: scale * 0.84, x: width * 0.86, y: height * 0.72 }) +
    coral(width * 0.1, 1.1, ink.accent) +
    coral(width * 0.24, 0.8, '#f6c445') +
    coral(width * 0.66, 1, ink.accent) +
    draw(7, index =>
      ring(
        at.x + (96 + (index % 3) * 12 - index * 2) * scale,
        at.y - (30 + index * 19) * scale,
        (3 + (index % 3) * 2.4) * scale,
        ink.light,
        2
      )
    ) +
    diver(stage, at)
  )
}

export const buceo: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.wave) +
    diver(stage, { scale: 0.36, turn: 10, x: 50, y: 50 }) +
    dots(
      [
        [84, 30],
        [88, 20],
        [82, 12]
      ],
      stage.ink.light,
      5
    ),
  scene: wreck
}
