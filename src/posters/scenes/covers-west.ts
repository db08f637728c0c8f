import { horseshoeBand } from '#posters/props/arches.ts'
import { terrace } from '#posters/props/houses.ts'
import { hills } from '#posters/props/land.ts'
import { caravel, giralda, torreDelOro, tower } from '#posters/props/landmarks.ts'
import { birds, clouds, sky } from '#posters/props/sky.ts'
import { orangeTree, palm, stonePine } from '#posters/props/trees.ts'
import { glitter, ripples, sea, swell } from '#posters/props/water.ts'
import {
  circle,
  d,
  draw,
  ellipse,
  path,
  place,
  polygon,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/shapes.ts'
import type { Stage } from '#posters/stage.ts'

export function sevilla(stage: Stage): string {
  const { height, ink, scale, width } = stage
  const bank = height * 0.8
  return (
    sky(stage, { from: 0.5, height: 0.5, horizon: 0.8, size: 1.9, to: 0.58 }) +
    birds(stage, 3, 0.36) +
    hills(stage, 0.74, 0.08, ink.far, 4) +
    terrace(ink, stage.random, width * 0.38, bank, width * 0.66, 36 * scale) +
    terrace(ink, stage.random, -10, bank, width * 0.24, 38 * scale) +
    giralda(ink, { scale: scale * 0.72, x: width * 0.3, y: bank + 4 }) +
    torreDelOro(ink, { scale: scale * 0.9, x: width * 0.72, y: bank + 2 }) +
    draw(5, index =>
      orangeTree(
        ink,
        { scale: scale * 0.5, x: width * (0.06 + index * 0.13), y: bank + 4 },
        index % 2 ? ink.leaf : ink.bush
      )
    ) +
    rect(0, bank, width, 8, ink.wood) +
    rect(0, bank + 8, width, height, ink.water) +
    glitter(stage, bank + 10, width * 0.62) +
    ripples(stage, 0.84, ink.haze, 5) +
    palm(ink, { scale: scale * 1.15, turn: 5, x: width * 0.94, y: height * 1.02 })
  )
}

export function cadiz(stage: Stage): string {
  const { height, ink, scale, width } = stage
  const wall = height * 0.72
  const x = width * 0.44
  const tower = (side: number) =>
    place(
      rect(-11, -112, 9, 112, ink.shade) +
        rect(-2, -112, 14, 112, ink.light) +
        rect(-14, -116, 29, 5, ink.land) +
        rect(-8, -138, 17, 22, ink.light) +
        path('M-3-116v-11a4 4 0 0 1 8 0v11z', ink.lamp) +
        path('M-9-138a9.500 13 0 0 1 19 0z', ink.land) +
        rect(-0.5, -164, 2, 14, ink.deep),
      { scale, x: x + side * scale, y: wall }
    )
  const dome = place(
    rect(-46, -64, 92, 64, ink.light) +
      rect(-46, -64, 30, 64, ink.shade) +
      rect(-34, -88, 68, 26, ink.light) +
      rect(-34, -88, 22, 26, ink.shade) +
      draw(5, index => path(d`M${-28 + index * 13} -66v-11a3.500 3.500 0 0 1 7 0v11z`, ink.lamp)) +
      path('M-38-88C-38-142 38-142 38-88z', '#f2b33d') +
      path('M-38-88C-38-142 0-134-2-128C-18-122-20-104-18-88z', ink.wood) +
      rect(-6, -142, 12, 14, ink.light) +
      path('M-7-142a7 8 0 0 1 14 0z', '#f2b33d') +
      rect(-1, -164, 2, 16, ink.deep),
    { scale: scale * 1.12, x, y: wall }
  )
  const boat = (at: number, y: number, size: number) =>
    place(
      path('M-40-6C-20 0 20 0 46-14C40 4 32 10 24 10H-26C-34 8-40 0-40-6z', ink.accent) +
        path('M-4-10C0-50 10-80 22-94C36-60 36-34 28-8z', ink.light),
      { scale: size * scale, x: at, y }
    )
  return (
    sky(stage, { from: 0.7, height: 0.46, horizon: 0.7, size: 1.5, to: 0.8 }) +
    clouds(stage, ink.haze, 3, 0.3) +
    birds(stage, 3, 0.42) +
    terrace(ink, stage.random, -10, wall, width * 0.34, 34 * scale) +
    terrace(ink, stage.random, width * 0.56, wall, width * 0.48, 34 * scale) +
    dome +
    tower(-66) +
    tower(66) +
    palm(ink, { scale: scale * 0.7, x: width * 0.84, y: wall + 4 }) +
    palm(ink, { scale: scale * 0.6, x: width * 0.9, y: wall + 4 }) +
    path(d`M0 ${wall - 4}H${width}V${height}H0z`, ink.land) +
    rect(0, wall - 4, width, 5, ink.wood) +
    swell(stage, 0.8, 0.02, width * 0.14, ink.water, ink.light) +
    boat(width * 0.22, height * 0.88, 1.15) +
    boat(width * 0.74, height * 0.85, 0.85) +
    swell(stage, 0.93, 0.03, width * 0.24, ink.mid, ink.light)
  )
}

export function huelva(stage: Stage): string {
  const { height, ink, scale, width } = stage
  return (
    sky(stage, { from: 0.52, height: 0.66, horizon: 0.68, size: 1.9, to: 0.64 }) +
    clouds(stage, ink.haze, 2, 0.3) +
    birds(stage, 4, 0.34) +
    hills(stage, 0.68, 0.07, ink.far, 5) +
    sea(stage, 0.67, ink.water, 0.6) +
    caravel(ink, { scale: scale * 0.92, x: width * 0.44, y: height * 0.78 }) +
    swell(stage, 0.8, 0.02, width * 0.16, ink.mid, ink.light) +
    hills(stage, 0.95, 0.08, ink.land, 3) +
    stonePine(ink, { scale: scale * 1.5, x: width * 0.84, y: height * 0.98 }, ink.leaf) +
    hills(stage, 1, 0.07, ink.deep, 4)
  )
}

export function cordoba(stage: Stage): string {
  const { height, ink, scale, width } = stage
  const aisle = (count: number, foot: number, size: number, red: string, white: string, shaft: string) => {
    const bay = width / count
    const radius = bay * 0.42
    const rise = foot - height * (0.5 - size * 0.08)
    const step = ((radius * 4.2) / 15).toFixed(1)
    const bands = times(count + 2, index => {
      const x = bay * (index - 0.5)
      const upper = d`M${x - bay / 2} ${foot - rise * 1.24}A${bay / 2} ${bay / 2} 0 0 1 ${x + bay / 2} ${foot - rise * 1.24}`
      return [upper, horseshoeBand(x, foot, radius, rise)]
        .map(
          line =>
            stroke(line, white, radius * 0.3) + stroke(line, red, radius * 0.3, ` stroke-dasharray="${step}"`)
        )
        .join('')
    })
    const columns = times(
      count + 1,
      index =>
        rect(bay * index - bay * 0.055, foot - rise + radius * 0.5, bay * 0.11, rise, shaft) +
        rect(bay * index, foot - rise + radius * 0.5, bay * 0.055, rise, ink.deep).replace(
          '/>',
          ' opacity=".25"/>'
        ) +
        rect(bay * index - bay * 0.11, foot - rise + radius * 0.42, bay * 0.22, bay * 0.07, ink.land) +
        rect(bay * index - bay * 0.08, foot - rise * 1.24, bay * 0.16, rise * 0.24 + radius * 0.4, white)
    )
    return bands.join('') + columns.join('')
  }
  return (
    rect(0, 0, width, height, ink.deep) +
    ellipse(width / 2, height * 0.62, width * 0.3, height * 0.34, ink.wood) +
    ellipse(width / 2, height * 0.64, width * 0.18, height * 0.24, ink.land) +
    circle(width / 2, height * 0.64, 34 * scale, ink.sun === ink.accent ? ink.light : '#ffe6a3') +
    ring(width / 2, height * 0.64, 44 * scale, ink.light, 2) +
    aisle(7, height * 0.8, 0, ink.wood, ink.far, ink.far) +
    rect(0, height * 0.8, width, height, ink.wood) +
    path(
      d`M${width * 0.42} ${height * 0.8}L${width * 0.58} ${height * 0.8}L${width * 0.74} ${height}L${width * 0.26} ${height}z`,
      ink.land
    ) +
    aisle(3, height * 0.96, 1, ink.mid, ink.light, ink.shade) +
    rect(0, height * 0.95, width, height, ink.deep) +
    stroke(d`M0 ${height * 0.95}H${width}`, ink.land, 3, round)
  )
}
