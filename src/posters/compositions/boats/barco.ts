import { jabega, lighthouse, sailer } from '#posters/props/things/boats.ts'
import { hills } from '#posters/props/nature/land.ts'
import { birds, clouds, sky } from '#posters/props/nature/sky.ts'
import { beach, glitter, ripples, sea, swell } from '#posters/props/nature/water.ts'
import { circle, draw, path, polygon, rect } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

function sailing(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = random.between(0.36, 0.46)
  return (
    sky(stage, { from: x + 0.14, horizon: 0.64, size: 1.7, to: x + 0.24 }) +
    clouds(stage, ink.haze, 2, 0.34) +
    hills(stage, 0.66, random.between(0.04, 0.16), ink.far, random.pick([3, 4, 6])) +
    sea(stage, 0.66, ink.water) +
    draw(random.whole(0, 2), index =>
      sailer(ink, { scale: scale * 0.2, x: width * (0.84 - index * 0.1), y: height * 0.672 })
    ) +
    glitter(stage, height * 0.66, width * (x + 0.19)) +
    sailer(
      ink,
      {
        scale: scale * random.between(0.84, 1.08),
        turn: random.between(-5, 3),
        x: width * x,
        y: height * 0.8
      },
      random.pick([ink.light, ink.light, ink.land])
    ) +
    swell(stage, 0.83, 0.03, width * 0.2, ink.wave, ink.light) +
    swell(stage, 0.93, 0.04, width * 0.3, ink.deep)
  )
}

function headland(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const at = (x: number, y: number): [number, number] => [width * x, height * y]
  return (
    sky(stage, { from: 0.2, horizon: 0.6, size: 1.3, to: 0.4 }) +
    birds(stage, 3, 0.34) +
    sea(stage, 0.6, ink.water, 0.3) +
    lighthouse(ink, {
      scale: scale * random.between(0.9, 1.1),
      x: width * random.between(0.76, 0.84),
      y: height * 0.58
    }) +
    polygon(
      [
        at(0.56, 0.78),
        at(0.62, 0.62),
        at(0.69, 0.56),
        at(0.86, 0.555),
        at(1, 0.5),
        at(1, 0.84),
        at(0.72, 0.83)
      ],
      ink.wood
    ) +
    polygon(
      [at(0.56, 0.78), at(0.62, 0.62), at(0.69, 0.56), at(0.71, 0.66), at(0.67, 0.74), at(0.7, 0.8)],
      ink.land
    ) +
    sailer(
      ink,
      { scale: scale * random.between(0.4, 0.66), x: width * random.between(0.2, 0.36), y: height * 0.78 },
      random.pick([ink.light, ink.land])
    ) +
    ripples(stage, 0.64, ink.light, 7) +
    swell(stage, 0.84, 0.035, width * 0.22, ink.wave, ink.light) +
    swell(stage, 0.94, 0.03, width * 0.3, ink.deep)
  )
}

function stranded(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const paints = random.pick([
    [ink.accent, ink.water],
    [ink.mid, ink.accent],
    [ink.leaf, ink.accent]
  ])
  return (
    sky(stage, { from: 0.6, horizon: 0.48, size: 1.4, to: 0.8 }) +
    hills(stage, 0.5, 0.12, ink.far, 3) +
    sea(stage, 0.5, ink.water, 0.7) +
    draw(3, index =>
      sailer(ink, {
        scale: scale * (0.16 + index * 0.05),
        x: width * (0.16 + index * 0.2),
        y: height * (0.52 + index * 0.022)
      })
    ) +
    beach(stage, 0.66, 0.6, ink.land, ink.light) +
    jabega(
      ink,
      {
        flip: random.chance(0.7),
        scale: scale * random.between(0.76, 0.94),
        turn: random.between(-3, 6),
        x: width * random.between(0.58, 0.72),
        y: height * 0.76
      },
      paints[1] ?? ink.water
    ) +
    jabega(
      ink,
      {
        scale: scale * random.between(1.15, 1.4),
        turn: random.between(-6, 2),
        x: width * random.between(0.34, 0.46),
        y: height * 0.93
      },
      paints[0] ?? ink.accent
    )
  )
}

const mark = ({ ink }: Stage) =>
  circle(66, 34, 17, ink.sun) +
  rect(0, 70, 96, 26, ink.water) +
  sailer(ink, { scale: 0.33, x: 44, y: 76 }) +
  path('M0 84q12 6 24 0t24 0t24 0t24 0V96H0z', ink.deep)

export const barco = {
  barcas: { mark, scene: stranded },
  faro: { mark, scene: headland },
  vela: { mark, scene: sailing }
} satisfies Record<string, Picture>
