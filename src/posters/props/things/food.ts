import type { Inks } from '#domain/poster/inks.ts'
import {
  d,
  dots,
  draw,
  path,
  place,
  type Placing,
  type Point,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

/** A cured ham, hanging by its hoof from the origin. Height 120. */
export function ham(ink: Inks, at: Placing): string {
  return place(
    stroke('M0-14V8', ink.deep, 2.4) +
      path('M-4 4L4 4C6 26 10 44 22 62C34 84 26 112 2 116C-24 118-34 92-24 66C-14 44-7 26-4 4z', ink.wood) +
      path('M4 4C6 26 10 44 22 62C34 84 26 112 2 116C14 96 10 60 4 4z', ink.mid) +
      path('M-5 3L5 3L4 15L-4 15z', ink.deep) +
      path('M-22 72C-30 92-20 110 0 112C-8 100-14 88-22 72z', ink.light),
    at
  )
}

/** A striped awning with a scalloped edge. */
export function awning(
  stage: Stage,
  left: number,
  right: number,
  top: number,
  foot: number,
  stripes: number,
  colour: string
): string {
  const { ink } = stage
  const inset = (right - left) * 0.05
  const stripe = (index: number) => {
    const [from, to] = [index / stripes, (index + 1) / stripes]
    const upper = (part: number) => left + inset + (right - left - inset * 2) * part
    const lower = (part: number) => left + (right - left) * part
    const half = (lower(to) - lower(from)) / 2
    return d`M${upper(from)} ${top}H${upper(to)}L${lower(to)} ${foot}a${half} ${half} 0 0 1 ${-half * 2} 0z`
  }
  const some = (parity: number) => draw(stripes, index => (index % 2 === parity ? stripe(index) : ''))
  return path(some(0), colour) + path(some(1), ink.light)
}

/** Fruit in a heap: rows that get shorter. */
export function heap(
  x: number,
  y: number,
  size: number,
  across: number,
  colour: string,
  shine: string
): string {
  const points = times(3, row =>
    times(across - row, (index): Point => [x + (index + row / 2) * size * 0.94, y - row * size * 0.8])
  ).flat()
  return (
    dots(points, colour, size) +
    dots(
      points.map(([px, py]) => [px - size * 0.18, py - size * 0.2] as const),
      shine,
      size * 0.22
    )
  )
}

export function wineGlass(ink: Inks, at: Placing, wine: string): string {
  return place(
    path(
      'M-24-110C-28-84-22-60-3-54V-8C-8-4-20-4-22 0H22C20-4 8-4 3-8V-54C22-60 28-84 24-110z',
      ink.light,
      ' opacity=".75"'
    ) + path('M-25.500-88C-24-68-16-57 0-56C16-57 24-68 25.500-88z', wine),
    at
  )
}

export function dish(ink: Inks, at: Placing): string {
  const olives: Point[] = [
    [-34, -20],
    [-14, -24],
    [8, -25],
    [30, -20],
    [-24, -34],
    [-2, -38],
    [20, -35],
    [8, -48]
  ]
  return place(
    dots(olives, ink.leaf, 21) +
      dots(
        olives.filter((_, index) => index % 2 === 0),
        ink.accent,
        6
      ) +
      path('M-60-22H60C56 2 30 8 20 8H-20C-30 8-56 2-60-22z', ink.light) +
      path('M12-22H60C56 2 30 8 20 8C36 0 30-10 12-22z', ink.shade) +
      stroke('M-52-12H52', ink.water, 5),
    at
  )
}
