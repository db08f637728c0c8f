import { castle, merlons, terrace, tower } from '#posters/props/buildings/houses.ts'
import { hills, slope } from '#posters/props/nature/land.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { cypress, palm } from '#posters/props/nature/trees.ts'
import { beach, ripples, sea } from '#posters/props/nature/water.ts'
import { d, draw, path, place, type Point, polygon, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

export function almeria(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const rock = (x: number, foot: number, wide: number, high: number) => {
    const at = (dx: number, dy: number): Point => [
      width * x + dx * wide * scale,
      height * foot - dy * high * scale
    ]
    return (
      polygon(
        [
          at(-0.5, 0),
          at(-0.34, 0.4),
          at(-0.22, 0.36),
          at(-0.04, 1),
          at(0.08, 0.74),
          at(0.2, 0.5),
          at(0.34, 0.42),
          at(0.5, 0)
        ],
        ink.wood
      ) +
      polygon(
        [at(-0.04, 1), at(0.08, 0.74), at(0.2, 0.5), at(0.34, 0.42), at(0.5, 0), at(0.1, 0), at(0.02, 0.4)],
        ink.land
      )
    )
  }
  return (
    sky(stage, { from: 0.3, height: 0.5, horizon: 0.6, size: 1.8, to: 0.44 }) +
    birds(stage, 3, 0.3) +
    path(
      d`M${width} ${height * 0.3}C${width * 0.86} ${height * 0.3} ${width * 0.8} ${height * 0.4} ${width * 0.7} ${height * 0.44}C${width * 0.6} ${height * 0.5} ${width * 0.52} ${height * 0.58} ${width * 0.4} ${height * 0.61}H${width}z`,
      ink.mid
    ) +
    castle(ink, { scale: scale * 0.8, x: width * 0.86, y: height * 0.33 }) +
    path(
      d`M${width} ${height * 0.44}C${width * 0.86} ${height * 0.42} ${width * 0.78} ${height * 0.52} ${width * 0.6} ${height * 0.61}H${width}z`,
      ink.far
    ) +
    sea(stage, 0.6, ink.water, 0.37) +
    rock(0.62, 0.68, 60, 90) +
    rock(0.74, 0.72, 70, 130) +
    rock(0.5, 0.74, 46, 60) +
    stroke(
      d`M${width * 0.42} ${height * 0.745}h${width * 0.16}M${width * 0.54} ${height * 0.69}h${width * 0.18}M${width * 0.63} ${height * 0.73}h${width * 0.24}`,
      ink.light,
      3,
      round
    ) +
    ripples(stage, 0.66, ink.light, 5) +
    beach(stage, 0.86, 0.92, ink.land, ink.light) +
    slope(stage, 0.9, 1.08, ink.wood) +
    agave(ink, { scale: scale * 1.75, x: width * 0.17, y: height * 0.97 }, true) +
    agave(ink, { scale: scale * random.between(0.8, 1), x: width * 0.38, y: height * 0.99 }, false) +
    slope(stage, 0.99, 1.04, ink.deep)
  )
}

export function malaga(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const s = scale
  const hill = path(
    d`M${width} ${height * 0.36}C${width * 0.8} ${height * 0.34} ${width * 0.7} ${height * 0.42} ${width * 0.6} ${height * 0.52}C${width * 0.5} ${height * 0.62} ${width * 0.42} ${height * 0.68} ${width * 0.3} ${height * 0.72}H${width}z`,
    ink.leaf
  )
  const lighthouse = place(
    rect(-18, -14, 36, 14, ink.light) +
      path('M-9-14L-7-84H7L9-14z', ink.light) +
      path('M2-14L2-84H7L9-14z', ink.shade) +
      rect(-11, -88, 22, 5, ink.deep) +
      rect(-5, -101, 10, 13, ink.lamp) +
      path('M-7-101a7 7 0 0 1 14 0z', ink.accent),
    { scale: s * 0.9, x: width * 0.14, y: height * 0.74 }
  )
  return (
    sky(stage, { from: 0.3, height: 0.62, horizon: 0.66, size: 1.8, to: 0.4 }) +
    birds(stage, 3, 0.34) +
    hills(stage, 0.62, 0.14, ink.far, 4) +
    hill +
    tower(stage, width * 0.84, height * 0.4, 44 * s, 56 * s) +
    rect(width * 0.66, height * 0.42, width * 0.4, 26 * s, ink.land) +
    merlons(width * 0.66, height * 0.42, width * 0.4, 4 * s, ink.land) +
    tower(stage, width * 0.66, height * 0.52, 34 * s, 52 * s) +
    rect(width * 0.5, height * 0.54, width * 0.5, 22 * s, ink.land) +
    merlons(width * 0.5, height * 0.54, width * 0.5, 4 * s, ink.land) +
    tower(stage, width * 0.49, height * 0.64, 30 * s, 46 * s) +
    draw(5, index =>
      cypress(
        ink,
        { scale: s * 0.42, x: width * (0.62 + index * 0.085), y: height * (0.66 - index * 0.01) },
        ink.bush
      )
    ) +
    terrace(ink, random, width * 0.32, height * 0.74, width * 0.72, 34 * s) +
    sea(stage, 0.74, ink.water, 0.34) +
    rect(0, height * 0.735, width * 0.2, 7, ink.wood) +
    lighthouse +
    ripples(stage, 0.78, ink.light, 5) +
    beach(stage, 0.98, 0.86, ink.land, ink.light) +
    palm(ink, { scale: s * 1.75, turn: 5, x: width * 0.9, y: height * 1.02 }) +
    palm(ink, { scale: s * 1.25, turn: -7, x: width * 0.8, y: height * 1.02 })
  )
}
