import { mix, standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { hiker } from '#posters/props/people/people.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import {
  d,
  draw,
  path,
  type Point,
  polygon,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A tower of flat stones, as if laid one on the other: its outline, its shaded side, the joints. */
function stack(
  { ink, random }: Stage,
  stone: string,
  x: number,
  foot: number,
  wide: number,
  layers: number,
  thick: number
): string {
  const slabs = times(layers, layer => {
    const half =
      wide *
      (0.5 - 0.16 * (layer / layers)) *
      (layer % 2 ? random.between(0.66, 0.84) : random.between(0.94, 1.12))
    return { left: x - half, right: x + half, y: foot - layer * thick }
  })
  const side = (end: 'left' | 'right', cut: number) =>
    slabs.flatMap(({ y, ...ends }): Point[] => {
      const out = end === 'left' ? -1 : 1
      return [
        [ends[end] - out * cut, y],
        [ends[end], y - thick * 0.3],
        [ends[end], y - thick * 0.72],
        [ends[end] - out * cut, y - thick]
      ]
    })
  const outline = [...side('left', thick * 0.22), ...side('right', thick * 0.22).toReversed()]
  const dark = [
    ...side('left', thick * 0.22),
    ...slabs.map(({ y }, index): Point => [x - wide * (0.14 - (index % 2) * 0.05), y]).toReversed()
  ]
  const joints = slabs
    .slice(1)
    .map(({ left, right, y }) => d`M${left + thick * 0.4} ${y}H${right - thick * 0.5}`)
    .join('')
  return (
    polygon(outline, stone) +
    polygon(dark, mix(stone, ink.wood, 0.42)) +
    stroke(joints, mix(stone, ink.wood, 0.62), 2)
  )
}

function karst(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stone = standingOut([ink.wood, ink.leaf, ink.sky], [ink.light, ink.shade, ink.land])
  const thick = height * 0.07
  const shell = (x: number, y: number, size: number) =>
    ring(x, y, size, ink.wood, 3) +
    ring(x - size * 0.2, y, size * 0.62, ink.wood, 2.6) +
    ring(x - size * 0.3, y, size * 0.3, ink.wood, 2.4)
  const left = width * random.between(0.16, 0.2)
  const right = width * random.between(0.8, 0.84)
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 3, 0.3) +
    hills(stage, 0.6, 0.14, ink.far, 5) +
    hills(stage, 0.7, 0.08, ink.leaf, 4) +
    draw(6, index =>
      stack(
        stage,
        index % 2 ? stone : ink.shade,
        width * (0.3 + index * 0.09),
        height * 0.74,
        44 * scale,
        3 + (index % 3),
        thick * 0.62
      )
    ) +
    hills(stage, 0.78, 0.06, ink.leaf, 4) +
    hiker(ink, { scale: scale * 1.1, x: width * random.between(0.48, 0.56), y: height * 0.83 }) +
    stack(stage, stone, right, height * 0.94, 132 * scale, 8, thick * 1.2) +
    stack(stage, stone, left, height * 0.98, 160 * scale, 9, thick * 1.4) +
    path(
      d`M0 ${height}V${height * 0.93}C${width * 0.3} ${height * 0.86} ${width * 0.6} ${height * 0.96} ${width} ${height * 0.9}V${height}z`,
      ink.bush
    ) +
    stroke(
      draw(9, index => d`M${width * (0.06 + index * 0.11)} ${height * (0.95 - (index % 3) * 0.012)}h0`),
      ink.leaf,
      22 * scale,
      round
    ) +
    shell(left + 16 * scale, height * 0.82, 15 * scale) +
    shell(right + 10 * scale, height * 0.7, 11 * scale)
  )
}

export const torcal: Picture = {
  mark: stage =>
    rect(0, 74, 96, 22, stage.ink.leaf) +
    stack(stage, stage.ink.light, 34, 86, 50, 6, 12) +
    stack(stage, stage.ink.light, 74, 84, 34, 4, 11),
  scene: karst
}
