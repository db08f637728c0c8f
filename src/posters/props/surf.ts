import type { Inks } from '#posters/inks.ts'
import { circle, path, place, type Placing, round, stroke } from '#posters/shapes.ts'

/** A kite like a bent wing, with its lines to the origin. */
export function kite(ink: Inks, at: Placing, fill = ink.accent): string {
  return place(
    stroke('M-34-96L0 0M34-108L0 0', ink.deep, 0.9) +
      path(
        'M-46-86C-40-124-8-142 22-134C38-130 48-118 50-100C36-114 18-120-2-116C-22-112-36-102-46-86z',
        fill
      ) +
      path('M-14-112C-12-122-4-130 4-136L22-134C14-128 10-122 10-117z', ink.light),
    at
  )
}

/** A rider on a board, leaning back against the pull; hand at about the origin plus (10, -22). */
export function rider(ink: Inks, at: Placing): string {
  return place(
    path('M-26 4C-10 10 14 8 28-4C16 0-8 2-26 4z', ink.light) +
      stroke('M-8 2L-8-10L-16-20M8-1L2-11L-16-20', ink.deep, 4.6, round) +
      stroke('M-16-20L-22-36', ink.deep, 7, round) +
      stroke('M-21-34L10-24', ink.deep, 3, round) +
      circle(-24, -44, 5, ink.deep),
    at
  )
}
