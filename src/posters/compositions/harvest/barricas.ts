import { mix, standingOut } from '#domain/poster/colour.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { niche } from '#posters/props/buildings/walls.ts'
import { hills } from '#posters/props/nature/land.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { barrel, bunch, chalks, sherryGlass } from '#posters/props/things/wine.ts'
import { d, draw, path, rect, round, stroke, times } from '#posters/drawing/shapes.ts'
import { picker } from '#posters/props/people/workers.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Barrels in three tiers under the arches of a cellar, light falling in. */
function cellar(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const size = scale * random.between(0.72, 1)
  const r = 50 * size
  const floor = height * 0.93
  const count = Math.ceil(width / (2 * r)) + 1
  const tier = (level: number, fill: number) =>
    draw(fill, index =>
      barrel(
        ink,
        { scale: size, x: (index + (level % 2) / 2) * r * 2 - r * 0.4, y: floor - r - level * r * 1.74 },
        random.pick(chalks)
      )
    )
  const high = Math.max(2, Math.floor((floor - height * 0.42) / (r * 1.74)) - 1)
  const pane = (x: number) =>
    path(d`M${x - 18} ${height * 0.36}V${height * 0.16}a18 18 0 0 1 36 0V${height * 0.36}z`, ink.sun)
  const bay = width / 2
  const beam = path(
    d`M${bay * 0.5 - 18} ${height * 0.14}L${bay * 0.5 + 18} ${height * 0.14}L${width * 0.86} ${height}L${width * 0.38} ${height}z`,
    ink.haze
  )
  return (
    rect(0, 0, width, height, standingOut([ink.wood, ink.land], [ink.mid, ink.deep, ink.water])) +
    beam +
    draw(3, index => pane(bay * (index + 0.5))) +
    path(
      draw(
        4,
        index =>
          d`M${bay * (index - 0.04)} ${height}V${height * 0.24}C${bay * index} ${height * 0.04} ${bay * (index + 0.3)} -10 ${bay * (index + 0.5)} -10H${bay * (index - 0.5)}C${bay * (index - 0.3)} -10 ${bay * (index - 0.1)} ${height * 0.04} ${bay * (index - 0.06)} ${height * 0.24}V${height}z`
      ),
      ink.light
    ) +
    tier(high, random.whole(1, Math.max(2, count - 2))) +
    draw(high, level => tier(high - 1 - level, count)) +
    rect(0, floor, width, height, ink.deep)
  )
}

/** A glass held against the light. */
function tasting(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const size = scale * 1.12
  const wine = random.pick([ink.accent, '#e9a23b', ink.wood])
  const bar = height * 0.87
  const wall = standingOut([wine, ink.wood], [ink.mid, ink.leaf])
  const grape = standingOut([wall], [ink.mid, ink.accent, ink.deep])
  return (
    rect(0, 0, width, height, wall) +
    niche(width * 0.34, bar, width * 0.24, height * 0.4, ink.shade, mix(wall, ink.deep, 0.3)) +
    barrel(ink, { scale: size * 1.3, x: width * 0.82, y: bar - 65 * size }, random.pick(chalks)) +
    (random.chance(0.5)
      ? barrel(ink, { scale: size * 0.92, x: width * 0.82, y: bar - 172 * size }, random.pick(chalks))
      : bunch(ink, { scale: size * 0.9, x: width * 0.8, y: height * 0.06 }, grape)) +
    rect(0, bar, width, height, ink.deep) +
    rect(0, bar, width, 6, ink.wood) +
    sherryGlass(ink, { scale: size * 1.42, x: width * random.between(0.26, 0.42), y: bar + 6 }, wine) +
    (random.chance(0.6)
      ? sherryGlass(ink, { scale: size * 1.1, x: width * 0.58, y: bar + 12 }, wine)
      : bunch(ink, { scale: size * 0.8, turn: -70, x: width * 0.56, y: bar - 14 }, grape))
  )
}

/** Vines in white earth, the winery on its hill. */
function vineyard(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [eyeX, eyeY] = [width * random.between(0.56, 0.66), height * 0.5]
  const lines = times(15, index => index - 7)
  const vine = (line: number, half: number) =>
    d`M${eyeX + line * 4} ${eyeY}L${eyeX + (line - half) * width * 0.24} ${height}h${width * 0.48 * half}z`
  const grape = standingOut([ink.sun, ink.sky], [random.pick([ink.mid, ink.accent]), ink.mid, ink.deep])
  return (
    sky(stage, { from: 0.26, horizon: 0.5, size: 1.4, to: 0.44 }) +
    hills(stage, 0.52, 0.13, ink.far, 4) +
    terrace(ink, random, eyeX - 40 * scale, eyeY + 6, 110 * scale, 30 * scale) +
    hills(stage, 0.53, 0.02, ink.land, 2) +
    path(lines.map(line => vine(line, 0.22)).join(''), ink.leaf) +
    picker(
      stage,
      { scale: scale * random.between(0.96, 1.06), x: eyeX - 6 * scale, y: height * 0.96 },
      ink.accent,
      grape
    ) +
    draw(random.whole(1, 2), index =>
      bunch(
        ink,
        {
          scale: scale * (1.3 - index * 0.4),
          turn: 8 - index * 14,
          x: width * (0.16 + index * 0.22),
          y: height * (0.3 - index * 0.1)
        },
        grape
      )
    ) +
    stroke(
      d`M-10 ${height * 0.06}C${width * 0.1} ${height * 0.16} ${width * 0.3} ${height * 0.1} ${width * 0.46} ${height * 0.02}`,
      ink.wood,
      7,
      round
    ) +
    path(
      d`M${width * 0.3} ${height * 0.1}c14 -14 44 -12 56 6c-8 6 -4 14 -14 22c-18 -2 -34 -8 -42 -28z`,
      ink.leaf
    )
  )
}

const mark = ({ ink }: Stage) =>
  rect(0, 84, 96, 12, ink.deep) +
  barrel(ink, { scale: 0.66, x: 36, y: 52 }, chalks[0]) +
  sherryGlass(ink, { scale: 0.44, x: 76, y: 88 }, ink.accent)

export const barricas = {
  bodega: { mark, scene: cellar },
  'cata-vino': { mark, scene: tasting },
  vinas: { mark, scene: vineyard }
} satisfies Record<string, Picture>
