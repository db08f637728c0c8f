import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { hills } from '#posters/props/nature/land.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { oliveTree } from '#posters/props/nature/trees.ts'
import { circle, draw, ellipse, path, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The stones of the passage, on 400 by 300: three uprights on each side, the slabs over them, the floor. */
function passage({ ink }: Stage, near: string, middle: string): string {
  return (
    path('M112 236H288L340 300H60z', ink.wood) +
    path('M48 26L352 22L340 60L56 64z', ink.wood) +
    path('M52 66L110 72L114 246L46 262zM290 70L346 62L352 262L286 246z', middle) +
    path('M96 70L110 72L114 246L98 250zM290 70L300 69L300 249L286 246z', ink.deep, ' opacity=".5"') +
    path('M-4-4H404V34L346 38L210 30L50 38L-4 34z', near) +
    path(
      'M-4 22L46 34C62 90 54 160 60 222C58 256 44 284 38 304H-4zM404 22L350 34C340 96 350 160 342 224C346 260 358 284 364 304H404z',
      near
    ) +
    stroke(
      'M18 60l8 40M26 150l-6 50M380 70l-6 44M372 170l8 40M120 12l60 4M240 14l50-2',
      middle,
      4,
      ' stroke-linecap="round"'
    )
  )
}

/** Out of the passage grave, towards the mountain like a sleeping face and the first light. */
function menga(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const sun = width * random.between(0.4, 0.46)
  const near = ink.deep
  const middle = standingOut([ink.deep, ink.wood], [ink.mid, ink.ridge, ink.land], 0.1)
  return (
    rect(0, 0, width, height, ink.sky) +
    circle(sun, height * 0.44, 54 * scale, ink.halo) +
    circle(sun, height * 0.44, 36 * scale, ink.sun) +
    stretched(
      stage,
      path(
        'M90 204V170L130 162L158 146L168 130L180 134L188 118L204 124L216 134L228 128L244 98L264 94L280 118L294 144L330 168V204z',
        ink.far
      ) + path('M244 98L264 94L280 118L294 144L330 168V204H256L264 160L250 128z', ink.ridge)
    ) +
    hills(stage, 0.66, 0.06, ink.leaf, 4) +
    draw(5, index =>
      oliveTree(ink, {
        scale: scale * 0.36,
        x: width * (0.36 + index * 0.07),
        y: height * (0.69 + (index % 2) * 0.025)
      })
    ) +
    hills(stage, 0.72, 0.03, ink.land, 3) +
    stretched(stage, passage(stage, near, middle)) +
    ellipse(width * 0.5, height * 0.86, 60 * scale, 8 * scale, ink.land) +
    (random.chance(0.6)
      ? onlooker(ink, { scale: scale * 1.05, x: width * random.between(0.44, 0.56), y: height * 0.85 })
      : '')
  )
}

export const dolmen: Picture = {
  mark: stage =>
    circle(48, 50, 14, stage.ink.sun) +
    rect(0, 72, 96, 24, stage.ink.leaf) +
    path('M4 14L92 10L88 32L10 36z', stage.ink.wood) +
    path('M14 36L32 35L34 84H10zM64 34L82 33L86 84H62z', stage.ink.deep),
  scene: menga
}
