import { mix } from '#domain/poster/colour.ts'
import { greatBear, shootingStar } from '#posters/props/things/astronomy.ts'
import { hills } from '#posters/props/nature/land.ts'
import { stars } from '#posters/props/nature/sky.ts'
import {
  d,
  dots,
  draw,
  path,
  place,
  type Placing,
  type Point,
  rect,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The great dome with its slit open, foot at the origin. 300 wide, 240 high. */
function dome({ ink }: Stage, lit: string, at: Placing): string {
  const ribs = 'M-118-70C-112-130-70-190-14-214M-62-70C-58-130-36-184 4-218M118-70C116-120 100-160 76-186'
  return place(
    path('M-150-70C-150-160-82-232 0-232C82-232 150-160 150-70z', ink.light) +
      path('M-150-70C-150-160-82-232 0-232C-62-200-100-140-104-70z', ink.shade) +
      stroke(ribs, ink.shade, 3) +
      path('M20-70C20-130 34-196 58-222L108-196C88-166 78-120 78-70z', ink.deep) +
      path('M28-70C30-110 36-140 44-164L70-150C64-120 62-96 62-70z', lit) +
      place(
        path('M-16-8H16L20-124H-20z', ink.wood) +
          path('M-24-124H24V-134H-24zM-22-40H22V-32H-22z', ink.accent) +
          path('M-16-8H-4L-6-124H-20z', ink.mid),
        { turn: 22, x: 38, y: -76 }
      ) +
      rect(-158, -76, 316, 14, ink.wood) +
      rect(-142, -62, 284, 66, ink.light) +
      rect(-142, -62, 74, 66, ink.shade) +
      path('M-100 4v-30a16 16 0 0 1 32 0V4zM-30-40h26v22h-26zM30-40h26v22h-26z', lit) +
      stroke('M-142-50H142', ink.shade, 3),
    at
  )
}

function night(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const lit = '#ffc94d'
  const along = (part: number, off: number): Point => [
    width * (1.05 - part * 0.9) + off,
    height * (part * 0.9 - 0.12) + off * 0.7
  ]
  const band = (spread: number, fill: string) => {
    const edge = (side: number) =>
      times(6, index => along(index * 0.2, side * spread * width * random.between(0.7, 1)))
    return path(`M${[...edge(-1), ...edge(1).toReversed()].map(([x, y]) => d`${x} ${y}`).join('L')}z`, fill)
  }
  const x = width * random.between(0.48, 0.62)
  return (
    rect(0, 0, width, height, ink.sky) +
    band(0.15, ink.halo) +
    band(0.07, mix(ink.halo, ink.light, 0.16)) +
    dots(
      times(40, () => along(random.between(0, 1), random.between(-0.12, 0.12) * width)),
      ink.light,
      2
    ) +
    stars(stage, 44, 0.72) +
    greatBear(ink, { scale: scale * 0.9, turn: random.between(-16, 10), x: width * 0.06, y: height * 0.12 }) +
    shootingStar(ink, { scale, turn: 24, x: width * 0.08, y: height * 0.5 }) +
    hills(stage, 0.92, 0.2, ink.far, 4) +
    draw(3, index =>
      hills(
        stage,
        0.94 + index * 0.01,
        0.06 - index * 0.02,
        [ink.mid, ink.ridge, ink.deep][index] ?? ink.deep,
        4
      )
    ) +
    dome(stage, lit, { scale: scale * random.between(1.06, 1.16), x, y: height * 1.02 }) +
    hills(stage, 1, 0.04, ink.deep, 5)
  )
}

export const observatorio: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.deep) +
    stars({ ...stage, height: 96, width: 96 }, 16, 0.6) +
    dome(stage, '#ffc94d', { scale: 0.28, x: 48, y: 86 }),
  scene: night
}
