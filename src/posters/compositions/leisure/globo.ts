import { standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { oliveTree } from '#posters/props/nature/trees.ts'
import { circle, draw, path, place, type Placing, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A hot-air balloon, middle of the envelope at the origin, radius 100; basket down to 176. */
function balloon({ ink }: Stage, one: string, other: string, at: Placing, crew: boolean): string {
  const people = crew
    ? circle(-9, 136, 6, ink.deep) +
      circle(8, 135, 6, ink.deep) +
      path('M-16 150C-16 140-4 140-3 150zM2 150C2 139 15 139 15 150z', ink.accent)
    : ''
  return place(
    path(
      'M0-100C62-100 104-56 104-6C104 40 62 82 26 112H-26C-62 82-104 40-104-6C-104-56-62-100 0-100z',
      one
    ) +
      path(
        'M0-100C-36-92-66-52-66-6C-66 38-40 84-20 112H-8C-14 84-26 40-26-6C-26-52-14-92 0-100C14-92 26-52 26-6C26 40 14 84 8 112H20C40 84 66 38 66-6C66-52 36-92 0-100z',
        other
      ) +
      path(
        'M-104-6C-104 40-62 82-26 112H-14C-50 76-84 40-84-20C-84-50-70-76-46-90C-82-76-104-44-104-6z',
        ink.deep,
        ' opacity=".22"'
      ) +
      path('M-101 8C-60 26 60 26 101 8C98 22 92 32 86 42C50 54-50 54-86 42C-92 32-98 22-101 8z', '#f6c445') +
      stroke('M-24 112L-18 148M24 112L18 148M-8 112L-6 148M8 112L6 148', ink.deep, 2) +
      path('M-7 126C-9 116 0 108 0 102C0 108 9 116 7 126z', '#ffc94d') +
      people +
      path('M-21 148H21L17 176H-17z', ink.wood) +
      rect(-23, 145, 46, 6, ink.land),
    at
  )
}

function dawn(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const one = standingOut([ink.sky, ink.light], [ink.accent, ink.mid, ink.wood])
  const other = standingOut([ink.sky, one], [ink.light, ink.water, ink.land])
  const field = (index: number) =>
    hills(stage, 0.84 + index * 0.05, 0.06, [ink.leaf, ink.land, ink.bush][index] ?? ink.leaf, 3 + index)
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 4, 0.5) +
    balloon(
      stage,
      ink.mid,
      ink.light,
      { scale: scale * 0.24, x: width * random.between(0.08, 0.14), y: height * 0.4 },
      false
    ) +
    balloon(
      stage,
      ink.water,
      ink.land,
      { scale: scale * 0.38, x: width * random.between(0.26, 0.34), y: height * 0.22 },
      false
    ) +
    hills(stage, 0.82, 0.2, ink.far, 4) +
    draw(3, field) +
    draw(9, index =>
      oliveTree(ink, {
        scale: scale * 0.3,
        x: width * (0.03 + index * 0.065),
        y: height * (0.9 + (index % 3) * 0.025)
      })
    ) +
    balloon(
      stage,
      one,
      other,
      {
        scale: scale * random.between(1.16, 1.24),
        turn: random.between(-5, 5),
        x: width * random.between(0.64, 0.68),
        y: height * 0.4
      },
      true
    )
  )
}

export const globo: Picture = {
  mark: stage =>
    path('M0 96V80C30 70 60 86 96 76V96z', stage.ink.leaf) +
    balloon(stage, stage.ink.accent, stage.ink.light, { scale: 0.3, x: 48, y: 34 }, false),
  scene: dawn
}
