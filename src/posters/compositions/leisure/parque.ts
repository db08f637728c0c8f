import { balloon, wheel } from '#posters/props/people/fair.ts'
import { hills, slope } from '#posters/props/nature/land.ts'
import { child, pointing } from '#posters/props/people/people.ts'
import { clouds, sky } from '#posters/props/nature/sky.ts'
import { orangeTree, stonePine } from '#posters/props/nature/trees.ts'
import { d, draw, path, place, polygon, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

function fair(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const tent = (x: number, size: number, fill: string) =>
    place(
      path('M-44-34L0-66L44-34z', fill) +
        path('M-15-34L0-66L15-34z', ink.light) +
        rect(-38, -34, 76, 34, ink.light) +
        rect(-14, -34, 28, 34, fill) +
        stroke('M0-66v-16', ink.deep, 2) +
        path('M0-82l16 5l-16 5z', ink.accent),
      { scale: size * scale, x: width * x, y: height * 0.9 }
    )
  return (
    sky(stage, { from: 0.2, horizon: 0.7, size: 1.3, to: 0.36 }) +
    clouds(stage, ink.haze, 3, 0.3) +
    hills(stage, 0.76, 0.14, ink.far, 4) +
    hills(stage, 0.86, 0.08, ink.leaf, 3) +
    wheel(ink, random.between(0, 36), {
      scale: scale * random.between(0.9, 1.06),
      x: width * random.between(0.46, 0.66),
      y: height * 0.44
    }) +
    tent(0.2, 1.15, ink.accent) +
    tent(0.9, 0.95, ink.mid) +
    tent(0.38, 0.72, ink.water) +
    rect(0, height * 0.89, width, height, ink.deep) +
    draw(random.whole(2, 4), index =>
      child(
        ink,
        { scale: scale * 1.05, x: width * (0.46 + index * 0.1), y: height * 0.905 },
        index % 2 ? ink.light : ink.accent
      )
    )
  )
}

/** A kite over a hill, a family below it. */
function kiteHill(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [kx, ky] = [width * random.between(0.66, 0.8), height * random.between(0.2, 0.28)]
  const [px, py] = [width * 0.36, height * 0.66]
  const k = 46 * scale
  return (
    sky(stage, { from: 0.14, horizon: 0.7, size: 1.5, to: 0.3 }) +
    clouds(stage, ink.haze, 3, 0.36) +
    hills(stage, 0.7, 0.14, ink.far, 5) +
    stroke(
      d`M${px + 24 * scale} ${py - 66 * scale}Q${width * 0.54} ${height * 0.5} ${kx} ${ky}`,
      ink.deep,
      1.3
    ) +
    place(
      polygon(
        [
          [0, -1.2],
          [0.72, 0],
          [0, 1.5],
          [-0.72, 0]
        ].map(([x = 0, y = 0]) => [x * k, y * k] as const),
        ink.accent
      ) +
        path(d`M0 ${-1.2 * k}L${0.72 * k} 0L0 0z`, ink.light) +
        path(d`M0 ${1.5 * k}L${-0.72 * k} 0L0 0z`, ink.land) +
        stroke(
          d`M0 ${k * 1.5}c${k * 0.5} ${k * 0.4} ${-k * 0.5} ${k * 0.7} 0 ${k * 1.2}s${k * 0.2} ${k * 0.5} 0 ${k * 0.8}`,
          ink.deep,
          1.6
        ) +
        path(
          d`M${-k * 0.16} ${k * 2.1}l${k * 0.32} ${k * 0.2}v${-k * 0.2}l${-k * 0.32} ${k * 0.2}zM${-k * 0.16} ${k * 2.7}l${k * 0.32} ${k * 0.2}v${-k * 0.2}l${-k * 0.32} ${k * 0.2}z`,
          ink.accent
        ),
      { turn: 24, x: kx, y: ky }
    ) +
    path(
      d`M0 ${height}V${height * 0.82}C${width * 0.2} ${height * 0.62} ${width * 0.44} ${height * 0.6} ${width * 0.62} ${height * 0.74}C${width * 0.76} ${height * 0.84} ${width * 0.9} ${height * 0.86} ${width} ${height * 0.84}V${height}z`,
      ink.leaf
    ) +
    pointing(ink, { scale: scale * 1.5, x: px, y: py + 3 }, ink.mid) +
    child(ink, { scale: scale * 1.4, x: width * 0.24, y: height * 0.705 }, ink.accent) +
    child(ink, { scale: scale * 1.2, x: width * 0.47, y: height * 0.665 }, ink.light) +
    slope(stage, 0.9, 1.06, ink.deep) +
    orangeTree(
      ink,
      { scale: scale * 1.25, x: width * 0.87, y: height * 0.99 },
      ink.mid === ink.leaf ? ink.deep : ink.leaf
    ) +
    rect(0, height * 0.97, width, height, ink.deep)
  )
}

function balloons(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const near = random.between(0.3, 0.42)
  return (
    sky(stage, { from: 0.7, horizon: 0.74, size: 1.5, to: 0.84 }) +
    clouds(stage, ink.haze, 3, 0.5) +
    hills(stage, 0.78, 0.16, ink.far, 4) +
    hills(stage, 0.86, 0.1, ink.leaf, 3) +
    balloon(
      ink,
      { scale: scale * 0.42, x: width * 0.64, y: height * random.between(0.4, 0.52) },
      ink.mid,
      ink.light
    ) +
    balloon(
      ink,
      { scale: scale * 0.62, x: width * 0.86, y: height * random.between(0.48, 0.6) },
      ink.land,
      ink.wood
    ) +
    balloon(
      ink,
      { scale: scale * 1.18, x: width * near, y: height * random.between(0.62, 0.68) },
      ink.accent,
      ink.light
    ) +
    hills(stage, 0.95, 0.08, ink.deep, 3) +
    stonePine(ink, { scale: scale * 0.85, x: width * 0.84, y: height * 0.98 }, ink.leaf) +
    child(ink, { scale: scale * 1.2, x: width * 0.56, y: height * 0.945 }) +
    child(ink, { scale: scale * 1.05, x: width * 0.62, y: height * 0.95 }, ink.light)
  )
}

const mark = ({ ink }: Stage) => wheel(ink, 10, { scale: 0.36, x: 48, y: 46 }) + rect(0, 84, 96, 12, ink.leaf)

export const parque = {
  cometa: { mark, scene: kiteHill },
  globos: { mark, scene: balloons },
  noria: { mark, scene: fair }
} satisfies Record<string, Picture>
