import { mix } from '#domain/poster/colour.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { d, dashes, draw, path, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

interface Row {
  columns: number
  /** Foot of the columns and height of the lower arch, in parts of the sheet. */
  foot: number
  spring: number
  red: string
  stone: string
  marble: string
  back: string
}

/** One row of columns with two arches one over the other, from edge to edge. */
function arcade(
  { height, width }: Stage,
  shift: number,
  { back, columns, foot, marble, red, spring, stone }: Row
): string {
  const step = width / columns
  const radius = step * 0.43
  const y = height * spring
  const broad = step * 0.085
  const xs = draw(columns + 2, index => `${Math.round((index - 1 + shift) * step * 10) / 10} `)
    .trim()
    .split(' ')
    .map(Number)
  const arcs = (at: number, size: number) =>
    xs.map(x => d`M${x + step / 2 - size} ${at}A${size} ${size} 0 0 1 ${x + step / 2 + size} ${at}`).join('')
  const upper = y - radius * 0.9
  const line = (at: number, size: number) =>
    stroke(arcs(at, size), stone, step * 0.15) +
    stroke(arcs(at, size), red, step * 0.15, dashes((Math.PI * size) / 11))
  return (
    rect(0, 0, width, upper - radius * 0.6, back) +
    line(upper, radius) +
    path(
      xs.map(x => d`M${x - broad * 1.3} ${upper - 2}h${broad * 2.6}V${y}h${-broad * 2.6}z`).join(''),
      stone
    ) +
    line(y, radius) +
    path(
      xs
        .map(
          x => d`M${x - broad * 1.6} ${y - 3}h${broad * 3.2}l${-broad * 0.6} ${broad * 1.4}h${-broad * 2}z`
        )
        .join(''),
      stone
    ) +
    path(
      xs
        .map(x => d`M${x - broad * 0.9} ${y + broad}h${broad * 1.8}V${height * foot}h${-broad * 1.8}z`)
        .join(''),
      marble
    ) +
    path(
      xs
        .map(x => d`M${x + broad * 0.1} ${y + broad}h${broad * 0.8}V${height * foot}h${-broad * 0.8}z`)
        .join(''),
      mix(marble, red, 0.4)
    )
  )
}

/** The forest of columns: three rows, each darker towards the back. */
function forest(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const red = '#b3382a'
  const dim = (colour: string, amount: number) => mix(colour, ink.deep, amount)
  const wide = width / height
  const row = (columns: number, foot: number, spring: number, amount: number): Row => ({
    back: dim(ink.wood, 0.3 + amount * 0.6),
    columns: columns * wide,
    foot,
    marble: dim(ink.shade, amount),
    red: dim(stage.light === 'night' ? mix(red, ink.deep, 0.3) : red, amount),
    spring,
    stone: dim(ink.light, amount)
  })
  const shift = random.between(0.1, 0.4)
  return (
    rect(0, 0, width, height, dim(ink.wood, 0.55)) +
    rect(0, height * 0.72, width, height, ink.wood) +
    arcade(stage, shift, row(4.4, 0.76, 0.5, 0.55)) +
    arcade(stage, shift / 2, row(2.9, 0.85, 0.44, 0.28)) +
    path(d`M0 ${height * 0.86}H${width}V${height}H0z`, ink.land) +
    path(d`M0 ${height * 0.86}H${width}V${height * 0.88}H0z`, dim(ink.land, 0.3)) +
    onlooker(ink, { scale: scale * 1.2, x: width * random.between(0.42, 0.6), y: height * 0.9 }, ink.accent) +
    arcade(stage, 0.12, row(1.5, 1.02, 0.4, 0))
  )
}

export const mezquita: Picture = {
  isFixed: true,
  mark: stage => {
    const square = { ...stage, height: 96, width: 96 }
    return (
      rect(0, 0, 96, 96, stage.ink.deep) +
      arcade(square, 0.25, {
        back: stage.ink.wood,
        columns: 2,
        foot: 1,
        marble: stage.ink.shade,
        red: '#b3382a',
        spring: 0.56,
        stone: stage.ink.light
      })
    )
  },
  scene: forest
}
