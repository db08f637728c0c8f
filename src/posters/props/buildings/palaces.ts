import type { Inks } from '#domain/poster/inks.ts'
import { circle, d, dots, draw, path, place, type Placing, rect, times } from '#posters/drawing/shapes.ts'
import { horseshoe } from './arches.ts'
import { merlons } from './houses.ts'

/** A front of columns with steps and pediment, foot of the building at the origin. 310 wide, 205 high. */
export function temple(ink: Inks, at: Placing): string {
  const shafts = (from: number, wide: number) =>
    draw(6, index => d`M${-107 + index * 42.8 + from} -124h${wide}V0h${-wide}z`)
  const capitals = draw(6, index => d`M${-120 + index * 42.8} -126h26v7h-26z`)
  const banners =
    path('M-79-110h28v76h-28zM51-110h28v76h-28z', ink.accent) +
    dots(
      [
        [-65, -82],
        [65, -82]
      ],
      ink.light,
      16
    )
  const door = path('M-18 0v-66a18 18 0 0 1 36 0V0z', ink.lamp)
  const roof =
    path('M-131-148H131V-128H-131z', ink.land) +
    path('M-136-148L0-206L136-148z', ink.light) +
    path('M0-206L136-148H0z', ink.shade) +
    circle(0, -168, 12, ink.wood)
  const steps =
    path('M-139 0H139V9H-139zM-169 16H169V25H-169z', ink.light) +
    path('M-154 8H154V17H-154zM-184 24H184V33H-184z', ink.shade)
  return place(
    rect(-124, -132, 248, 132, ink.deep) +
      banners +
      door +
      path(shafts(-9, 18), ink.light) +
      path(shafts(1, 8), ink.shade) +
      path(capitals, ink.land) +
      roof +
      steps,
    at
  )
}

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
