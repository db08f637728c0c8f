import type { Inks } from '#domain/poster/inks.ts'
import { circle, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'

/** A small ship with two lateen sails, waterline at the origin. About 200 wide and 230 high. */
export function sailer(ink: Inks, at: Placing, sail = ink.light): string {
  const sails =
    path('M-92-26C-40-70-6-140 12-226C34-150 36-80 20-22C-18-36-56-36-92-26z', sail) +
    path('M12-226C34-150 36-80 20-22C8-28-4-31-16-33C8-90 14-160 12-226z', ink.shade) +
    path('M32-30C58-60 74-104 80-160C102-110 108-64 98-26C76-36 54-36 32-30z', sail)
  const masts =
    stroke('M6-10V-150M70-10V-112', ink.wood, 4) + stroke('M-96-22L14-232M28-26L82-166', ink.wood, 3, round)
  const hull =
    path('M-100-18C-60-8 60-8 124-34C112 0 92 16 70 16H-62C-84 14-96 0-100-18z', ink.deep) +
    path('M-98-12C-58-2 60-2 120-27L117-19C60 6-58 6-96-5z', ink.accent)
  return place(masts + sails + hull, at)
}

/** A rowing boat of the coast, painted, with an eye on its prow. */
export function jabega(ink: Inks, at: Placing, paint: string): string {
  return place(
    stroke('M-50-34L30 8M-10-38L66 8', ink.wood, 4, round) +
      path('M-112-50C-96-34-40-26 0-26C44-26 92-36 118-66C116-30 96 6 60 8H-56C-88 6-108-22-112-50z', paint) +
      path(
        'M-112-50C-96-34-40-26 0-26C44-26 92-36 118-66L117-54C92-26 44-16 0-16C-40-16-94-24-110-40z',
        ink.light
      ) +
      path('M-82-6H84L74 2C70 6 66 8 60 8H-56C-66 8-74 2-82-6z', ink.deep) +
      path('M74-24C82-34 94-36 102-34C98-26 86-20 74-24z', ink.light) +
      circle(89, -29, 3.6, ink.deep),
    at
  )
}

export function lighthouse(ink: Inks, at: Placing): string {
  const beam = ink.lamp === '#ffc94d' ? path('M0-152L-420-230L-420-130z', ink.halo) : ''
  return place(
    beam +
      path('M-20 0L-13-134H13L20 0z', ink.light) +
      path('M4 0L3-134H13L20 0z', ink.shade) +
      path('M-18.5-28L-16.5-56H16.5L18.5-28zM-15-84L-13.5-112H13.5L15-84z', ink.accent) +
      rect(-18, -140, 36, 6, ink.deep) +
      rect(-9, -160, 18, 20, ink.lamp) +
      path('M-13-160Q0-178 13-160z', ink.deep),
    at
  )
}
