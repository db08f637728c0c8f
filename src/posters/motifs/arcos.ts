import { mix } from '#posters/colour.ts'
import { horseshoe, horseshoeBand, voussoirs } from '#posters/props/arches.ts'
import { belfry, castle, merlons, terrace } from '#posters/props/houses.ts'
import { hills, peaks } from '#posters/props/land.ts'
import { tower } from '#posters/props/landmarks.ts'
import { birds, sky } from '#posters/props/sky.ts'
import { cypress, orangeTree } from '#posters/props/trees.ts'
import { d, draw, path, polygon, rect, stroke, times } from '#posters/shapes.ts'
import type { Picture, Stage } from '#posters/stage.ts'

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
  const crown = foot - rise - radius * 1.1
  const gap = Math.min(bay / 4, 30)
  const lattice = draw(Math.floor((crown - height * 0.13) / gap), row =>
    draw(Math.ceil(width / gap) + 1, index => {
      const [x, y] = [(index - (row % 2) / 2) * gap, height * 0.115 + row * gap]
      return d`M${x + gap / 2} ${y}l${gap * 0.3} ${gap / 2}l${-gap * 0.3} ${gap / 2}l${-gap * 0.3} ${-gap / 2}z`
    })
  )
  return (
    sky(stage, { from: 0.4, horizon: 0.72, size: 1.5, to: 0.64 }) +
    hills(stage, 0.7, 0.12, ink.far) +
    hills(stage, 0.78, 0.06, ink.land, 3) +
    draw(count, index =>
      random.pick([cypress, cypress, orangeTree])(
        ink,
        {
          scale: (height / 300) * random.between(0.8, 1.1),
          x: bay * (index + random.between(0.3, 0.7)),
          y: height * 0.86
        },
        ink.leaf
      )
    ) +
    rect(0, height * 0.84, width, height, ink.water) +
    path(d`M0 0H${width}V${height}H0z${holes}`, wall, ' fill-rule="evenodd"') +
    path(lattice, mix(wall, ink.land, 0.28)) +
    centres
      .map(x => voussoirs(horseshoeBand(x, foot, radius * 1.17, rise), radius * 1.17, ink.light, ink.accent))
      .join('') +
    columns +
    rect(0, foot, width, height, ink.deep) +
    rect(0, height * 0.06, width, height * 0.035, ink.land)
  )
}

/** One great horseshoe arch that frames a fortress on its hill. */
function gateway(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * 0.5
  const radius = Math.min(width * 0.33, height * 0.33)
  const foot = height
  const rise = height * 0.44
  const wall = random.pick([ink.light, ink.mid, ink.land])
  const band = wall === ink.light ? ink.wood : ink.light
  const tile = (index: number) =>
    Math.abs((index + 0.5) * 16 - x) < radius * 1.08
      ? ''
      : d`M${(index + 0.5) * 16} ${height * 0.86}l8 ${height * 0.05}l-8 ${height * 0.05}l-8 ${-height * 0.05}z`
  const jamb = (side: number) =>
    rect(
      x + side * radius * 1.02 - radius * 0.16,
      foot - rise + radius * 0.62,
      radius * 0.32,
      height,
      ink.land === wall ? ink.wood : ink.land
    ) +
    rect(
      x + side * radius * 1.02 - radius * 0.22,
      foot - rise + radius * 0.52,
      radius * 0.44,
      radius * 0.14,
      band
    )
  return (
    sky(stage, { from: 0.4, horizon: 0.66, size: 1.4, to: 0.6 }) +
    (random.chance(0.6)
      ? peaks(
          stage,
          [
            { reach: 0.26, x: random.between(0.3, 0.42), y: 0.4 },
            { reach: 0.3, x: random.between(0.54, 0.68), y: 0.34 }
          ],
          0.72,
          ink.far,
          ink.ridge,
          ink.light
        )
      : hills(stage, 0.68, 0.14, ink.far, 5)) +
    hills(stage, 0.74, 0.1, ink.mid === wall ? ink.leaf : ink.mid, 2) +
    (random.chance(0.6)
      ? castle(
          ink,
          { scale: scale * random.between(0.8, 1), x: x + random.between(-20, 20) * scale, y: height * 0.7 },
          ink.land === wall ? ink.light : ink.land
        )
      : terrace(ink, random, x - 60 * scale, height * 0.74, 120 * scale, 28 * scale) +
        belfry(ink, { scale, x: x + random.between(-24, 24) * scale, y: height * 0.74 })) +
    hills(stage, 0.84, 0.08, ink.leaf, 3) +
    draw(4, index =>
      cypress(ink, {
        scale: scale * random.between(0.45, 0.7),
        x: x + (index - 1.5) * radius * 0.42,
        y: height * 0.92
      })
    ) +
    path(d`M0 0H${width}V${height}H0z${horseshoe(x, foot + 2, radius, rise)}`, wall, ' fill-rule="evenodd"') +
    voussoirs(horseshoeBand(x, foot, radius * 1.17, rise), radius * 1.17, band, ink.accent) +
    path(times(Math.ceil(width / 16), tile).join(''), ink.deep) +
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
  const gallery = 250 * scale
  const arch = gallery / 7
  const arches = times(7, index =>
    horseshoe(
      x - gallery / 2 + arch * (index + 0.5),
      base,
      index === 3 ? arch * 0.44 : arch * 0.36,
      index === 3 ? arch * 1.15 : arch
    )
  ).join('')
  const tower = random.between(70, 130) * scale
  const rise = random.between(140, 184) * scale
  const brick = random.pick([ink.land, ink.shade])
  const tree = random.pick([cypress, cypress, orangeTree])
  const wall = (fill: string) => rect(x - gallery / 2, base - arch * 2.1, gallery, arch * 2.1, fill)
  return (
    sky(stage, { from: 0.7, horizon: 0.5, size: 1.2, to: 0.86 }) +
    birds(stage, 3, 0.34) +
    rect(x - tower / 2, base - rise, tower * 0.34, rise, ink.wood) +
    rect(x - tower * 0.16, base - rise, tower * 0.66, rise, brick) +
    merlons(x - tower / 2, base - rise, tower, 9 * scale, brick) +
    draw(2, index =>
      path(horseshoe(x + tower * (index * 0.36 - 0.02), base - 104 * scale, 8 * scale, 20 * scale), ink.deep)
    ) +
    draw(6, index =>
      tree(
        ink,
        {
          scale: scale * (1.5 - (index % 3) * 0.24),
          x: x + (index < 3 ? -1 : 1) * (gallery * 0.62 + (index % 3) * 26 * scale),
          y: base + 8
        },
        index % 2 ? ink.leaf : ink.deep
      )
    ) +
    wall(ink.light) +
    rect(x - gallery / 2 - 6, base - arch * 2.3, gallery + 12, arch * 0.36, ink.wood) +
    path(arches, ink.deep) +
    rect(0, base, width, height, ink.land) +
    path(
      d`M${x - gallery * 0.2} ${base + 5}L${x + gallery * 0.2} ${base + 5}L${x + width * 0.36} ${height}L${x - width * 0.36} ${height}z`,
      ink.water
    ) +
    path(arches, ink.deep, d` opacity=".25" transform="matrix(1 0 0 -.8 0 ${base * 1.8 + 4})"`) +
    path(
      d`M0 ${base + 12}L${x - gallery * 0.24} ${base + 4}L${x - width * 0.42} ${height}L0 ${height}z`,
      ink.leaf
    ) +
    path(
      d`M${width} ${base + 12}L${x + gallery * 0.24} ${base + 4}L${x + width * 0.42} ${height}L${width} ${height}z`,
      ink.leaf
    )
  )
}

export const arcos: Picture = {
  mark: ({ ink }) =>
    rect(0, 62, 96, 34, ink.leaf) +
    cypress(ink, { scale: 0.5, x: 48, y: 84 }) +
    path(`M0 0H96V96H0z${horseshoe(48, 97, 25, 52)}`, ink.mid, ' fill-rule="evenodd"') +
    voussoirs(horseshoeBand(48, 97, 30, 52), 30, ink.light, ink.accent),
  scene: stage => stage.random.pick([arcade, gateway, pool])(stage)
}
