import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  limb,
  path,
  place,
  type Placing,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A sea bream, going right, middle at the origin. 70 long. */
function bream(body: string, stripe: string, eye: string, at: Placing): string {
  return place(
    path('M34 0C24-16-4-22-22-4L-38-14V14L-22 4C-4 22 24 16 34 0z', body) +
      path('M-22-4L-38-14V14L-22 4Q-17 0-22-4zM4-15Q-4 0 4 15L12 13Q4 0 12-14z', stripe) +
      circle(24, -3, 2.6, eye),
    at
  )
}

/** A swimmer with mask, tube and fins, seen from the side, going right; middle at the origin. 220 long. */
function swimmer(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9744a')
  return place(
    limb([-30, 8, -70, 4, -104, 24], [20, 13, 10], mix(skin, ink.wave, 0.35)) +
      path('M-100 20L-140 22L-160 44L-150 50L-104 32z', ink.accent) +
      limb([-30, 2, -72, -8, -112, -2], [24, 16, 11], skin) +
      path('M-106-10L-150-26L-172-12L-166 0L-110 6z', ink.accent) +
      path('M-44-10C-20-20 30-24 52-14C60-4 52 14 36 16C6 22-30 20-44 14z', skin) +
      path('M-48-12C-30-16-20-17-8-18L-6 19C-24 20-38 18-48 14z', ink.accent) +
      limb([40, 6, 30, 40, 62, 62, 74, 64], [16, 12, 9, 7], skin) +
      circle(70, -6, 18, skin) +
      path('M54-14C56-28 80-32 88-18L72-18Q60-16 58 2z', ink.deep) +
      path('M74-12H90Q94-10 93 2Q86 8 74 4z', ink.light) +
      path('M78-8H89Q90-2 88 0Q84 3 78 1z', ink.wave) +
      stroke('M84 8C92 14 98 6 96-8L92-46', '#f6c445', 5, round),
    at
  )
}

function underWater(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const pale = mix(ink.water, ink.light, 0.34)
  const beam = (index: number) =>
    `M${50 + index * 84} 30L${90 + index * 84} 30L${20 + index * 100} 304H${-60 + index * 100}z`
  const weed = (index: number) => {
    const x = (index / 17) * width
    const tall = height * random.between(0.1, 0.26)
    return d`M${x} ${height}c-12 ${-tall * 0.4} 12 ${-tall * 0.6} ${random.between(-6, 8)} ${-tall}`
  }
  const shoal = times(7, index => ({
    scale: scale * (0.5 + (index % 3) * 0.08),
    turn: -6,
    x: width * 0.66 + ((index * 47) % 130) * scale - 30,
    y: height * 0.6 + ((index * 29) % 60) * scale
  }))
  return (
    rect(0, 0, width, height, ink.water) +
    stretched(stage, path(draw(4, beam), pale, ' opacity=".4"')) +
    rect(0, 0, width, height * 0.09, ink.sky) +
    path(
      d`M0 ${height * 0.1}` +
        draw(8, () => d`q${width / 32} ${-height * 0.04} ${width / 16} 0t${width / 16} 0`) +
        'V0H0z',
      ink.sky
    ) +
    stroke(
      d`M0 ${height * 0.1}` +
        draw(8, () => d`q${width / 32} ${-height * 0.04} ${width / 16} 0t${width / 16} 0`),
      ink.light,
      5
    ) +
    stretched(
      stage,
      path(
        'M0 304V214C30 200 50 222 74 236C110 250 120 276 160 282C230 290 270 268 310 262C350 256 376 230 404 236V304z',
        ink.wave
      ) + path('M0 304V256C40 246 60 270 100 278C200 296 300 290 404 268V304z', ink.deep)
    ) +
    stroke(draw(18, weed), ink.leaf, 6 * scale, round) +
    shoal.map((at, index) => bream(index % 3 ? '#f6c445' : ink.light, ink.accent, ink.deep, at)).join('') +
    ellipse(width * 0.2, height * 0.95, 16 * scale, 9 * scale, ink.accent) +
    ring(width * 0.62, height * 0.2, 5, ink.light, 2) +
    dots(
      [
        [width * 0.64, height * 0.28],
        [width * 0.61, height * 0.25]
      ],
      ink.light,
      6
    ) +
    swimmer(stage, {
      scale: scale * random.between(1, 1.12),
      turn: random.between(2, 8),
      x: width * random.between(0.42, 0.5),
      y: height * 0.34
    })
  )
}

export const snorkel: Picture = {
  mark: stage =>
    rect(0, 14, 96, 82, stage.ink.water) +
    swimmer(stage, { scale: 0.36, turn: 4, x: 56, y: 40 }) +
    bream('#f6c445', stage.ink.accent, stage.ink.deep, { scale: 0.6, x: 34, y: 74 }),
  scene: underWater
}
