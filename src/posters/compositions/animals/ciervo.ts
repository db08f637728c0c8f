import { standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { holmOak } from '#posters/props/nature/oaks.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { tinted } from '#posters/props/tints.ts'
import {
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

/** A red deer with its antlers, looking right, hooves at the origin. 200 wide, 260 high. */
function stag({ ink }: Stage, hair: string, dark: string, at: Placing): string {
  const antlers =
    stroke(
      'M66-166C46-184 36-208 48-240M56-178C66-188 78-192 90-190M43-202C54-206 62-214 66-226M44-226C40-236 32-244 24-246',
      dark,
      5.4,
      round
    ) +
    stroke(
      'M74-166C88-182 112-190 124-222M92-180C102-178 112-174 118-166M112-196C122-194 132-196 140-204M122-216C128-226 128-236 124-246',
      dark,
      5.4,
      round
    )
  const far =
    limb([-50, -74, -42, -50, -54, -30, -48, 0], [24, 16, 8, 8], dark) +
    limb([26, -74, 30, -44, 26, -22, 28, 0], [18, 11, 7, 8], dark)
  const body = path(
    'M-80-96C-62-106-20-104 12-102C34-110 44-128 50-150C54-162 64-168 74-168C86-168 98-160 112-148C116-144 114-138 106-136C96-134 88-132 80-128C76-108 68-90 56-76C46-64 26-62 6-60C-20-56-44-54-60-58C-74-62-86-72-88-84C-90-92-86-94-80-96z',
    hair
  )
  return place(
    antlers +
      far +
      path('M-80-96C-94-92-96-76-84-66C-74-70-72-86-80-96z', ink.light) +
      body +
      limb([-68, -80, -60, -52, -74, -30, -66, -6, -64, 0], [38, 20, 9, 7, 9], hair) +
      limb([44, -78, 46, -46, 42, -22, 44, 0], [26, 12, 7, 9], hair) +
      path(
        'M50-150C42-132 30-112 12-102C16-92 22-88 20-76C28-80 32-72 34-66C40-72 46-66 50-62C60-74 74-100 80-128C70-126 58-134 50-150z',
        dark
      ) +
      path('M60-164C50-178 40-180 30-178C36-166 48-158 60-156z', dark) +
      path('M104-150C112-148 116-146 114-140C110-137 104-138 102-142z', ink.deep) +
      dots([[82, -154]], ink.deep, 4.4) +
      stroke('M-60-62C-40-58-10-60 10-62', ink.light, 4, round),
    at
  )
}

function dehesa(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.58, 0.64)
  const foot = height * 0.9
  const back = [ink.sky, ink.far, ink.sun]
  const hair = standingOut(back, [tinted(stage, '#9a5530'), tinted(stage, '#c27a44'), ink.wood, ink.deep])
  const grass = (index: number) => {
    const at = (index / 26) * width
    return d`M${at} ${height}l${random.between(-6, 8)} ${-random.between(14, 44) * scale}l${9 * scale} ${44 * scale}z`
  }
  return (
    sky(stage, { from: 0.62, height: 0.6, horizon: 0.74, size: 1.9, to: 0.7 }) +
    hills(stage, 0.66, 0.12, ink.far, 4) +
    draw(4, index =>
      holmOak(
        ink,
        { scale: scale * 0.42, x: width * (0.1 + index * 0.29), y: height * (0.69 + (index % 2) * 0.02) },
        ink.ridge
      )
    ) +
    hills(stage, 0.78, 0.08, ink.mid, 3) +
    holmOak(ink, { scale: scale * 1.7, x: width * 0.1, y: height * 0.86 }, ink.leaf) +
    hills(stage, 0.88, 0.05, ink.land, 3) +
    stag(stage, hair, ink.deep, { scale: scale * random.between(0.98, 1.06), x, y: foot }) +
    path(draw(28, grass), ink.deep) +
    rect(0, height * 0.985, width, height, ink.deep)
  )
}

export const ciervo: Picture = {
  mark: stage =>
    rect(0, 78, 96, 18, stage.ink.leaf) +
    stag(stage, stage.ink.wood, stage.ink.deep, { scale: 0.32, x: 44, y: 84 }),
  scene: dehesa
}
