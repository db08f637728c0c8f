import type { Inks } from '#domain/poster/inks.ts'
import type { Random } from '#posters/drawing/random.ts'
import { circle, d, draw, path, place, type Placing, rect } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

/** A terrace of white houses from `x` on: fronts in the light, sides in the shade, tiled roofs. `size` is a usual breadth. */
export function terrace(
  ink: Inks,
  random: Random,
  x: number,
  y: number,
  width: number,
  size: number
): string {
  const parts = { lamps: '', light: '', roofs: '', shade: '' }
  let at = x
  while (at < x + width - size * 0.4) {
    const broad = size * random.between(0.75, 1.3)
    const high = size * random.between(0.8, 1.25)
    const foot = y + random.between(-0.18, 0.18) * size
    const side = broad * random.between(0.2, 0.38)
    const top = foot - high
    parts.shade += d`M${at} ${top}h${side + 0.5}v${high + size}h${-side - 0.5}z`
    parts.light += d`M${at + side} ${top}h${broad - side}v${high + size}h${side - broad}z`
    if (random.chance(0.7))
      parts.roofs += d`M${at - 1} ${top + 1}l${side * 0.7 + 1} ${-broad * 0.17}h${broad * 0.72}l${broad * 0.28 - side * 0.7 + 1} ${broad * 0.17}z`
    const pane = size * 0.14
    for (const share of broad > size ? [0.33, 0.67] : [0.5]) {
      parts.lamps += d`M${at + side + (broad - side) * share - pane / 2} ${top + high * random.between(0.3, 0.42)}h${pane}v${pane * 1.5}h${-pane}z`
    }
    at += broad
  }
  return (
    path(parts.shade, ink.shade) +
    path(parts.light, ink.light) +
    path(parts.roofs, ink.wood) +
    path(parts.lamps, ink.lamp)
  )
}

/** A square church tower with its belfry and a pointed roof, foot at the origin. Height about 104. */
export function belfry(ink: Inks, at: Placing): string {
  const body = rect(-13, -70, 10, 70, ink.shade) + rect(-3, -70, 16, 70, ink.light)
  const bells =
    rect(-16, -73, 32, 4, ink.wood) +
    rect(-11, -90, 8, 17, ink.shade) +
    rect(-3, -90, 14, 17, ink.light) +
    path('M0-73v-9a4 4 0 0 1 8 0v9z', ink.lamp)
  const roof =
    path('M-14-90L0-108L14-90z', ink.wood) +
    rect(-0.8, -116, 1.6, 9, ink.deep) +
    rect(-3, -114, 6, 1.5, ink.deep)
  return place(body + bells + roof + path('M1-30v-9a4 4 0 0 1 8 0v9z', ink.lamp), at)
}

/** A row of merlons along a wall top. */
export function merlons(x: number, y: number, width: number, size: number, fill: string): string {
  const count = Math.max(2, Math.round(width / (size * 2)))
  const step = width / (count - 0.5)
  return path(
    draw(count, index => d`M${x + index * step} ${y + 1}v${-size - 1}h${step / 2}v${size + 1}z`),
    fill
  )
}

/** A castle of two towers and a wall, foot at the origin, 120 wide. */
export function castle(ink: Inks, at: Placing, lit = ink.land, dark = ink.wood): string {
  const tower = (x: number, wide: number, high: number) =>
    rect(x, -high, wide * 0.4, high, dark) +
    rect(x + wide * 0.4, -high, wide * 0.6, high, lit) +
    merlons(x, -high, wide, 4, lit) +
    rect(x + wide * 0.62, -high * 0.7, 3, 8, ink.lamp)
  return place(
    rect(-60, -24, 120, 24, lit) +
      merlons(-60, -24, 120, 4, lit) +
      tower(-52, 22, 46) +
      tower(-6, 30, 70) +
      tower(44, 18, 40),
    at
  )
}

export function lantern(ink: Inks, at: Placing): string {
  return place(
    rect(-1, -14, 2, 14, ink.deep) +
      path('M-9 2L0-6L9 2L6 24L-6 24z', ink.deep) +
      path('M-6 5L6 5L4 21L-4 21z', '#ffc94d') +
      circle(0, 27, 3, ink.deep),
    at
  )
}

/** A fortress tower: lit face, shaded face, merlons, a window. */
export function tower({ ink }: Stage, x: number, foot: number, wide: number, high: number): string {
  const arch = d`M${x + wide * 0.6} ${foot - high * 0.6}v${-wide * 0.16}a${wide * 0.07} ${wide * 0.07} 0 0 1 ${wide * 0.14} 0v${wide * 0.16}z`
  return (
    rect(x, foot - high, wide * 0.38, high, ink.wood) +
    rect(x + wide * 0.37, foot - high, wide * 0.63, high, ink.land) +
    merlons(x, foot - high, wide, wide * 0.13, ink.land) +
    path(arch, ink.lamp)
  )
}
