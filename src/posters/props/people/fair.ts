import { mix, standingOut } from '#domain/poster/colour.ts'
import type { Inks } from '#domain/poster/inks.ts'
import {
  circle,
  d,
  draw,
  limb,
  path,
  place,
  type Placing,
  rect,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'

/** A big wheel, hub at the origin, radius 100. */
export function wheel(ink: Inks, turn: number, at: Placing): string {
  const cabins = 10
  const at100 = (index: number, radius: number): [number, number] => {
    const angle = ((index * 360) / cabins + turn) * (Math.PI / 180)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  }
  const spokes = draw(cabins, index => d`M0 0L${at100(index, 96)[0]} ${at100(index, 96)[1]}`)
  const colours = [ink.accent, ink.land, ink.water, ink.light]
  const cabin = (index: number) => {
    const [x, y] = at100(index, 98)
    return (
      path(d`M${x - 14} ${y + 5}a14 14 0 0 1 28 0z`, colours[index % 4] ?? ink.accent) +
      path(d`M${x - 14} ${y + 8}h28l-5 13h-18z`, ink.deep)
    )
  }
  return place(
    stroke('M-52 148L0 0L52 148', ink.deep, 9) +
      ring(0, 0, 94, ink.deep, 5) +
      ring(0, 0, 80, ink.deep, 2) +
      stroke(spokes, ink.deep, 2) +
      draw(cabins, cabin) +
      circle(0, 0, 13, ink.accent) +
      circle(0, 0, 6, ink.light),
    at
  )
}

export function balloon(ink: Inks, at: Placing, one: string, other: string): string {
  return place(
    path('M0-150C54-150 74-112 68-80C60-46 28-20 14 0H-14C-28-20-60-46-68-80C-74-112-54-150 0-150z', one) +
      path('M0-150C22-146 32-112 29-80C26-46 14-20 8 0H-8C-14-20-26-46-29-80C-32-112-22-146 0-150z', other) +
      stroke('M-12 2L-9 18M12 2L9 18', ink.deep, 1.4) +
      rect(-10, 18, 20, 15, ink.deep),
    at
  )
}

/** A paper lantern of the fair, hung at the origin. */
export function paperLantern(ink: Inks, colour: string, at: Placing): string {
  return place(
    circle(0, 20, 18, colour) +
      stroke('M-17 13H17M-18 20H18M-17 27H17', ink.light, 3) +
      rect(-7, 0, 14, 4, ink.deep) +
      rect(-7, 36, 14, 4, ink.deep),
    at
  )
}

/** A dancer with a train of flounces, foot at the origin. Height 190. */
export function dancer(ink: Inks, at: Placing): string {
  const cloth = standingOut([ink.sun], [ink.accent, ink.light, ink.deep])
  const trim = cloth === ink.light ? ink.accent : ink.light
  const skin = mix(ink.light, ink.wood, 0.35)
  const dress = path(
    'M-14-132C-18-112-18-98-22-84C-34-52-46-26-84-8C-40 8 40 6 66-4C40-30 24-56 16-84C14-98 14-112 14-132z',
    cloth
  )
  const flounces = stroke(
    'M-30-62C-14-52 12-52 26-62M-44-40C-20-26 18-26 38-40M-64-20C-30-4 24-4 54-18',
    trim,
    6,
    round
  )
  const arms =
    limb([-11, -126, -34, -146, -30, -176, -10, -190], [11, 9, 8, 6], skin) +
    limb([11, -126, 36, -128, 52, -108, 46, -92], [11, 9, 8, 6], skin) +
    limb([-13, -188, -1, -196, 9, -184], [6, 9, 2], skin) +
    limb([47, -94, 40, -80, 50, -68], [6, 9, 2], skin)
  return place(
    arms +
      dress +
      flounces +
      path('M-5-146H5V-128H-5z', skin) +
      circle(0, -152, 12, skin) +
      path('M-13-154C-12-170 12-170 13-152C6-158-4-160-13-154z', ink.deep) +
      circle(11, -160, 8, ink.deep) +
      circle(8, -168, 5, ink.land),
    at
  )
}
