import { mix } from '#domain/poster/colour.ts'
import type { Inks } from '#domain/poster/inks.ts'
import {
  circle,
  d,
  draw,
  path,
  place,
  type Placing,
  rect,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'

/** Body in the origin, neck upwards. Height 390: from -264 to 120. */
export function guitar(ink: Inks, at: Placing): string {
  const half = 'C30-76 51-62 51-37C51-15 38-10 38 5C38 24 67 34 67 70C67 104 37 119 0 119'
  const body =
    path(
      `M0-76${half}C-37 119-67 104-67 70C-67 34-38 24-38 5C-38-10-51-15-51-37C-51-62-30-76 0-76z`,
      mix(ink.land, '#f2b33d', 0.4)
    ) +
    path(`M0-76${half}z`, ink.wood) +
    ring(0, 5, 25, ink.light, 3) +
    circle(0, 5, 20, ink.deep) +
    rect(-26, 68, 52, 9, ink.deep)
  const neck = path('M-9 0L-8-206H8L9 0z', ink.deep) + path('M-9-204L-14-262H14L9-204z', ink.accent)
  const pegs = stroke(
    'M-13-252h-11M-12-238h-11M-11-224h-11M13-252h11M12-238h11M11-224h11',
    ink.light,
    6,
    round
  )
  const strings = stroke('M-5-206V70M-2-206V70M2-206V70M5-206V70', ink.light, 0.9)
  const frets = stroke('M-8-180H8M-8-156H8M-8-134H8M-8-114H8M-8-96H8', ink.wood, 1.6)
  return place(body + neck + frets + strings + pegs, at)
}

/** An open fan, hinge in the origin. */
export function fan(ink: Inks, radius: number, at: Placing): string {
  const blades = 13
  const spread = 156
  const angle = (index: number) => ((-90 - spread / 2 + (spread * index) / blades) * Math.PI) / 180
  const point = (index: number, length: number) =>
    d`${Math.cos(angle(index)) * length} ${Math.sin(angle(index)) * length}`
  const sector = (index: number, inner: number, outer: number) =>
    d`M${point(index, inner)}L${point(index, outer)}A${outer} ${outer} 0 0 1 ${point(index + 1, outer)}L${point(index + 1, inner)}z`
  const leaf = (parity: number) =>
    draw(blades, index => (index % 2 === parity ? sector(index, radius * 0.42, radius) : ''))
  const ribs = draw(blades + 1, index => `M0 0L${point(index, radius * 0.5)}`)
  const lace = draw(blades, index => sector(index, radius * 0.9, radius * 0.95))
  const drops = draw(blades, index => `M${point(index + 0.5, radius * 0.72)}h0`)
  const drawing =
    stroke(ribs, ink.wood, radius * 0.035) +
    path(leaf(0), ink.accent) +
    path(leaf(1), ink.mid) +
    path(lace, ink.light) +
    stroke(drops, ink.light, radius * 0.07, round) +
    circle(0, 0, radius * 0.05, ink.deep)
  return place(drawing, at)
}

export function chair(ink: Inks, at: Placing): string {
  const frame = 'M-34 0V-150M34 0V-70M-34-70H36M-20 0V-66M48 0V-66M-34-34H34M-34-140H-8M-34-118H-8M-8-150V-70'
  return place(stroke(frame, ink.deep, 7, round) + path('M-36-76L36-76L50-62L-22-62z', ink.land), at)
}
