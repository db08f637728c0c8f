import type { Inks } from '#domain/poster/inks.ts'
import { circle, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'

/** A walker with a pack and a stick, going left. Height 44, foot at the origin. */
export function hiker(ink: Inks, at: Placing, body = ink.deep): string {
  return place(
    stroke('M0-20L-8 0M0-20L7-9L9 0', body, 4.4, round) +
      stroke('M-1-30L-12-22', body, 3.4, round) +
      stroke('M-13-30L-16 0', body, 1.6, round) +
      path('M-5-34L4-35L5-18L-4-18z', body) +
      path('M4-35h6a3 3 0 0 1 3 3v11h-8z', ink.accent) +
      circle(-2, -39.5, 4.6, body) +
      path('M-9-42h13l-2-3h-8z', ink.accent),
    at
  )
}

/** Somebody seen from behind, standing. Height 50, foot at the origin. */
export function onlooker(ink: Inks, at: Placing, coat = ink.deep): string {
  return place(
    rect(-5, -18, 4, 18, ink.deep) +
      rect(1, -18, 4, 18, ink.deep) +
      path('M-8-38Q0-43 8-38L9-16H-9z', coat) +
      circle(0, -45, 5.2, ink.deep),
    at
  )
}

/** A child with its arms up, foot at the origin. Height 34. */
export function child(ink: Inks, at: Placing, shirt = ink.accent): string {
  return place(
    stroke('M-2-12L-5 0M2-12L5 0', ink.deep, 3.4, round) +
      stroke('M-3-22L-10-30M3-22L10-31', shirt, 3, round) +
      path('M-5-25H5L6-10H-6z', shirt) +
      circle(0, -30, 4.4, ink.deep),
    at
  )
}

/** A grown-up who points to something up in the air, foot at the origin. Height 50. */
export function pointing(ink: Inks, at: Placing, coat = ink.deep): string {
  return place(
    stroke('M-2-20L-5 0M3-20L6 0', ink.deep, 4.4, round) +
      stroke('M5-36L18-48', coat, 3.6, round) +
      path('M-6-38H6L7-17H-7z', coat) +
      circle(0, -44, 5, ink.deep),
    at
  )
}
