import type { Inks } from '#domain/poster/inks.ts'
import {
  circle,
  ellipse,
  path,
  place,
  type Placing,
  rect,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'

/** A painting in its frame: a face of two profiles, a bull, a still life of shapes. Centre at the origin, 100 by 120. */
export function painting(ink: Inks, subject: number, at: Placing): string {
  const face =
    rect(-50, -60, 100, 120, ink.water) +
    path('M-14-44C20-50 34-20 26 4C34 10 32 20 22 20C22 36 4 44-14 40z', ink.light) +
    path('M-14-44C-40-40-42 30-14 40z', ink.accent) +
    ellipse(4, -14, 8, 4.5, ink.deep) +
    ellipse(-26, -10, 6, 4, ink.light) +
    stroke('M-14-44V18L-4 20M-18 28H12', ink.deep, 3, round) +
    rect(-50, 46, 100, 14, ink.mid)
  const bull =
    rect(-50, -60, 100, 120, ink.land) +
    path(
      'M-40 12C-44-18-20-30 4-28C16-34 32-34 38-22C46-10 42 4 32 6C26 14 20 12 18 38H10L6 16C-6 18-16 16-24 14L-28 38H-36z',
      ink.deep
    ) +
    stroke('M26-30C24-42 34-46 44-44M-40-8C-50 0-44 18-48 26', ink.deep, 4, round) +
    circle(-24, -42, 9, ink.accent)
  const shapes =
    rect(-50, -60, 100, 120, ink.light) +
    rect(-50, 14, 100, 46, ink.wood) +
    circle(14, -18, 26, ink.accent) +
    path('M-40 34L-8-46L12 34z', ink.mid) +
    ring(24, 20, 16, ink.deep, 6) +
    rect(-34, -50, 14, 34, ink.water)
  return place(
    rect(-62, -72, 124, 144, ink.wood) +
      rect(-57, -67, 114, 134, ink.land) +
      ([face, bull, shapes][subject % 3] ?? face),
    at
  )
}
