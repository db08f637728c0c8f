import type { Inks } from '#domain/poster/inks.ts'
import { circle, path, place, type Placing, round, stroke } from '#posters/drawing/shapes.ts'

/** A white jug with two painted bands, foot at the origin. Height 150. */
export function jug(ink: Inks, paint: string, at: Placing): string {
  const shape =
    'M-16-150H16L13-132C46-116 62-84 56-46C52-18 34 0 22 0H-22C-34 0-52-18-56-46C-62-84-46-116-13-132z'
  const shaded = 'M6-150H16L13-132C46-116 62-84 56-46C52-18 34 0 22 0H2C34-30 34-110 4-132z'
  const bands = 'M-57-58C-30-48 30-48 57-58M-52-30C-30-22 30-22 52-30'
  const handle = stroke('M-14-128C-52-140-66-104-50-84', ink.light, 9, round)
  return place(path(shape, ink.light) + path(shaded, ink.shade) + handle + stroke(bands, paint, 6), at)
}

/** An orange with its leaf, foot at the origin. Height 54. */
export function orange(ink: Inks, at: Placing): string {
  const shaded = path('M0-54a27 27 0 0 1 0 54a38 38 0 0 0 0-54z', ink.wood)
  return place(circle(0, -27, 27, '#f39c2d') + shaded + stroke('M0-54q2-8 8-8', ink.leaf, 3, round), at)
}

/** A slice of water melon. */
export function melon(ink: Inks, at: Placing): string {
  const rind = path('M-62-40A62 62 0 0 0 62-40z', ink.leaf) + path('M-54-40A54 54 0 0 0 54-40z', ink.light)
  const flesh = path('M-48-40A48 48 0 0 0 48-40z', '#d8323c')
  return place(rind + flesh + stroke('M-24-28h0M0-20h0M24-28h0M-8-6h0M12-4h0', ink.deep, 5, round), at)
}
