import type { Inks } from '#domain/poster/inks.ts'
import {
  circle,
  dots,
  path,
  place,
  type Placing,
  type Point,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'

/** The end of a barrel, centre at the origin, radius 50. */
export function barrel(ink: Inks, at: Placing, chalk: string): string {
  const staves = stroke('M-33-30V30M-17-39V39M0-42V42M17-39V39M33-30V30', ink.deep, 1.6)
  return place(
    circle(0, 0, 50, ink.deep) +
      circle(0, 0, 47, ink.wood) +
      ring(0, 0, 44, ink.mid, 4) +
      circle(0, 0, 38, ink.land) +
      staves +
      stroke(chalk, ink.light, 4, round) +
      circle(0, 31, 4, ink.deep),
    at
  )
}

export const chalks = [
  'M-14-12L-2 12L10-14M16-14V12',
  'M-16 10V-14M-6 10V-14M4 10V-14M-20-8L10 4',
  'M-14-14L14 14M14-14L-14 14',
  'M-14 10L0-16L14 10M-8 0H8',
  ''
] as const

/** The tall glass in which sherry is tasted, foot at the origin. Height 150. */
export function sherryGlass(ink: Inks, at: Placing, wine: string): string {
  return place(
    path('M-28-150C-36-110-34-72-4-62H4C34-72 36-110 28-150z', ink.light, ' opacity=".55"') +
      path('M-4-66V-8C-8-4-26-4-28 0H28C26-4 8-4 4-8V-66z', ink.light) +
      path('M-31-116C-34-86-28-70 0-67C28-70 34-86 31-116z', wine) +
      path('M-25-112C-27-92-24-80-14-74C-20-84-21-96-20-112z', ink.light, ' opacity=".6"'),
    at
  )
}

export function bunch(ink: Inks, at: Placing, colour: string): string {
  const grapes: Point[] = [
    [-22, 0],
    [0, -3],
    [22, 0],
    [-12, 17],
    [12, 17],
    [-22, 32],
    [0, 34],
    [22, 31],
    [-11, 50],
    [11, 50],
    [0, 68]
  ]
  return place(
    stroke('M0-34C-2-24 2-16 0-6', ink.wood, 5, round) +
      path('M4-22C14-46 44-44 58-30C52-22 58-14 50-6C38-8 28-4 18-10z', ink.leaf) +
      dots(grapes, colour, 24) +
      dots(
        grapes.map(([x, y]) => [x - 4, y - 4] as const),
        ink.haze,
        5
      ),
    at
  )
}
