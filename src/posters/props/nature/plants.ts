import type { Inks } from '#domain/poster/inks.ts'
import {
  circle,
  curve,
  d,
  dots,
  ellipse,
  path,
  place,
  type Placing,
  type Point,
  rect,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'

/** Agave with or without its stalk: the plant of every Andalusian roadside. Height 34, with stalk 150. */
export function agave(ink: Inks, at: Placing, hasStalk: boolean, colour = ink.leaf): string {
  const blade = (x: number, y: number, fill: string) =>
    path(d`M-7 0L${x * 0.45 - 6} ${y * 0.55}L${x} ${y}L${x * 0.45 + 5} ${y * 0.5}L7 0z`, fill)
  const stalk = hasStalk
    ? stroke('M0 0L3-146', ink.deep, 3.4) +
      stroke('M1-66l15-4M2-80l-17-5M2-95l18-5M2-110l-14-5M3-124l11-4M3-136l-7-3', ink.deep, 2.4, round) +
      stroke('M9-72h15M-23-87h16M12-102h15M-19-117h13M7-130h13M-10-141h10M-2-148h9', ink.deep, 7, round)
    : ''
  const leaves =
    blade(-40, -12, ink.deep) +
    blade(40, -14, ink.deep) +
    blade(-32, -30, colour) +
    blade(32, -32, colour) +
    blade(-14, -42, ink.deep) +
    blade(16, -44, colour) +
    blade(0, -40, ink.deep)
  return place(stalk + leaves, at)
}

/** A flower pot with geraniums. Height 44. */
export function pot(ink: Inks, at: Placing, clay = ink.wood): string {
  const flowers: Point[] = [
    [-13, -31],
    [-3, -39],
    [9, -36],
    [16, -27],
    [2, -29],
    [-18, -22]
  ]
  return place(
    ellipse(0, -25, 22, 13, ink.leaf) +
      dots(flowers, ink.accent, 9) +
      path('M-14-18L14-18L10 2L-10 2z', clay) +
      rect(-16, -21, 32, 5, clay),
    at
  )
}

/** A branch with pairs of narrow leaves and olives, growing to the right from the origin. Length about 150. */
export function oliveBranch(ink: Inks, at: Placing, leafColour = ink.leaf, fruit = ink.deep): string {
  const points: Point[] = [
    [0, 0],
    [40, -4],
    [84, 6],
    [128, 26],
    [152, 44]
  ]
  const leaf = (x: number, y: number, turn: number, fill: string) =>
    place(path('M0 0C12-11 32-11 46 0C32 9 12 9 0 0z', fill), { turn, x, y })
  const pairs: [number, number, number][] = [
    [22, -3, 8],
    [56, -1, 14],
    [90, 8, 24],
    [122, 22, 32]
  ]
  const leaves = pairs
    .map(
      ([x, y, lean], index) =>
        leaf(x, y, lean - 52, leafColour) + leaf(x, y, lean + 48, index % 2 ? leafColour : ink.shade)
    )
    .join('')
  const olives = [
    [40, 12],
    [74, 22],
    [108, 36]
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 9, 12, fruit))
    .join('')
  return place(
    stroke(curve(points), ink.wood, 4, round) + leaves + leaf(148, 42, 40, leafColour) + olives,
    at
  )
}

/** The carnation the product is named after, on its stem. Height about 90. */
export function carnation(ink: Inks, at: Placing, petals = ink.accent): string {
  const frill = times(9, index => {
    const angle = (-200 + index * 27.5) * (Math.PI / 180)
    return [Math.cos(angle) * 17, -72 + Math.sin(angle) * 15] as const
  })
  const stem =
    stroke('M0 0C4-24-3-40 0-58', ink.leaf, 4, round) +
    path('M0-16C12-18 22-28 24-40C12-38 3-30 0-16zM0-28C-12-30-20-40-22-50C-10-48-3-40 0-28z', ink.leaf)
  return place(
    stem +
      path('M-7-66C-8-54-4-48 0-46C4-48 8-54 7-66z', ink.leaf) +
      path('M-6-62L-24-76L24-76L6-62z', petals) +
      dots(frill, petals, 15) +
      circle(0, -77, 17, petals) +
      stroke(
        'M-13-84q6-6 11-1M3-88q7-2 9 4M-5-76q5-5 10 0M-11-73q3 4 8 4M6-70q5 0 7-5',
        ink.deep,
        1.5,
        round
      ),
    at
  )
}
