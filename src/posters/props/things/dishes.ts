import {
  circle,
  dots,
  draw,
  ellipse,
  path,
  place,
  type Placing,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { tinted } from '#posters/props/tints.ts'

/** Plates seen from above, centre at the origin, radius 50. */
export type Plate = 'croquettes' | 'ham' | 'olives' | 'prawns' | 'salmorejo' | 'tortilla'

export function plate(stage: Stage, food: Plate, at: Placing, rim: string): string {
  const { ink } = stage
  const dish =
    circle(4, 6, 50, ink.deep) +
    circle(0, 0, 50, ink.light) +
    ring(0, 0, 43, rim, 4) +
    circle(0, 0, 36, ink.shade)
  return place(dish + foods[food](stage), at)
}

const foods: Record<Plate, (stage: Stage) => string> = {
  croquettes: stage =>
    draw(5, index =>
      place(
        ellipse(0, 0, 17, 9, tinted(stage, '#c27a2e')) + ellipse(-2, -3, 12, 4, tinted(stage, '#e7a954')),
        {
          turn: index * 70,
          x: Math.cos(index * 1.26) * 19,
          y: Math.sin(index * 1.26) * 19
        }
      )
    ),
  ham: stage =>
    draw(7, index =>
      place(
        path('M0-4C14-16 30-14 36-2C28 8 12 8 0 4z', tinted(stage, index % 2 ? '#b8323a' : '#cf4a44')) +
          stroke('M6-4C16-10 26-10 32-3', stage.ink.light, 2.4, round),
        { turn: index * 51 }
      )
    ),
  olives: stage =>
    dots(
      times(11, index => [Math.cos(index * 2.4) * index * 2.7, Math.sin(index * 2.4) * index * 2.7] as const),
      stage.ink.leaf,
      15
    ) +
    dots(
      times(11, index => [Math.cos(index * 2.4) * index * 2.7, Math.sin(index * 2.4) * index * 2.7] as const),
      stage.ink.accent,
      5
    ),
  prawns: stage =>
    draw(6, index =>
      place(
        stroke('M8 0C10-14 26-18 33-8C36-2 34 4 28 6', tinted(stage, '#ef7f55'), 9, round) +
          stroke('M28 6l8 6M28 6l4 10', tinted(stage, '#c9502e'), 2, round),
        { turn: index * 60 }
      )
    ),
  salmorejo: stage =>
    circle(0, 0, 36, tinted(stage, '#e8693f')) +
    stroke('M-20-8Q0-22 20-8', tinted(stage, '#f4b12f'), 4, round) +
    dots(
      [
        [-8, 4],
        [2, 10],
        [10, 3],
        [0, -3],
        [-12, 12]
      ],
      stage.ink.light,
      8
    ) +
    dots(
      [
        [-4, 14],
        [12, 12],
        [6, -4],
        [-14, 2]
      ],
      tinted(stage, '#a3293c'),
      7
    ),
  tortilla: stage =>
    circle(0, 0, 34, tinted(stage, '#b9781f')) +
    circle(0, 0, 31, tinted(stage, '#f4bf3c')) +
    dots(
      [
        [-14, -10],
        [8, -18],
        [16, 4],
        [-6, 12],
        [-20, 8],
        [4, -2]
      ],
      tinted(stage, '#c98a2a'),
      7
    ) +
    path('M0 0L36-14A38 38 0 0 1 36 14z', stage.ink.shade)
}

/** A small glass of beer or wine seen from above. */
export function glassAbove({ ink }: Stage, drink: string, at: Placing): string {
  return place(
    circle(3, 5, 22, ink.deep) +
      circle(0, 0, 22, ink.light) +
      circle(0, 0, 18, drink) +
      path('M-12-8A15 15 0 0 1 2-15A20 20 0 0 0-12-8z', ink.light),
    at
  )
}
