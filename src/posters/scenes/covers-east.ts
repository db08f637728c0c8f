import { lighthouse } from '#posters/props/boats.ts'
import { castle, merlons, terrace } from '#posters/props/houses.ts'
import { hills, peaks, slope } from '#posters/props/land.ts'
import { tower } from '#posters/props/landmarks.ts'
import { agave } from '#posters/props/plants.ts'
import { birds, clouds, sky } from '#posters/props/sky.ts'
import { cypress, oliveTree, palm, stonePine } from '#posters/props/trees.ts'
import { beach, ripples, sea, swell } from '#posters/props/water.ts'
import {
  d,
  dots,
  draw,
  path,
  place,
  type Point,
  polygon,
  rect,
  round,
  stroke,
  times
} from '#posters/shapes.ts'
import type { Stage } from '#posters/stage.ts'

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

/** The whole region: the sun over sierra and sea, a white village between them. */
export function andalucia(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  return (
    sky(stage, { from: 0.46, height: 0.66, horizon: 0.6, size: 2.1, to: 0.54 }) +
    birds(stage, 3, 0.26) +
    peaks(
      stage,
      [
        { reach: 0.3, x: 0.1, y: 0.3 },
        { reach: 0.28, x: 0.9, y: 0.34 }
      ],
      0.62,
      ink.far,
      ink.mid,
      ink.light
    ) +
    hills(stage, 0.6, 0.06, ink.far, 4) +
    sea(stage, 0.6, ink.water, 0.5) +
    swell(stage, 0.72, 0.02, width * 0.16, ink.mid, ink.light) +
    path(
      d`M${width} ${height * 0.54}C${width * 0.82} ${height * 0.52} ${width * 0.72} ${height * 0.7} ${width * 0.56} ${height * 0.84}L${width * 0.4} ${height}H${width}z`,
      ink.leaf
    ) +
    terrace(ink, random, width * 0.78, height * 0.66, width * 0.26, 32 * scale) +
    terrace(ink, random, width * 0.7, height * 0.76, width * 0.34, 36 * scale) +
    terrace(ink, random, width * 0.62, height * 0.87, width * 0.42, 42 * scale) +
    path(
      d`M0 ${height * 0.8}C${width * 0.2} ${height * 0.8} ${width * 0.34} ${height * 0.9} ${width * 0.5} ${height}H0z`,
      ink.land
    ) +
    stonePine(ink, { scale: scale * 1.5, x: width * 0.19, y: height * 0.96 }, ink.leaf) +
    draw(2, index =>
      cypress(ink, {
        scale: scale * (1.2 - index * 0.25),
        x: width * (0.93 - index * 0.07),
        y: height * 0.99
      })
    ) +
    hills(stage, 0.98, 0.05, ink.deep, 3)
  )
}
