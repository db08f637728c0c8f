import type { Inks } from '#posters/inks.ts'
import { path, place, type Placing, polygon, rect, round, stroke } from '#posters/shapes.ts'

/** An observatory, foot at the origin. 110 wide, 110 high. */
export function observatory(ink: Inks, at: Placing): string {
  return place(
    rect(-46, -46, 92, 46, ink.light) +
      rect(-46, -46, 34, 46, ink.shade) +
      rect(-52, -52, 104, 8, ink.wood) +
      path('M-50-52a50 50 0 0 1 100 0z', ink.light) +
      path('M-50-52a50 50 0 0 1 50-50C-22-98-30-76-30-52z', ink.shade) +
      path('M8-52C10-76 14-92 20-98L34-88C28-78 26-66 26-52z', ink.deep) +
      path('M14-74L44-112L52-105L24-66z', ink.accent) +
      path('M-6 0v-16a8 8 0 0 1 16 0V0z', ink.lamp),
    at
  )
}

export function telescope(ink: Inks, at: Placing): string {
  return place(
    stroke('M0-58L-26 0M0-58L24 0M0-58L4 0', ink.deep, 4.5, round) +
      place(
        path('M-44-8H30V8H-44z', ink.light) +
          path('M30-11H74V11H30z', ink.accent) +
          rect(-62, -4, 20, 8, ink.wood) +
          rect(-12, -12, 8, 24, ink.land),
        { turn: -36, y: -62 }
      ),
    at
  )
}
