import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
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

/** A surfer crouching on the board, going right; board at the origin. 130 wide, 110 high. */
function surfer(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#a8623c')
  return place(
    path('M-70 2C-40 14 40 14 78-10C50-10-40-8-70 2z', ink.accent) +
      path('M-70 2C-40 14 40 14 78-10C40 6-30 6-70 2z', ink.light) +
      limb([0, -44, -32, -34, -30, 0], [18, 14, 10], ink.deep) +
      limb([4, -44, 34, -32, 28, -4], [20, 15, 10], ink.deep) +
      limb([-4, -40, 0, -62, 18, -82], [22, 24, 18], ink.deep) +
      limb([14, -76, 46, -74, 66, -84], [11, 8, 6], skin) +
      limb([12, -76, -18, -66, -44, -78], [11, 8, 6], skin) +
      circle(26, -96, 11, skin) +
      path('M14-98C14-112 38-112 38-98C30-104 22-100 18-88z', '#f6c445'),
    at
  )
}

/** The tube of a wave seen from inside, on 400 by 300. */
function tube({ ink }: Stage): string {
  return (
    path(
      'M-4-4H404V304H-4zM120 214C70 160 84 74 170 46C260 22 356 70 352 150C350 184 330 200 300 206C240 214 170 216 120 214z',
      mix(ink.wave, ink.deep, 0.4),
      ' fill-rule="evenodd"'
    ) +
    path(
      'M-4-4H404V304H-4zM96 220C30 150 60 50 160 24C272-2 384 56 378 152C374 204 330 214 292 216C220 222 160 220 96 220z',
      ink.wave,
      ' fill-rule="evenodd"'
    ) +
    path('M-4-4H404V50C370 10 290-10 200 8C110 22 40 70 30 150C26 200 50 240 80 256L-4 260z', ink.water) +
    stroke(
      'M404 20C330-20 150-16 70 60C20 110 14 190 60 252M60 30C10 80-10 160 20 240',
      ink.shade,
      5,
      round
    ) +
    stroke('M110 40C70 70 50 120 62 176', ink.light, 4, round) +
    path(
      'M120 214C70 160 84 74 170 46C130 80 112 150 150 206zM352 150C356 70 300 40 240 38C310 52 338 100 330 156C326 184 310 200 300 206C330 200 350 184 352 150z',
      ink.light
    )
  )
}

function barrelled(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  return (
    sky(stage, { from: 0.56, height: 0.72, horizon: 0.6, size: 1.1, to: 0.66 }) +
    stretched(
      stage,
      path('M80 176C140 160 190 150 230 158C280 150 320 164 360 160V190H80z', ink.far) +
        rect(60, 172, 320, 60, ink.water) +
        stroke('M240 186h70M180 196h40M270 200h40', ink.light, 3, round) +
        tube(stage) +
        path('M-4 304V240C60 262 110 226 190 210C260 206 330 206 404 190V304z', ink.water) +
        path('M-4 304V262C80 280 150 240 230 232C300 226 360 226 404 214V304z', ink.wave) +
        stroke(
          'M60 252C110 246 140 224 200 214M110 270C160 264 190 242 250 234M20 286C90 290 150 262 210 256',
          ink.light,
          4,
          round
        )
    ) +
    surfer(stage, {
      scale: scale * random.between(1.12, 1.24),
      turn: -8,
      x: width * random.between(0.44, 0.54),
      y: height * 0.78
    }) +
    dots(
      [
        [width * 0.27, height * 0.72],
        [width * 0.23, height * 0.78],
        [width * 0.3, height * 0.8],
        [width * 0.25, height * 0.66],
        [width * 0.2, height * 0.72]
      ],
      ink.light,
      8
    )
  )
}

export const surf: Picture = {
  mark: stage =>
    `<g transform="matrix(.26 0 0 .32 -6 0)">${tube(stage)}</g>` +
    rect(0, 68, 96, 28, stage.ink.water) +
    surfer(stage, { scale: 0.56, turn: -8, x: 48, y: 76 }),
  scene: barrelled
}
