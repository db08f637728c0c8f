import { hills, road } from '#posters/props/nature/land.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { cypress } from '#posters/props/nature/trees.ts'
import { d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A small white hermitage with its bell, foot at the origin. 190 wide, 190 high. */
function chapel({ ink }: Stage, at: Placing): string {
  return place(
    rect(-96, -62, 110, 62, ink.shade) +
      path('M-104-60L-84-96H10V-60z', ink.wood) +
      stroke('M-88-92L-100-64M-70-92L-78-64M-50-92L-56-64M-30-92L-34-64', ink.deep, 2) +
      path('M-14 0V-92L34-124L82-92V0z', ink.light) +
      path('M-22-88L34-128L90-88L84-82L34-116L-16-82z', ink.wood) +
      path('M20-116V-164Q34-178 48-164V-116L34-126z', ink.light) +
      path('M27-132V-150a7 7 0 0 1 14 0V-132z', ink.deep) +
      path('M30-134Q34-150 38-134z', '#f2b33d') +
      path('M16-164L34-182L52-164z', ink.wood) +
      stroke('M34-182V-204M27-196H41', ink.deep, 3) +
      path('M16 0V-38a18 18 0 0 1 36 0V0z', ink.accent) +
      stroke('M34 0V-56', ink.deep, 2) +
      path('M26-78a8 8 0 0 1 16 0V-68H26z', ink.lamp) +
      rect(-60, -40, 14, 18, ink.lamp) +
      rect(-18, -8, 104, 10, ink.water) +
      path('M-14-92L34-124V-116L-6-88V0H-14z', ink.shade),
    at
  )
}

function pilgrimage(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.6, 0.66)
  const top = height * 0.52
  const way = road(
    [
      [x + 26 * scale, top + 4],
      [x + 10 * scale, top + height * 0.1],
      [x + 60 * scale, top + height * 0.2],
      [x - 70 * scale, top + height * 0.32],
      [width * 0.3, height * 1.04]
    ],
    96 * scale,
    ink.land
  )
  const walker = (index: number) => {
    const y = top + height * (0.13 + index * 0.085)
    const at = { scale: scale * (0.56 + index * 0.17), x: x + (14 - index * 24) * scale, y }
    return onlooker(ink, at, index % 2 ? ink.accent : ink.light)
  }
  const tree = (index: number) => {
    const away = index < 3 ? 92 + index * 24 : 22 - index * 40
    const at = {
      scale: scale * (1.4 - (index % 3) * 0.22),
      x: x + away * scale,
      y: top + 6 + (index % 3) * 8
    }
    return cypress(ink, at, index % 2 ? ink.bush : ink.deep)
  }
  return (
    sky(stage, { from: 0.2, height: 0.5, horizon: 0.6, size: 1.2, to: 0.3 }) +
    hills(stage, 0.62, 0.16, ink.far, 5) +
    hills(stage, 0.7, 0.12, ink.ridge, 3) +
    path(
      d`M0 ${height}V${height * 0.86}C${width * 0.2} ${height * 0.78} ${width * 0.3} ${top} ${x - 90 * scale} ${top}H${x + 110 * scale}C${width * 0.94} ${top + 10} ${width} ${height * 0.66} ${width} ${height * 0.7}V${height}z`,
      ink.leaf
    ) +
    draw(5, tree) +
    chapel(stage, { scale: scale * 0.76, x, y: top + 4 }) +
    way +
    draw(4, walker) +
    path(
      d`M0 ${height}V${height * 0.93}C${width * 0.2} ${height * 0.88} ${width * 0.4} ${height * 0.98} ${width * 0.6} ${height}z`,
      ink.bush
    ) +
    stroke(
      draw(12, index => d`M${width * (0.02 + index * 0.05)} ${height * (0.96 + (index % 2) * 0.02)}h0`),
      ink.accent,
      6 * scale,
      round
    )
  )
}

export const ermita: Picture = {
  isFixed: true,
  mark: stage =>
    path('M0 96V84C30 66 70 66 96 80V96z', stage.ink.leaf) + chapel(stage, { scale: 0.4, x: 46, y: 84 }),
  scene: pilgrimage
}
