import { mix } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { drips } from '#posters/props/nature/rock.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { sea } from '#posters/props/nature/water.ts'
import {
  curve,
  d,
  draw,
  ellipse,
  path,
  place,
  type Point,
  rect,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Out of the dark, into the light. */
function mouth(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const uneven = times(12, () => random.between(-0.07, 0.12))
  const edge = (inset: number): Point[] =>
    times(13, index => {
      const angle = (index / 12 + 0.25) * Math.PI * 2
      const rough = 1 + (uneven[index % 12] ?? 0)
      return [
        width * 0.52 + Math.cos(angle) * width * inset * rough,
        height * 0.54 + Math.sin(angle) * height * inset * 1.12 * rough
      ]
    })
  const rock = (inset: number, fill: string) =>
    path(d`M-5-5H${width + 5}V${height + 5}H-5z${curve(edge(inset))}z`, fill, ' fill-rule="evenodd"')
  return (
    sky(stage, { from: 0.46, horizon: 0.6, size: 1.3, to: 0.62 }) +
    birds(stage, random.whole(1, 3), 0.46) +
    hills(stage, 0.6, 0.08, ink.far, 4) +
    sea(stage, 0.6, ink.water, 0.54) +
    rock(0.42, ink.wood) +
    path(
      d`M0 ${height}V${height * 0.8}C${width * 0.3} ${height * 0.74} ${width * 0.6} ${height * 0.86} ${width} ${height * 0.8}V${height}z`,
      ink.wood
    ) +
    draw(random.whole(1, 3), index =>
      onlooker(
        ink,
        { scale: scale * (1.15 - index * 0.12), x: width * (0.4 + index * 0.07), y: height * 0.87 },
        index === 1 ? ink.accent : ink.deep
      )
    ) +
    drips(stage, 8, 0.1, 0.3, ink.mid) +
    drips(stage, 5, 0.08, 0.24, ink.deep) +
    hills(stage, 0.98, 0.09, ink.deep, 4)
  )
}

/** A hall of stone columns round a lake, lit from below. */
function hall(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.46, 0.6)
  const rock = mix(ink.deep, ink.mid, 0.36)
  const lit = (amount: number) => mix(rock, '#ffe7b0', amount)
  const glow = (size: number, fill: string) =>
    ellipse(x, height * 0.62, width * size, height * size * 0.98, fill)
  const column = (at: number, broad: number, fill: string) => {
    const b = broad * scale
    return path(
      d`M${at - b * 2} -4C${at - b * 0.6} ${height * 0.2} ${at - b * 0.5} ${height * 0.5} ${at - b * 0.6} ${height * 0.62}C${at - b * 0.8} ${height * 0.74} ${at - b} ${height * 0.78} ${at - b * 1.6} ${height * 0.82}H${at + b * 1.6}C${at + b} ${height * 0.78} ${at + b * 0.7} ${height * 0.7} ${at + b * 0.6} ${height * 0.6}C${at + b * 0.5} ${height * 0.4} ${at + b * 0.7} ${height * 0.2} ${at + b * 2} -4z`,
      fill
    )
  }
  return (
    rect(0, 0, width, height, rock) +
    [0.62, 0.45, 0.29, 0.15].map((size, index) => glow(size, lit(0.22 + index * 0.26))).join('') +
    drips(stage, 11, 0.1, 0.32, lit(0.36)) +
    column(width * 0.28, 20, lit(0.1)) +
    column(width * 0.78, 26, lit(0.1)) +
    drips(stage, 8, 0.06, 0.26, lit(0.14)) +
    rect(0, height * 0.76, width, height, ink.water) +
    ellipse(x, height * 0.8, width * 0.2, height * 0.02, ink.sun) +
    ellipse(x, height * 0.86, width * 0.13, height * 0.014, lit(0.7)) +
    ellipse(x, height * 0.91, width * 0.08, height * 0.012, lit(0.5)) +
    onlooker(ink, { scale: scale * 0.86, x, y: height * 0.8 }) +
    column(width * 0.04, 40, ink.deep) +
    column(width * 0.99, 32, ink.deep) +
    drips(stage, 7, 0.05, 0.17, ink.deep) +
    hills(stage, 0.99, 0.07, ink.deep, 5)
  )
}

/** Houses dug into the hills, with white chimneys. */
function dugout(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const chimney = (x: number, y: number, size: number) =>
    place(
      path('M-6 0L-5-22H5L6 0z', ink.light) +
        path('M2 0L1.500-22H5L6 0z', ink.shade) +
        path('M-9-22L0-30L9-22z', ink.light),
      { scale: scale * size, x, y }
    )
  const front = (x: number, y: number, size: number) =>
    place(
      path('M-46 0V-30Q0-62 46-30V0z', ink.light) +
        path('M-10 0V-24a10 10 0 0 1 20 0V0z', ink.accent) +
        rect(-34, -26, 13, 13, ink.lamp) +
        rect(21, -26, 13, 13, ink.lamp),
      { scale: scale * size, x, y }
    )
  const cone = (x: number, y: number, r: number, fill: string) =>
    path(
      d`M${x - r * width} ${height}C${x - r * 0.5 * width} ${height * 0.9} ${x - r * 0.34 * width} ${y} ${x} ${y}C${x + r * 0.34 * width} ${y} ${x + r * 0.5 * width} ${height * 0.9} ${x + r * width} ${height}z`,
      fill
    )
  const [left, right] = [width * random.between(0.24, 0.32), width * random.between(0.7, 0.78)]
  return (
    sky(stage, { from: 0.44, horizon: 0.6, size: 1.4, to: 0.6 }) +
    hills(stage, 0.62, 0.2, ink.far, 5) +
    cone(width * 0.5, height * 0.42, 0.5, ink.land) +
    chimney(width * 0.5, height * 0.45, 0.9) +
    chimney(width * 0.58, height * 0.54, 0.8) +
    front(width * 0.5, height * 0.72, 0.7) +
    cone(left, height * 0.48, 0.5, ink.wood) +
    cone(right, height * 0.52, 0.46, ink.mid) +
    chimney(left, height * 0.52, 1.5) +
    chimney(right + 12, height * 0.56, 1.3) +
    chimney(left + 36 * scale, height * 0.66, 1.2) +
    hills(stage, 0.94, 0.05, ink.deep, 3) +
    front(left, height * 0.93, 1.25) +
    front(right, height * 0.94, 1.05) +
    rect(0, height * 0.925, width, height, ink.deep) +
    agave(
      ink,
      { scale: scale * 1.15, x: width * random.pick([0.06, 0.49, 0.93]), y: height * 0.97 },
      random.chance(0.3)
    ) +
    stroke(d`M0 ${height * 0.96}H${width}`, ink.deep, 8)
  )
}

const mark = (stage: Stage) =>
  rect(0, 0, 96, 96, stage.ink.deep) +
  ellipse(48, 56, 40, 44, stage.ink.wood) +
  ellipse(48, 58, 28, 32, stage.ink.land) +
  ellipse(48, 60, 15, 18, stage.ink.sun) +
  drips(stage, 5, 0.2, 0.48, stage.ink.deep) +
  rect(0, 76, 96, 20, stage.ink.water)

export const cueva = {
  'casas-cueva': { mark, scene: dugout },
  cueva: { mark, scene: hall },
  'cueva-mar': { mark, scene: mouth }
} satisfies Record<string, Picture>
