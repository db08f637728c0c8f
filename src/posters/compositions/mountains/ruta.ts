import { standingOut } from '#domain/poster/colour.ts'
import { hills, peaks, road } from '#posters/props/nature/land.ts'
import { hiker } from '#posters/props/people/people.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { holmOak } from '#posters/props/nature/oaks.ts'
import { d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A wooden post with three arrows and the marks of a trail, foot at the origin. 230 wide, 240 high. */
function signpost({ ink }: Stage, board: string, at: Placing): string {
  const arrow = (flip: boolean, y: number, long: number) =>
    place(
      path(`M-14-17H${long - 22}L${long} 0L${long - 22} 17H-14z`, board) +
        path(`M-14 9H${long - 12}L${long - 22} 17H-14z`, ink.shade) +
        stroke(`M4-5H${long - 40}M4 4H${long - 64}`, ink.deep, 4, round),
      { flip, y }
    )
  const walker = stroke('M-26-4L-30 8M-26-4L-20 8M-26-12V-4M-32-8L-20-6', ink.deep, 3, round)
  return place(
    rect(-9, -240, 18, 250, ink.wood) +
      rect(-9, -240, 6, 250, ink.deep) +
      path('M-13-240L0-254L13-240z', ink.deep) +
      arrow(false, -206, 124) +
      arrow(true, -162, 108) +
      arrow(false, -118, 96) +
      walker +
      rect(-9, -76, 18, 12, ink.light) +
      rect(-9, -64, 18, 12, ink.accent) +
      path('M-40 12C-38-6-20-14-8-4C4-16 30-10 38 12z', ink.shade) +
      path('M-34 12C-30 0-18-4-10 2C0-4 10 4 12 12z', ink.light),
    at
  )
}

function trail(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const board = standingOut([ink.wood, ink.far], [ink.light, '#f6c445'])
  const [one, two] = [random.between(0.3, 0.36), random.between(0.62, 0.7)]
  const way = road(
    [
      [width * 0.56, height * 0.58],
      [width * 0.68, height * 0.64],
      [width * 0.5, height * 0.72],
      [width * 0.62, height * 0.84],
      [width * 0.74, height * 1.04]
    ],
    150 * scale,
    ink.land
  )
  const grass = draw(
    16,
    index =>
      d`M${(index / 15) * width * 0.44} ${height}l${random.between(-6, 8)} ${-random.between(14, 36) * scale}l${8 * scale} ${36 * scale}z`
  )
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 3, 0.28) +
    peaks(
      stage,
      [
        { reach: 0.3, x: one + 0.2, y: 0.22 },
        { reach: 0.26, x: two + 0.16, y: 0.3 }
      ],
      0.66,
      ink.far,
      ink.ridge
    ) +
    hills(stage, 0.62, 0.08, ink.mid, 4) +
    hills(stage, 0.68, 0.1, ink.leaf, 3) +
    way +
    hiker(ink, { scale: scale * 0.8, x: width * 0.6, y: height * 0.71 }, ink.deep) +
    hiker(ink, { scale: scale * 0.94, x: width * 0.68, y: height * 0.76 }, ink.deep) +
    holmOak(ink, { scale: scale * 0.9, x: width * 0.9, y: height * 0.78 }, ink.bush) +
    path(
      d`M0 ${height}V${height * 0.86}C${width * 0.2} ${height * 0.84} ${width * 0.4} ${height * 0.92} ${width * 0.52} ${height}z`,
      ink.bush
    ) +
    path(grass, ink.deep) +
    signpost(stage, board, {
      scale: scale * 1.06,
      turn: -2,
      x: width * random.between(0.26, 0.3),
      y: height * 0.96
    })
  )
}

export const ruta: Picture = {
  isFixed: true,
  mark: stage =>
    path('M0 96V70C30 56 60 62 96 52V96z', stage.ink.leaf) +
    signpost(stage, stage.ink.light, { scale: 0.34, x: 40, y: 90 }),
  scene: trail
}
