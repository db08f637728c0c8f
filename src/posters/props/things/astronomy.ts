import { mix } from '#domain/poster/colour.ts'
import type { Inks } from '#domain/poster/inks.ts'
import { circle, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'

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

/** Saturn, as a telescope shows it: 236 wide. */
export function ringedPlanet(ink: Inks, at: Placing): string {
  const ring = (sweep: 0 | 1, size: number, colour: string, wide: number) =>
    stroke(`M-${size} 0A${size} ${size * 0.27} 0 0 ${sweep} ${size} 0`, colour, wide)
  const half = (sweep: 0 | 1) => ring(sweep, 118, ink.light, 15) + ring(sweep, 94, ink.accent, 9)
  return place(
    half(1) +
      circle(0, 0, 66, ink.sun) +
      stroke('M-56-27H56M-64-8H64M-52 34H52', mix(ink.sun, ink.sky, 0.2), 9) +
      half(0),
    { turn: -20, ...at }
  )
}

/** The Great Bear. */
export function greatBear(ink: Inks, at: Placing): string {
  const lines = 'M0 8L26 0L48 12L70 22L78 50L116 54L118 24L70 22'
  const bright = 'M0 8h0M26 0h0M48 12h0M70 22h0M78 50h0M116 54h0M118 24h0'
  return place(stroke(lines, ink.shade, 1.2) + stroke(bright, ink.sun, 6, round), at)
}

export function shootingStar(ink: Inks, at: Placing): string {
  return place(path('M0 0L74-2.4V.8z', ink.light) + circle(74, -0.8, 3, ink.sun), at)
}

/** A tent with a light in it, foot at the origin. 156 wide. */
export function tent(ink: Inks, at: Placing): string {
  const canvas =
    path('M-78 0L-8-84H8L78 0z', ink.lamp) + path('M-78 0L-8-84L-22 0zM78 0L8-84L40 0z', ink.accent)
  return place(canvas + path('M-10 0L0-50L12 0z', ink.deep), at)
}
