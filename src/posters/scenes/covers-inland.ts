import { castle, merlons, terrace, tower } from '#posters/props/buildings/houses.ts'
import { hills, peaks, slope } from '#posters/props/nature/land.ts'
import { clouds, sky } from '#posters/props/nature/sky.ts'
import { cypress, oliveTree } from '#posters/props/nature/trees.ts'
import { d, dots, draw, path, type Point, rect, stroke, times } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

export function granada(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const ridge = height * 0.66
  const s = scale
  return (
    sky(stage, { from: 0.76, height: 0.36, horizon: 0.6, size: 1.2, to: 0.86 }) +
    clouds(stage, ink.haze, 2, 0.2) +
    peaks(
      stage,
      [
        { reach: 0.3, x: 0.16, y: 0.26 },
        { reach: 0.28, x: 0.86, y: 0.3 }
      ],
      0.66,
      ink.far,
      ink.ridge,
      ink.light
    ) +
    peaks(
      stage,
      [
        { reach: 0.34, x: 0.4, y: 0.13 },
        { reach: 0.3, x: 0.66, y: 0.22 }
      ],
      0.68,
      ink.far,
      ink.mid,
      ink.light
    ) +
    hills(stage, 0.66, 0.08, ink.bush, 5) +
    draw(7, index =>
      cypress(
        ink,
        { scale: s * random.between(0.4, 0.7), x: width * (0.06 + index * 0.15), y: ridge + 4 },
        ink.leaf
      )
    ) +
    tower(stage, width * 0.1, ridge + 6, 40 * s, 74 * s) +
    rect(width * 0.12, ridge - 34 * s, width * 0.76, 44 * s, ink.land) +
    merlons(width * 0.12, ridge - 34 * s, width * 0.76, 5 * s, ink.land) +
    tower(stage, width * 0.26, ridge + 6, 30 * s, 62 * s) +
    tower(stage, width * 0.44, ridge + 8, 64 * s, 96 * s) +
    tower(stage, width * 0.68, ridge + 6, 34 * s, 60 * s) +
    tower(stage, width * 0.82, ridge + 6, 46 * s, 52 * s) +
    path(d`M0 ${height}V${ridge + 4}H${width}V${height}z`, ink.leaf) +
    hills(stage, 0.8, 0.1, ink.bush, 6) +
    terrace(ink, random, -10, height * 0.9, width * 0.4, 32 * s) +
    terrace(ink, random, width * 0.5, height * 0.93, width * 0.54, 36 * s) +
    draw(3, index =>
      cypress(ink, { scale: s * (1.15 - index * 0.2), x: width * (0.42 + index * 0.055), y: height * 0.98 })
    ) +
    hills(stage, 0.98, 0.05, ink.deep, 4)
  )
}

export function jaen(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const rows = (top: number, foot: number, count: number, fill: string) =>
    draw(count, row => {
      const y = height * (top + ((foot - top) * row) / count)
      const gap = width * (0.03 + 0.03 * (row / count) + (top - 0.55) * 0.12)
      return dots(
        times(Math.ceil(width / gap) + 1, (index): Point => [
          (index + (row % 2) / 2) * gap,
          y + Math.sin((index * gap) / (width * 0.16) + top * 20) * height * 0.018
        ]),
        fill,
        gap * 0.58
      )
    })
  return (
    sky(stage, { from: 0.24, height: 0.46, horizon: 0.6, size: 1.6, to: 0.34 }) +
    clouds(stage, ink.haze, 2, 0.22) +
    hills(stage, 0.58, 0.2, ink.far, 5) +
    path(
      d`M${width * 0.3} ${height * 0.66}C${width * 0.46} ${height * 0.58} ${width * 0.52} ${height * 0.4} ${width * 0.62} ${height * 0.38}C${width * 0.76} ${height * 0.38} ${width * 0.84} ${height * 0.56} ${width * 1.05} ${height * 0.64}z`,
      ink.mid
    ) +
    castle(ink, { scale: scale * 0.95, x: width * 0.66, y: height * 0.4 }) +
    stroke(
      d`M${width * 0.53} ${height * 0.42}V${height * 0.3}M${width * 0.515} ${height * 0.335}H${width * 0.545}`,
      ink.light,
      3.4
    ) +
    terrace(ink, random, width * 0.44, height * 0.62, width * 0.4, 24 * scale) +
    hills(stage, 0.65, 0.05, ink.land, 4) +
    rows(0.63, 0.72, 4, ink.leaf) +
    hills(stage, 0.76, 0.05, ink.land, 3) +
    rows(0.75, 1, 6, ink.bush) +
    slope(stage, 0.86, 1.1, ink.deep) +
    oliveTree(ink, { scale: scale * 3, x: width * 0.16, y: height * 0.94 })
  )
}
