import type { Inks } from '#domain/poster/inks.ts'
import { circle, d, draw, path, place, type Placing, rect, stroke } from '#posters/drawing/shapes.ts'

/** The Giralda, foot at the origin. 72 wide, 330 high. */
export function giralda(ink: Inks, at: Placing): string {
  const body = rect(-34, -206, 26, 206, ink.wood) + rect(-8, -206, 42, 206, ink.land)
  const panel = (y: number) =>
    rect(-4, y, 8, 44, ink.wood) +
    rect(21, y, 8, 44, ink.wood) +
    path(d`M8 ${y + 44}v-26a4.500 4.500 0 0 1 9 0v26z`, ink.deep)
  const bells =
    rect(-38, -214, 76, 9, ink.light) +
    rect(-32, -246, 24, 32, ink.wood) +
    rect(-8, -246, 40, 32, ink.land) +
    draw(3, index => path(d`M${-4 + index * 12} -214v-17a4 4 0 0 1 8 0v17z`, ink.deep)) +
    path('M-24-214v-17a4 4 0 0 1 8 0v17z', ink.deep) +
    rect(-36, -253, 72, 8, ink.light)
  const tiers =
    rect(-20, -276, 15, 24, ink.wood) +
    rect(-5, -276, 26, 24, ink.land) +
    path('M1-252v-12a5 5 0 0 1 10 0v12z', ink.deep) +
    rect(-23, -281, 46, 6, ink.light) +
    rect(-12, -298, 9, 18, ink.wood) +
    rect(-3, -298, 15, 18, ink.land) +
    path('M-11-298a11 11 0 0 1 22 0z', ink.leaf) +
    rect(-1.5, -330, 3, 22, ink.deep) +
    circle(0, -332, 4, ink.deep) +
    path('M0-328l9 5l-9 5z', ink.deep)
  return place(body + [-190, -134, -78].map(panel).join('') + bells + tiers, at)
}

export function torreDelOro(ink: Inks, at: Placing): string {
  const block = (y: number, half: number, high: number) =>
    path(d`M${-half} ${y}L${-half} ${y - high}L${half} ${y - high}L${half} ${y}z`, ink.light) +
    path(d`M${-half} ${y}L${-half} ${y - high}L${-half * 0.3} ${y - high}L${-half * 0.3} ${y}z`, ink.shade) +
    path(
      draw(5, index => d`M${-half + index * half * 0.44} ${y - high + 1}v-6h${half * 0.24}v6z`),
      ink.light
    )
  return place(
    block(0, 38, 70) +
      block(-74, 22, 30) +
      block(-108, 12, 12) +
      path('M-10-124a10 10 0 0 1 20 0z', ink.land) +
      path('M-4-20v-14a6 6 0 0 1 12 0v14zM12-46v-8h7v8zM-18-46v-8h7v8z', ink.lamp),
    at
  )
}

/** A ship of Columbus, waterline at the origin. 220 wide. */
export function caravel(ink: Inks, at: Placing): string {
  const sail = (x: number, y: number, wide: number, high: number) =>
    path(
      d`M${x} ${y}C${x + wide * 0.2} ${y + high * 0.3} ${x + wide * 0.2} ${y + high * 0.7} ${x - 4} ${y + high}C${x + wide * 0.3} ${y + high * 0.92} ${x + wide * 0.8} ${y + high * 0.92} ${x + wide} ${y + high}C${x + wide * 1.16} ${y + high * 0.7} ${x + wide * 1.16} ${y + high * 0.3} ${x + wide - 4} ${y}z`,
      ink.light
    )
  const cross = (x: number, y: number, s: number) =>
    path(d`M${x - s} ${y - 4}h${s - 4}v${-s}h8v${s}h${s - 4}v8h${4 - s}v${s}h-8v${-s}h${4 - s}z`, ink.accent)
  const masts =
    stroke('M-6-10V-206M66-10V-160M-74-30V-140', ink.deep, 4.5) +
    path('M-6-206l26 7l-26 7zM66-160l22 6l-22 6z', ink.accent)
  const hull =
    path(
      'M-116-62L-66-58L-60-34C-20-28 40-28 76-36L86-58L128-64C122-30 104 8 84 14H-74C-96 6-112-30-116-62z',
      ink.wood
    ) +
    path('M-116-62L-66-58L-63-48L-114-50zM86-58L128-64L126-54L83-48z', ink.land) +
    stroke('M-108-28C-40-14 50-14 116-30', ink.land, 4) +
    draw(4, index => rect(-50 + index * 28, -10, 8, 8, ink.deep))
  return place(
    masts +
      sail(-46, -186, 78, 62) +
      sail(-52, -118, 92, 74) +
      cross(-2, -82, 20) +
      sail(44, -142, 46, 86) +
      path('M-74-138C-104-110-112-86-110-66C-94-72-80-74-68-72z', ink.light) +
      hull,
    at
  )
}
