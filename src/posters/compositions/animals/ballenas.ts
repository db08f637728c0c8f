import { hills } from '#posters/props/nature/land.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { ripples, sea, swell } from '#posters/props/nature/water.ts'
import {
  dots,
  draw,
  ellipse,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The tail of a diving whale, waterline at the origin. 270 wide, 150 high. */
function fluke({ ink }: Stage, at: Placing): string {
  const half =
    'M-1-108C16-124 40-142 76-144C104-146 126-134 138-108C112-116 86-116 66-104C44-90 32-60 40 6H-1z'
  return place(
    path(half, ink.deep, ' transform="scale(-1 1)"') +
      path(half, ink.deep) +
      path(
        'M10-104C28-120 52-134 82-134C104-134 120-126 130-114C108-120 82-118 62-106C38-92 24-58 30 6H6C0-40 2-80 10-104z',
        ink.mid
      ) +
      path('M8-2C6-30 8-54 14-72C14-50 18-24 22-2z', ink.deep) +
      ellipse(0, 4, 78, 9, ink.light) +
      dots(
        [
          [-62, -22],
          [-50, -40],
          [58, -26],
          [70, -8],
          [-80, -8],
          [48, -46]
        ],
        ink.light,
        6
      ),
    at
  )
}

/** A dolphin in its leap, going right. 120 long. */
function dolphin({ ink }: Stage, at: Placing): string {
  return place(
    path(
      'M-54 30C-40 2-18-16 10-17C28-17 40-8 47 2L62 9C60 13 52 14 45 13C34 16 24 17 14 15C-10 11-34 16-50 36z',
      ink.deep
    ) +
      path(
        'M-8-14C-10-26-18-32-26-34C-22-26-24-18-22-8zM-48 28C-60 22-74 26-80 36C-70 34-62 36-57 42C-60 48-58 56-52 60C-46 52-42 40-44 30zM14 12C12 24 6 30-4 34C-4 26-2 18 2 11z',
        ink.deep
      ) +
      path('M60 11C52 14 45 13 34 15C16 18-14 14-46 32C-22 8 10 4 32 6C42 7 52 9 60 11z', ink.light) +
      dots([[38, 0]], ink.light, 2.6),
    at
  )
}

function strait(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const tail = width * random.between(0.37, 0.41)
  const leap = (index: number) =>
    dolphin(stage, {
      scale: scale * (0.62 - index * 0.12),
      turn: random.between(-14, 0),
      x: width * (0.72 + index * 0.15),
      y: height * (0.56 + index * 0.015) - index * 8
    })
  return (
    sky(stage, { from: 0.56, height: 0.55, horizon: 0.5, size: 1.3, to: 0.7 }) +
    hills(stage, 0.52, 0.12, ink.far, 5) +
    hills(stage, 0.52, 0.05, ink.ridge, 3) +
    sea(stage, 0.5, ink.water, 0.64) +
    ripples(stage, 0.54, ink.haze, 8) +
    draw(random.whole(1, 2) + 1, leap) +
    swell(stage, 0.68, 0.02, width / 6, ink.wave, ink.light) +
    fluke(stage, {
      scale: scale * random.between(1, 1.1),
      turn: random.between(-4, 4),
      x: tail,
      y: height * 0.84
    }) +
    swell(stage, 0.86, 0.035, width / 4, ink.deep, ink.light)
  )
}

export const ballenas: Picture = {
  mark: stage =>
    fluke(stage, { scale: 0.34, x: 48, y: 72 }) +
    rect(0, 72, 96, 24, stage.ink.water) +
    stroke('M8 80h30M56 86h30', stage.ink.light, 3, round),
  scene: strait
}
