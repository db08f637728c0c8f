import type { Inks } from '#domain/poster/inks.ts'
import {
  circle,
  d,
  draw,
  limb,
  path,
  place,
  type Placing,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'

/** A bicycle going right, ground at the origin. 230 wide. */
export function bicycle(ink: Inks, at: Placing, frame = ink.accent): string {
  const spokes = (x: number) =>
    stroke(
      draw(
        6,
        index =>
          d`M${x + Math.cos((index * Math.PI) / 6) * 46} ${-50 + Math.sin((index * Math.PI) / 6) * 46}L${x - Math.cos((index * Math.PI) / 6) * 46} ${-50 - Math.sin((index * Math.PI) / 6) * 46}`
      ),
      ink.deep,
      0.9
    )
  const tyre = (x: number) => ring(x, -50, 47, ink.deep, 5) + spokes(x) + circle(x, -50, 5, ink.deep)
  return place(
    tyre(-70) +
      tyre(70) +
      stroke('M-70-50L-8-50L44-108L-28-108L-70-50M-28-108L-8-50', frame, 6.5, round) +
      stroke('M70-50L40-122', frame, 6.5, round) +
      stroke('M-28-108L-34-126M40-122L38-132', ink.deep, 5, round) +
      stroke('M38-132C50-138 64-134 62-122M-8-50L4-34M-2-34h13', ink.deep, 5, round) +
      path('M-54-128H-16C-18-120-40-118-54-128z', ink.deep) +
      ring(-8, -50, 11, ink.deep, 4),
    at
  )
}

/** Somebody on the bicycle above, bent forward. */
export function cyclist(ink: Inks, at: Placing, shirt = ink.light): string {
  return place(
    limb([-34, -128, 2, -98, -4, -52], [24, 15, 9], ink.deep) +
      stroke('M-8-52h18', ink.deep, 7, round) +
      limb([-38, -126, -20, -168, 10, -186], [26, 32, 20], shirt) +
      limb([6, -182, 22, -152, 54, -130], [13, 9, 8], shirt) +
      circle(26, -200, 13, ink.shade) +
      path('M10-202C12-222 40-222 42-204L44-200H10z', ink.accent),
    at
  )
}
