import { mix } from '#domain/poster/colour.ts'
import { onlooker } from '#posters/props/people/people.ts'
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
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Figures painted on rock: the indalo, a stag, a goat, an archer, a hand; each around its origin. */
function indalo(red: string, at: Placing): string {
  return place(
    stroke('M0-18V26M0 26L-16 62M0 26L16 62M-34-10L0 0L34-10', red, 9, round) +
      stroke('M-34-10C-34-56 34-56 34-10', red, 7, round) +
      circle(0, -24, 10, red),
    at
  )
}

function stag(red: string, at: Placing): string {
  return place(
    path('M-56-14C-40-26 10-26 34-20L52-48L62-52L70-42L60-36L44 4C30 12-30 12-52 4z', red) +
      stroke('M-48 0L-56 44M-36 4L-34 44M30 2L26 44M40-2L48 42', red, 6, round) +
      stroke(
        'M56-50C50-66 56-78 48-92M52-68L66-76M50-80L38-88M62-52C70-66 84-70 86-88M74-66L90-64M82-74L96-80',
        red,
        4,
        round
      ),
    at
  )
}

function archer(red: string, at: Placing): string {
  return place(
    circle(0, -46, 8, red) +
      limb([0, -38, 2, -6], [10, 13], red) +
      stroke('M2-8L-20 20L-32 18M2-8L18 14L14 40M0-30L30-34M0-30L-16-34L4-40', red, 5, round) +
      stroke('M28-64Q46-34 30-2', red, 4, round) +
      stroke('M28-64L8-36L30-2M8-36L46-36', red, 2),
    at
  )
}

function hand(paint: string, at: Placing): string {
  return place(
    path('M-14 24C-20 6-18-4-10-8H10C18-4 18 10 12 24Q0 34-14 24z', paint) +
      stroke('M-12-4L-17-30M-4-8L-6-40M4-8L6-40M11-4L18-30M-14 10L-30-6', paint, 7.4, round),
    at
  )
}

function goat(red: string, at: Placing): string {
  return place(
    path('M-36-8C-20-16 14-16 30-12L40-26L50-22L44-12L36 6C20 12-20 12-34 4z', red) +
      stroke('M-30 2L-34 30M-22 4L-20 30M22 2L20 30M30 0L36 28', red, 5, round) +
      stroke('M42-24C36-44 16-46 8-34M46-24C46-44 30-54 20-48', red, 3.6, round),
    at
  )
}

/** A lamp shows what was painted on the rock. */
function shelter(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const rock = tinted(stage, '#d29a5c')
  const dark = mix(ink.deep, ink.wood, 0.3)
  const red = tinted(stage, '#8a2418')
  const [x, y] = [width * random.between(0.46, 0.54), height * 0.42]
  const lit = (size: number, fill: string) => ellipse(x, y, width * size, height * size * 1.02, fill)
  const cracks = d`M${width * 0.1} ${height * 0.2}l${30 * scale} ${24 * scale}l${-8 * scale} ${34 * scale}M${width * 0.84} ${height * 0.12}l${-20 * scale} ${30 * scale}l${14 * scale} ${30 * scale}M${width * 0.5} ${height * 0.04}l${12 * scale} ${22 * scale}`
  const shift = () => random.between(-8, 8) * scale
  return (
    rect(0, 0, width, height, dark) +
    lit(0.56, mix(dark, rock, 0.4)) +
    lit(0.46, mix(dark, rock, 0.75)) +
    lit(0.36, mix(rock, '#ffd98a', 0.35)) +
    stroke(cracks, dark, 4, round) +
    stag(red, {
      flip: random.chance(0.5),
      scale: scale * 1.24,
      x: x + 26 * scale + shift(),
      y: y - 8 * scale
    }) +
    indalo(red, { scale: scale * 0.98, x: x - 118 * scale, y: y + shift() }) +
    archer(red, { flip: true, scale: scale * 0.9, x: x + 138 * scale, y: y + 26 * scale + shift() }) +
    goat(red, { scale: scale * 0.9, x: x - 44 * scale + shift(), y: y - 84 * scale }) +
    goat(red, { flip: true, scale: scale * 0.8, x: x + 70 * scale + shift(), y: y + 76 * scale }) +
    hand(red, { scale: scale * 0.8, turn: -12, x: x - 52 * scale, y: y + 66 * scale }) +
    hand(ink.light, { scale: scale * 0.74, turn: 16, x: x + 112 * scale, y: y - 74 * scale }) +
    dots(
      Array.from(
        { length: 7 },
        (_, index) => [x - 160 * scale + index * 9 * scale, y + 84 * scale - index * index * scale] as const
      ),
      red,
      6 * scale
    ) +
    path(
      d`M0 0H${width}V${height * 0.1}C${width * 0.8} ${height * 0.02} ${width * 0.6} ${height * 0.1} ${width * 0.4} ${height * 0.04}C${width * 0.2} 0 ${width * 0.1} ${height * 0.1} 0 ${height * 0.14}z`,
      ink.deep
    ) +
    path(
      d`M0 ${height}V${height * 0.88}C${width * 0.3} ${height * 0.84} ${width * 0.7} ${height * 0.92} ${width} ${height * 0.86}V${height}z`,
      ink.deep
    ) +
    draw(2, index =>
      onlooker(
        ink,
        { scale: scale * (2 - index * 0.3), x: width * (0.1 + index * 0.11), y: height * 1.04 },
        index ? ink.water : ink.accent
      )
    ) +
    draw(2, index =>
      circle(width * (0.1 + index * 0.11), height * 1.04 - (100 - index * 15) * scale, 5 * scale, '#fff0b8')
    )
  )
}

export const rupestre: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.wood) +
    circle(48, 48, 42, '#e3b06a') +
    indalo('#8a2418', { scale: 0.72, x: 48, y: 46 }),
  scene: shelter
}
