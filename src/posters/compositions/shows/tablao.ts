import { mix } from '#domain/poster/colour.ts'
import { chair, guitar } from '#posters/props/people/flamenco.ts'
import { carnation } from '#posters/props/nature/plants.ts'
import { d, draw, ellipse, path, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** An empty chair and a guitar in the light of the stage: the moment before the first note. */
function beforeTheFirstNote(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = mix(ink.accent, ink.deep, 0.55)
  const floor = height * 0.8
  const x = width * random.between(0.46, 0.54)
  const cone = (half: number, colour: string) =>
    path(d`M${x - 12 * scale} 0H${x + 12 * scale}L${x + half * scale} ${floor}H${x - half * scale}z`, colour)
  const folds = draw(9, index => d`M${(width * (index + 0.5)) / 9} 0V${floor}`)
  const boards = draw(
    7,
    index => d`M${(width * index) / 6} ${floor}L${width / 2 + (width * (index - 3)) / 3.2} ${height}`
  )
  return (
    rect(0, 0, width, floor, wall) +
    stroke(folds, mix(wall, ink.deep, 0.4), width / 26) +
    cone(150, mix(wall, '#ffd98a', 0.24)) +
    cone(104, mix(wall, '#ffd98a', 0.5)) +
    rect(0, floor, width, height - floor, ink.deep) +
    stroke(boards, mix(ink.deep, ink.wood, 0.5), 2) +
    ellipse(x, floor + 16 * scale, 158 * scale, 24 * scale, mix(ink.wood, '#ffd98a', 0.5)) +
    chair(
      { ...ink, deep: mix(ink.deep, '#000000', 0.3), land: '#f2b33d' },
      { scale: scale * 1.12, x: x - 34 * scale, y: floor + 22 * scale }
    ) +
    guitar(ink, {
      scale: scale * random.between(0.66, 0.72),
      turn: random.between(14, 22),
      x: x + 50 * scale,
      y: floor - 48 * scale
    }) +
    carnation(ink, { scale: scale * 0.8, turn: 82, x: x - 120 * scale, y: floor + 24 * scale }, '#f0305e')
  )
}

export const tablao: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, mix(ink.accent, ink.deep, 0.55)) +
    path('M42 0H54L84 80H12z', mix(ink.accent, '#ffd98a', 0.5)) +
    rect(0, 78, 96, 18, ink.deep) +
    guitar(ink, { scale: 0.3, turn: 14, x: 44, y: 58 }),
  scene: beforeTheFirstNote
}
