import { mix } from '#domain/poster/colour.ts'
import { d, draw, ellipse, path, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'
import { carnation } from '#posters/props/nature/plants.ts'
import { dancer } from '#posters/props/people/fair.ts'
import { fromBehind, guitarist } from '#posters/props/people/figures.ts'
import { guitar } from '#posters/props/people/flamenco.ts'

/** Curtains, boards and the light that falls on them. */
function boards({ height, ink, scale, width }: Stage, x: number, floor: number): string {
  const wall = mix(ink.accent, ink.deep, 0.55)
  const cone = (half: number, colour: string) =>
    path(d`M${x - 12 * scale} 0H${x + 12 * scale}L${x + half * scale} ${floor}H${x - half * scale}z`, colour)
  const folds = draw(9, index => d`M${(width * (index + 0.5)) / 9} 0V${floor}`)
  const planks = draw(
    7,
    index => d`M${(width * index) / 6} ${floor}L${width / 2 + (width * (index - 3)) / 3.2} ${height}`
  )
  return (
    rect(0, 0, width, floor, wall) +
    stroke(folds, mix(wall, ink.deep, 0.4), width / 26) +
    cone(170, mix(wall, '#ffd98a', 0.24)) +
    cone(116, mix(wall, '#ffd98a', 0.5)) +
    rect(0, floor, width, height - floor, ink.deep) +
    stroke(planks, mix(ink.deep, ink.wood, 0.5), 2) +
    ellipse(x, floor + 14 * scale, 176 * scale, 22 * scale, mix(ink.wood, '#ffd98a', 0.5))
  )
}

/** A guitarist plays, a dancer dances, the first row looks on from the dark. */
function firstRow(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const floor = height * 0.72
  const x = width * random.between(0.47, 0.53)
  const dark = mix(ink.deep, '#000000', 0.35)
  const heads = draw(Math.ceil(width / (92 * scale)) + 1, index =>
    fromBehind(
      stage,
      {
        scale: scale * (index % 2 ? 0.68 : 0.76),
        x: (index * 92 - 18) * scale,
        y: height * (index % 2 ? 1.15 : 1.13)
      },
      dark,
      dark
    )
  )
  const gown = {
    ...ink,
    accent: '#f0305e',
    deep: ink.deep,
    land: '#f2b33d',
    sun: mix(ink.wood, '#ffd98a', 0.5)
  }
  return (
    boards(stage, x, floor) +
    guitarist(stage, { scale: scale * random.between(0.84, 0.9), x: x - 76 * scale, y: floor + 14 * scale }) +
    dancer(gown, { scale: scale * random.between(0.98, 1.06), x: x + 82 * scale, y: floor + 18 * scale }) +
    carnation(
      ink,
      { scale: scale * 0.6, turn: 82, x: x - random.between(10, 24) * scale, y: floor + 30 * scale },
      '#f0305e'
    ) +
    heads
  )
}

export const tablao: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, mix(ink.accent, ink.deep, 0.55)) +
    path('M42 0H54L84 80H12z', mix(ink.accent, '#ffd98a', 0.5)) +
    rect(0, 78, 96, 18, ink.deep) +
    guitar(ink, { scale: 0.3, turn: 14, x: 44, y: 58 }),
  scene: firstRow
}
