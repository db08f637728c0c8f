import { hills, peaks, road, slope } from '#posters/props/nature/land.ts'
import { hiker } from '#posters/props/people/people.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { stepping } from './desfiladero.ts'
import { clouds, sky } from '#posters/props/nature/sky.ts'
import { cypress, stonePine } from '#posters/props/nature/trees.ts'
import { d, draw, path, type Point } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A white summit, and the path that leads up to it. */
function summit(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const top = random.between(0.28, 0.56)
  const tree = random.pick([stonePine, stonePine, cypress])
  const at = (x: number, y: number): Point => [width * x, height * y]
  return (
    sky(stage, { from: 0.68, horizon: 0.66, size: 1.1, to: 0.86 }) +
    peaks(
      stage,
      [
        { reach: random.between(0.2, 0.34), x: random.between(0.04, 0.2), y: random.between(0.3, 0.46) },
        { reach: random.between(0.24, 0.36), x: random.between(0.8, 0.96), y: random.between(0.34, 0.5) }
      ],
      0.78,
      ink.far,
      ink.ridge
    ) +
    peaks(
      stage,
      [
        { reach: random.between(0.3, 0.46), x: top, y: random.between(0.1, 0.24) },
        ...(random.chance(0.4) ? [{ reach: 0.22, x: top + 0.24, y: 0.34 }] : [])
      ],
      0.8,
      ink.mid,
      ink.deep,
      ink.light
    ) +
    hills(stage, 0.74, 0.1, ink.land, 3) +
    road(
      [at(0.46, 0.66), at(0.56, 0.71), at(0.42, 0.76), at(0.3, 0.82), at(0.5, 0.9), at(0.62, 1.02)],
      width * 0.24,
      ink.light
    ) +
    slope(stage, 0.74, 1.02, ink.leaf) +
    tree(
      ink,
      { scale: scale * random.between(0.85, 1.05), x: width * random.between(0.17, 0.23), y: height * 0.9 },
      ink.bush
    ) +
    slope(stage, 0.84, 1.08, ink.deep) +
    hiker(ink, { scale: scale * 0.95, x: width * 0.56, y: height * 0.935 })
  )
}

/** Ridge behind ridge, two walkers on the nearest. */
function ridges(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const people = random.whole(1, 3)
  const foot = (x: number) => height * (0.9 - x * 0.22)
  return (
    sky(stage, { from: 0.5, horizon: 0.56, size: 1.5, to: 0.76 }) +
    clouds(stage, ink.haze, 2, 0.3) +
    (random.chance(0.5)
      ? peaks(
          stage,
          [
            { reach: 0.3, x: 0.26, y: 0.3 },
            { reach: 0.34, x: 0.66, y: random.between(0.22, 0.34) }
          ],
          0.7,
          ink.far,
          ink.ridge,
          ink.light
        )
      : hills(stage, 0.58, 0.18, ink.far, 6)) +
    hills(stage, 0.7, random.between(0.08, 0.2), ink.land, random.pick([3, 4, 5])) +
    hills(stage, 0.82, random.between(0.08, 0.18), ink.mid, random.pick([2, 4, 5])) +
    path(
      d`M0 ${height}V${foot(0)}C${width * 0.3} ${height * 0.86} ${width * 0.5} ${height * 0.8} ${width * 0.72} ${height * 0.72}C${width * 0.84} ${height * 0.68} ${width * 0.92} ${height * 0.7} ${width} ${height * 0.74}V${height}z`,
      ink.deep
    ) +
    draw(people, index =>
      hiker(ink, {
        scale: scale * 1.25,
        x: width * (0.7 - index * 0.11),
        y: height * (0.735 + index * 0.033)
      })
    ) +
    agave(
      ink,
      { scale: scale * random.between(1, 1.4), x: width * random.between(0.08, 0.26), y: height * 0.97 },
      random.chance(0.5)
    )
  )
}

const mark = (stage: Stage) =>
  sky(stage, { from: 0.72, height: 0.35, horizon: 0.7, to: 0.74 }) +
  peaks(stage, [{ reach: 0.5, x: 0.44, y: 0.2 }], 0.86, stage.ink.mid, stage.ink.deep, stage.ink.light) +
  hills(stage, 0.88, 0.14, stage.ink.leaf, 2)

export const sierra = {
  cumbre: { mark, scene: summit },
  desfiladero: { mark, scene: stepping },
  senderistas: { mark, scene: ridges }
} satisfies Record<string, Picture>
