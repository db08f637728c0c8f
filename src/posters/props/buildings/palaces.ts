import type { Inks } from '#domain/poster/inks.ts'
import { path, place, type Placing, rect, times } from '#posters/drawing/shapes.ts'
import { horseshoe } from './arches.ts'
import { merlons } from './houses.ts'

/** Seven arches of a courtyard and the tower over them, foot at the origin. 262 wide, `rise` high. */
export function courtyard(ink: Inks, tower: number, rise: number, brick: string, at: Placing): string {
  const arches = times(7, index =>
    horseshoe(-125 + 35.7 * (index + 0.5), 0, index === 3 ? 15.7 : 12.9, index === 3 ? 41 : 35.7)
  ).join('')
  const keep =
    rect(-tower / 2, -rise, tower * 0.34, rise, ink.wood) +
    rect(-tower * 0.16, -rise, tower * 0.66, rise, brick) +
    merlons(-tower / 2, -rise, tower, 9, brick) +
    path(horseshoe(0, -104, 8, 20) + horseshoe(tower * 0.3, -104, 8, 20), ink.deep)
  const gallery =
    rect(-125, -75, 250, 75, ink.light) + rect(-131, -82, 262, 13, ink.wood) + path(arches, ink.deep)
  return place(
    keep + gallery + path(arches, ink.deep, ' opacity=".25" transform="matrix(1 0 0 -.8 0 4)"'),
    at
  )
}
