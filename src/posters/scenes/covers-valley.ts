import { mix } from '#domain/poster/colour.ts'
import { horseshoeBand } from '#posters/props/buildings/arches.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { giralda, torreDelOro } from '#posters/props/buildings/landmarks.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { orangeTree, palm } from '#posters/props/nature/trees.ts'
import { glitter, ripples } from '#posters/props/nature/water.ts'
import {
  circle,
  d,
  dashes,
  draw,
  ellipse,
  path,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

export function cordoba(stage: Stage): string {
  const { height, ink, scale, width } = stage
  const aisle = (count: number, foot: number, size: number, red: string, white: string, shaft: string) => {
    const bay = width / count
    const radius = bay * 0.42
    const rise = foot - height * (0.5 - size * 0.08)
    const step = (radius * 4.2) / 15
    const bands = times(count + 2, index => {
      const x = bay * (index - 0.5)
      const upper = d`M${x - bay / 2} ${foot - rise * 1.24}A${bay / 2} ${bay / 2} 0 0 1 ${x + bay / 2} ${foot - rise * 1.24}`
      return [upper, horseshoeBand(x, foot, radius, rise)]
        .map(line => stroke(line, white, radius * 0.3) + stroke(line, red, radius * 0.3, dashes(step)))
        .join('')
    })
    const columns = times(
      count + 1,
      index =>
        rect(bay * index - bay * 0.055, foot - rise + radius * 0.5, bay * 0.11, rise, shaft) +
        rect(bay * index, foot - rise + radius * 0.5, bay * 0.055, rise, mix(shaft, ink.deep, 0.25)) +
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
