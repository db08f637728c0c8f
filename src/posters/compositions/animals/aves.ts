import { flamingo, flying, plumage, type Pose } from '#posters/props/nature/flamingos.ts'
import { belfry, terrace } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { stonePine } from '#posters/props/nature/trees.ts'
import { ripples, sea } from '#posters/props/nature/water.ts'
import { d, dots, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

function lagoon(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const poses: [Pose, Pose] = random.chance(0.5) ? ['alert', 'feeding'] : ['feeding', 'alert']
  const shore = height * 0.58
  const [one, two] = [width * random.between(0.28, 0.34), width * random.between(0.7, 0.78)]
  const pink = plumage(ink)
  const shadow = (x: number, y: number) =>
    stroke(
      d`M${x - 26 * scale} ${y}h${44 * scale}M${x - 10 * scale} ${y + 9}h${52 * scale}`,
      ink.light,
      2.4,
      round
    )
  return (
    sky(stage, { from: 0.44, horizon: 0.58, size: 1.9, to: 0.6 }) +
    hills(stage, 0.6, 0.06, ink.far, 6) +
    sea(stage, 0.58, ink.water, 0.5) +
    ripples(stage, 0.62, ink.haze, 7) +
    draw(random.whole(3, 6), index =>
      flamingo(
        ink,
        index % 2 ? 'feeding' : 'alert',
        { flip: index % 3 === 0, scale: scale * 0.22, x: width * (0.1 + index * 0.14), y: shore + 14 },
        pink
      )
    ) +
    flamingo(
      ink,
      poses[1],
      { flip: random.chance(0.3), scale: scale * random.between(0.6, 0.85), x: two, y: height * 0.8 },
      pink
    ) +
    shadow(two, height * 0.8) +
    flamingo(ink, poses[0], { scale: scale * random.between(0.98, 1.18), x: one, y: height * 0.88 }, pink) +
    shadow(one, height * 0.88) +
    reeds(stage)
  )
}

function reeds({ height, ink, random, width }: Stage): string {
  const reed = (index: number) => {
    const x = width * (0.01 + index * 0.017) + random.between(-3, 3)
    const tall = height * random.between(0.14, 0.34)
    return d`M${x} ${height}q${random.between(-4, 8)} ${-tall * 0.6} ${random.between(2, 16)} ${-tall}`
  }
  return (
    stroke(draw(9, reed), ink.deep, 3, round) +
    path(
      d`M0 ${height}V${height * 0.94}q${width * 0.16} ${-height * 0.03} ${width * 0.34} ${height * 0.06}z`,
      ink.deep
    )
  )
}

function flock(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const count = random.whole(2, 6)
  const lead = random.between(0.95, 1.25)
  return (
    sky(stage, { from: 0.4, height: 0.62, horizon: 0.7, size: 2.2, to: 0.56 }) +
    hills(stage, 0.74, 0.1, ink.far, 5) +
    hills(stage, 0.8, 0.06, ink.mid, 3) +
    sea(stage, 0.8, ink.water, 0.48) +
    draw(count, index =>
      flying(
        ink,
        {
          scale: scale * (lead - index * 0.11),
          turn: random.between(-10, -2),
          x: width * (0.76 - index * 0.15),
          y: height * (0.3 + (index % 2) * 0.2 + index * 0.03)
        },
        plumage(ink)
      )
    ) +
    stonePine(ink, { scale: scale * 1.05, x: width * 0.84, y: height * 0.98 }, ink.leaf) +
    hills(stage, 0.97, 0.06, ink.deep, 3)
  )
}

/** Storks on their tower. */
function storks(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.34, 0.52)
  const size = scale * random.between(1.5, 1.85)
  const top = height * 1.02 - 108 * size + 10
  const stork = (flip: boolean, dx: number) =>
    place(
      stroke('M-2-28L-2 0M6-28L6 0', ink.accent, 2.6) +
        path(
          'M-34-30C-22-50 4-54 18-42C20-60 14-68 20-78C28-82 34-76 32-68C26-60 30-44 22-32C8-24-16-24-34-30z',
          ink.light
        ) +
        path('M-40-26C-30-42-12-42-2-36C-10-26-26-22-40-26z', ink.deep) +
        path('M31-76L62-66L31-69z', ink.accent) +
        dots([[26, -74]], ink.deep, 2.6),
      { flip, scale: scale * 1.15, x: x + dx * scale, y: top }
    )
  return (
    sky(stage, { from: 0.66, height: 0.5, horizon: 0.76, size: 1.7, to: 0.76 }) +
    hills(stage, 0.8, 0.14, ink.far, 4) +
    terrace(ink, random, width * 0.54, height * 0.9, width * 0.5, 44 * scale) +
    terrace(ink, random, -12, height * 0.93, width * 0.4, 50 * scale) +
    belfry(ink, { scale: size, x, y: height * 1.02 }) +
    hills(stage, 0.97, 0.07, ink.leaf, 5) +
    hills(stage, 1, 0.05, ink.deep, 4) +
    stork(false, -12) +
    (random.chance(0.6) ? stork(true, 26) : '') +
    path(
      d`M${x - 38 * scale} ${top - 8 * scale}C${x - 20 * scale} ${top + 2} ${x + 24 * scale} ${top + 2} ${x + 42 * scale} ${top - 8 * scale}L${x + 26 * scale} ${top + 16 * scale}H${x - 24 * scale}z`,
      ink.deep
    ) +
    stroke(
      draw(
        7,
        index =>
          d`M${x - 42 * scale + index * 12 * scale} ${top - 2}l${14 * scale} ${(index % 2 ? 8 : -6) * scale}`
      ),
      ink.wood,
      2.4,
      round
    )
  )
}

const mark = ({ ink }: Stage) =>
  rect(0, 74, 96, 22, ink.water) + flamingo(ink, 'alert', { scale: 0.38, x: 44, y: 88 }, plumage(ink))

export const aves = {
  ciguenas: { mark, scene: storks },
  'flamencos-laguna': { mark, scene: lagoon },
  'flamencos-vuelo': { mark, scene: flock }
} satisfies Record<string, Picture>
