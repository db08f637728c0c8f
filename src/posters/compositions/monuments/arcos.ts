import { mix } from '#domain/poster/colour.ts'
import { horseshoe, horseshoeBand, lattice, voussoirs } from '#posters/props/buildings/arches.ts'
import { fortress } from '#posters/props/buildings/fortress.ts'
import { hills } from '#posters/props/nature/land.ts'
import { courtyard } from '#posters/props/buildings/palaces.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { cypress, orangeTree } from '#posters/props/nature/trees.ts'
import { onlooker, pointing } from '#posters/props/people/people.ts'
import { d, draw, path, place, rect, round, stroke, times } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A fountain in the court, with its water. */
function basin({ height, ink }: Stage, x: number): string {
  const size = height / 300
  return place(
    stroke('M0-40Q-22-58-28-22M0-40Q22-58 28-22M0-40Q-10-70-13-22M0-40Q10-70 13-22', ink.light, 2.6, round) +
      path('M-40-24H40C36-12 16-8 8-6V16H-8V-6C-16-8-36-12-40-24z', ink.light) +
      path('M8-24H40C36-12 16-8 8-6V16H0V-24z', ink.shade),
    { scale: size * 1.1, x, y: height * 0.86 }
  )
}

/** Three arches in shade, the garden in the sun behind them. */
function arcade(stage: Stage): string {
  const { height, ink, random, width } = stage
  const count = width > height * 1.6 ? 4 : width > height ? 3 : 2
  const bay = width / count
  const radius = bay * 0.37
  const rise = height * random.between(0.36, 0.46)
  const foot = height * 0.93
  const wall = random.pick([ink.deep, ink.mid, ink.wood])
  const centres = times(count, index => bay * (index + 0.5))
  const holes = centres.map(x => horseshoe(x, foot, radius, rise)).join('')
  const columns = times(count + 1, index => {
    const x = bay * index
    return (
      rect(x - bay * 0.05, foot - rise + radius * 0.6, bay * 0.1, rise, ink.light) +
      rect(x, foot - rise + radius * 0.6, bay * 0.05, rise, ink.shade) +
      rect(x - bay * 0.1, foot - rise + radius * 0.48, bay * 0.2, bay * 0.06, ink.land)
    )
  }).join('')
  const size = height / 300
  const crown = foot - rise - radius * 1.1
  const gap = Math.min(bay / 4, 30)
  return (
    sky(stage, { from: 0.4, horizon: 0.72, size: 1.5, to: 0.64 }) +
    hills(stage, 0.7, 0.12, ink.far) +
    hills(stage, 0.78, 0.06, ink.land, 3) +
    draw(count, index => {
      const grown = size * random.between(0.8, 1.1)
      const tree = random.pick([cypress, cypress, orangeTree])
      return tree(
        ink,
        { scale: grown, x: bay * (index + random.between(0.3, 0.7)), y: height * 0.86 },
        ink.leaf
      )
    }) +
    rect(0, height * 0.84, width, height, ink.water) +
    basin(stage, width * random.between(0.46, 0.54)) +
    path(d`M0 0H${width}V${height}H0z${holes}`, wall, ' fill-rule="evenodd"') +
    path(lattice(width, height * 0.115, crown - 4, gap), mix(wall, ink.land, 0.28)) +
    centres
      .map(x => voussoirs(horseshoeBand(x, foot, radius * 1.17, rise), radius * 1.17, ink.light, ink.accent))
      .join('') +
    columns +
    rect(0, foot, width, height, ink.deep) +
    onlooker(ink, { scale: size * 1.7, x: (centres[0] ?? 0) + bay * 0.12, y: height * 0.985 }, ink.accent) +
    pointing(ink, { scale: size * 1.7, x: (centres[0] ?? 0) - bay * 0.14, y: height * 0.985 }, ink.water) +
    rect(0, height * 0.06, width, height * 0.035, ink.land)
  )
}

/** One great horseshoe arch that frames a fortress on its hill. */
function gateway(stage: Stage): string {
  const { height, ink, random, width } = stage
  const x = width * 0.5
  const radius = Math.min(width, height) * 0.33
  const rise = height * 0.44
  const top = height - rise
  const wall = random.pick([ink.light, ink.mid, ink.land])
  const band = wall === ink.light ? ink.wood : ink.light
  const tile = (index: number) => {
    const at = (index + 0.5) * 16
    const half = height * 0.05
    return Math.abs(at - x) < radius * 1.08
      ? ''
      : d`M${at} ${height * 0.86}l8 ${half}l-8 ${half}l-8 ${-half}z`
  }
  const jamb = (side: number) => {
    const at = x + side * radius * 1.02
    const stone = ink.land === wall ? ink.wood : ink.land
    const post = rect(at - radius * 0.16, top + radius * 0.62, radius * 0.32, height, stone)
    return post + rect(at - radius * 0.22, top + radius * 0.52, radius * 0.44, radius * 0.14, band)
  }
  return (
    fortress(stage, radius, wall) +
    path(
      d`M0 0H${width}V${height}H0z${horseshoe(x, height + 2, radius, rise)}`,
      wall,
      ' fill-rule="evenodd"'
    ) +
    voussoirs(horseshoeBand(x, height, radius * 1.17, rise), radius * 1.17, band, ink.accent) +
    path(draw(Math.ceil(width / 16), tile), ink.deep) +
    jamb(-1) +
    jamb(1) +
    stroke(d`M${x - radius * 1.55} ${height}V${height * 0.05}H${x + radius * 1.55}V${height}`, band, 4)
  )
}

/** A long pool between hedges, a gallery and a tower at its end. */
function pool(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width / 2
  const base = height * 0.64
  const tree = random.pick([cypress, cypress, orangeTree])
  const planted = (index: number) => {
    const away = (155 + (index % 3) * 26) * scale
    const at = { scale: scale * (1.5 - (index % 3) * 0.24), x: x + (index < 3 ? -away : away), y: base + 8 }
    return tree(ink, at, index % 2 ? ink.leaf : ink.deep)
  }
  const hedge = (edge: number, side: number) =>
    path(
      d`M${edge} ${base + 12}L${x + side * 60 * scale} ${base + 4}L${x + side * width * 0.42} ${height}H${edge}z`,
      ink.leaf
    )
  const water = d`M${x - 50 * scale} ${base + 5}H${x + 50 * scale}L${x + width * 0.36} ${height}H${x - width * 0.36}z`
  const brick = random.pick([ink.land, ink.shade])
  return (
    sky(stage, { from: 0.7, horizon: 0.5, size: 1.2, to: 0.86 }) +
    birds(stage, 3, 0.34) +
    draw(6, planted) +
    rect(0, base, width, height, ink.land) +
    path(water, ink.water) +
    courtyard(ink, random.between(70, 130), random.between(140, 184), brick, { scale, x, y: base }) +
    hedge(0, -1) +
    hedge(width, 1)
  )
}

const mark = ({ ink }: Stage) =>
  rect(0, 62, 96, 34, ink.leaf) +
  cypress(ink, { scale: 0.5, x: 48, y: 84 }) +
  path(`M0 0H96V96H0z${horseshoe(48, 97, 25, 52)}`, ink.mid, ' fill-rule="evenodd"') +
  voussoirs(horseshoeBand(48, 97, 30, 52), 30, ink.light, ink.accent)

export const arcos = {
  alberca: { mark, scene: pool },
  'arco-herradura': { mark, scene: gateway },
  'patio-arcos': { mark, scene: arcade }
} satisfies Record<string, Picture>
