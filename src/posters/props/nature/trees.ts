import type { Inks } from '#domain/poster/inks.ts'
import { d, dots, path, place, type Placing, type Point, rect } from '#posters/drawing/shapes.ts'

export type Plant = (ink: Inks, at: Placing, colour?: string) => string

/** All plants stand with their foot at the origin. Height 100. */
export const cypress: Plant = (ink, at, colour = ink.deep) => {
  const tree =
    rect(-2, -8, 4, 8, ink.deep) +
    path('M0-100C9-80 14-50 13-26C12-12 6-6 0-6C-6-6-12-12-13-26C-14-50-9-80 0-100z', colour)
  return place(tree, at)
}

/** Stone pine: a bare leaning trunk and a flat cloud of needles. Height 130. */
export const stonePine: Plant = (ink, at, colour = ink.leaf) => {
  const trunk = path(
    'M-4 0C-3-30 4-52 0-84L-22-106L-18-109L3-92L24-110L28-106L9-82C12-52 5-30 7 0z',
    ink.deep
  )
  const crown =
    path(
      'M-62-100C-70-122-40-134-28-128C-18-146 24-146 34-130C56-136 76-118 64-100C50-92 34-100 20-97C0-92-16-100-30-96C-44-92-56-92-62-100z',
      colour
    ) +
    path(
      'M-62-100C-56-110-40-106-26-108C-8-111 10-104 26-107C42-111 58-110 64-100C50-92 34-100 20-97C0-92-16-100-30-96C-44-92-56-92-62-100z',
      ink.deep
    )
  return place(trunk + crown, at)
}

/** A round olive tree. Height 56. */
export const oliveTree: Plant = (ink, at, colour = ink.leaf) => {
  const tree =
    path('M-7 2C-3-8-8-16-12-24L-6-26C-2-20 0-18 2-24L8-22C6-14 4-6 9 2z', ink.deep) +
    path(
      'M-30-30C-34-44-20-56-8-54C4-62 26-56 28-42C36-34 28-22 16-23C6-16-8-17-14-22C-24-20-30-24-30-30z',
      ink.bush
    ) +
    path(
      'M-29-33C-31-45-18-55-8-53C2-60 18-57 22-47C18-42 10-44 6-40C2-34-6-36-10-34C-16-28-25-28-29-33zM12-33C16-39 26-38 28-33C26-28 16-27 12-33z',
      colour
    )
  return place(tree, at)
}

/** A date palm. Height 120. */
export const palm: Plant = (ink, at, colour = ink.deep) => {
  const frond = (turn: number, long: number) => {
    const blade = d`M0 0C${long * 0.3} ${-long * 0.34} ${long * 0.75} ${-long * 0.3} ${long} ${long * 0.16}C${long * 0.7} ${-long * 0.08} ${long * 0.3} ${-long * 0.06} 0 0z`
    return place(path(blade, colour), { turn })
  }
  const fronds =
    [0, 36, -34, -62, 180].map(turn => frond(turn, 44)).join('') +
    place([0, 36, -34].map(turn => frond(turn, 42)).join(''), { flip: true })
  return place(path('M-4 0C-2-40 2-70-2-100L3-101C7-70 4-40 5 0z', colour) + place(fronds, { y: -100 }), at)
}

/** An orange tree with its fruit. Height 90. */
export const orangeTree: Plant = (ink, at, colour = ink.leaf) => {
  const fruit: Point[] = [
    [-18, -66],
    [0, -80],
    [17, -66],
    [-3, -58],
    [-24, -50],
    [10, -46],
    [26, -52],
    [-10, -40]
  ]
  const crown =
    path('M-30-46C-42-60-30-80-16-84C-4-96 18-92 24-80C40-74 40-52 28-44C18-32-18-30-30-46z', ink.bush) +
    path('M-29-52C-36-66-24-80-12-82C0-92 18-86 20-76C10-66 6-70-2-64C-10-54-20-58-29-52z', colour)
  return place(rect(-3, -38, 6, 38, ink.deep) + crown + dots(fruit, '#f39c2d', 7.5), at)
}
