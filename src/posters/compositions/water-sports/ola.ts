import { hills } from '#posters/props/nature/land.ts'
import { birds, clouds, sky } from '#posters/props/nature/sky.ts'
import { breakingWave } from '#posters/props/things/surf.ts'
import { kites } from './cometas-mar.ts'
import { ownBow } from './kayak.ts'
import { palm } from '#posters/props/nature/trees.ts'
import { beach, sea, swell } from '#posters/props/nature/water.ts'
import { circle, d, draw, path, place, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The wave that stands over everything. */
function breaker(stage: Stage): string {
  const { height, ink, random, width } = stage
  const size = Math.max(width / 400, height / 400) * random.between(0.84, 0.98)
  return (
    sky(stage, { from: 0.14, horizon: 0.62, size: random.between(1, 2), to: 0.4 }) +
    birds(stage, random.whole(0, 3)) +
    hills(stage, 0.66, 0.07, ink.far, 5) +
    sea(stage, 0.66, ink.wave) +
    place(breakingWave(ink), { scale: size, x: Math.min(0, width - 412 * size), y: height - 300 * size }) +
    swell(stage, 0.9, 0.05, width * 0.3, ink.deep, ink.light)
  )
}

/** Boards in the sand, the sea behind them. */
function boards(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const gap = random.between(0.11, 0.17)
  const paints = [
    [ink.accent, ink.light],
    [ink.light, ink.wood],
    [ink.water, ink.land]
  ] as const
  const board = (index: number) => {
    const [fill, band] = paints[index] ?? paints[0]
    return place(
      path('M0-190C22-160 26-70 18 0H-18C-26-70-22-160 0-190z', fill) +
        path('M-21.8-70H21.8L21.4-50H-21.4z', band) +
        stroke('M0-184V0', band, 2.4),
      {
        scale: scale * random.between(0.92, 1.08),
        turn: random.between(-7, 7),
        x: width * (0.36 + index * gap),
        y: height * 0.92
      }
    )
  }
  return (
    sky(stage, { from: 0.74, horizon: 0.5, size: 1.3, to: 0.86 }) +
    clouds(stage, ink.haze, 2) +
    sea(stage, 0.5, ink.wave, 0.8) +
    swell(stage, 0.6, 0.025, width * 0.16, ink.water, ink.light) +
    beach(stage, 0.72, 0.8, ink.land, ink.light) +
    palm(ink, {
      scale: scale * random.between(1.4, 1.9),
      turn: random.between(-4, 9),
      x: width * random.between(0.1, 0.2),
      y: height * 0.98
    }) +
    draw(3, board) +
    path(
      d`M0 ${height}V${height * 0.93}C${width * 0.3} ${height * 0.86} ${width * 0.6} ${height * 0.9} ${width} ${height * 0.94}V${height}z`,
      ink.wood
    )
  )
}

const mark = ({ ink }: Stage) =>
  circle(30, 34, 15, ink.sun) +
  place(
    path(
      'M-40 310V206C50 224 108 196 150 148C184 100 234 54 312 58C360 62 388 92 390 128C370 104 338 102 320 118C298 138 304 172 330 190C356 206 400 202 470 196H720V310z',
      ink.water
    ) +
      path(
        'M150 148C184 100 234 54 312 58C360 62 388 92 390 128C372 108 340 96 300 96C240 98 190 130 150 148z',
        ink.light
      ),
    { scale: 0.29, x: -16, y: 14 }
  ) +
  path('M0 82q14 8 28 0t28 0t28 0t28 0V96H0z', ink.deep)

export const ola = {
  'cometas-mar': { mark, scene: kites },
  kayak: { mark, scene: ownBow },
  ola: { mark, scene: breaker },
  tablas: { mark, scene: boards }
} satisfies Record<string, Picture>
