import { mix, standingOut } from '#domain/poster/colour.ts'
import { oliveBranch } from '#posters/props/nature/plants.ts'
import { tinted } from '#posters/props/tints.ts'
import { d, draw, ellipse, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

const oil = '#d9b31f'

/** A glass cruet, tilted by its place; its spout is the origin. 120 wide, 190 high. */
function cruet({ ink }: Stage, at: Placing): string {
  return place(
    path(
      'M-8-4L14 10L44 26C60 34 70 34 76 30L98 30C104 50 128 66 132 104C136 140 126 160 118 166H44C34 160 26 140 34 104C38 84 54 72 62 56C44 50 20 34-8 8z',
      ink.light,
      ' opacity=".7"'
    ) +
      path(
        'M40 92L130 74C138 106 134 148 118 166H44C34 158 30 120 40 92zM-6-2L44 28L56 46C40 42 18 28-8 6z',
        oil
      ) +
      path('M112 84L130 78C138 106 134 148 118 166H104C116 140 118 110 112 84z', mix(oil, ink.wood, 0.4)) +
      path('M70 8H102V32H70z', ink.wood) +
      stroke('M104 40C150 40 160 96 132 112', ink.light, 7, round) +
      path('M56 108H106V148H56z', ink.light) +
      path('M66 128C72 118 92 118 98 128C92 138 72 138 66 128z', ink.leaf),
    at
  )
}

/** The blue glass in which oil is tasted, foot at the origin. 80 wide, 90 high. */
function tastingGlass(stage: Stage, at: Placing): string {
  const blue = tinted(stage, '#1e4fa3')
  return place(
    path('M-28-88H28C44-64 46-30 30-6Q0 6-30-6C-46-30-44-64-28-88z', blue) +
      path('M8-88H28C44-64 46-30 30-6Q14 2 2 1C26-24 26-60 8-88z', mix(blue, stage.ink.deep, 0.4)) +
      ellipse(0, -88, 28, 7, oil) +
      path('M-30-56C-32-40-28-26-22-16L-15-18C-21-30-23-44-22-57z', stage.ink.light, ' opacity=".6"'),
    at
  )
}

function tasting(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = standingOut([oil, ink.light, ink.deep], [ink.leaf, ink.mid, ink.water])
  const board = height * 0.78
  const spout = { x: width * random.between(0.38, 0.42), y: height * 0.3 }
  const bowl = { x: spout.x - 6 * scale, y: board + 26 * scale }
  const leaf = standingOut([wall, ink.deep], [ink.far, ink.land, ink.light])
  return (
    rect(0, 0, width, height, wall) +
    path(
      draw(Math.ceil(width / 60), index => d`M${index * 60} 0h30V${board}h-30z`),
      mix(wall, ink.deep, 0.14)
    ) +
    oliveBranch(ink, { scale: scale * 1.36, turn: 16, x: -10, y: height * 0.1 }, leaf, ink.deep) +
    rect(0, board, width, height, ink.wood) +
    rect(0, board, width, 7, ink.land) +
    stroke(d`M0 ${board + 30 * scale}H${width}`, ink.deep, 2) +
    tastingGlass(stage, { scale: scale * 0.98, x: width * 0.74, y: board + 20 * scale }) +
    tastingGlass(stage, { scale: scale * 1.08, x: width * 0.89, y: board + 36 * scale }) +
    place(
      path('M-60 0C-66-30-30-44 4-42C46-40 70-22 60 4Q0 14-60 0z', tinted(stage, '#b8702c')) +
        path('M-46-8C-44-30-16-36 8-34C40-32 54-18 48 0Q0 8-46-8z', tinted(stage, '#f3d9a0')),
      { scale: scale * 0.8, x: width * 0.12, y: board + 40 * scale }
    ) +
    stroke(
      d`M${spout.x - 6 * scale} ${spout.y + 2}C${bowl.x - 6 * scale} ${spout.y + 40 * scale} ${bowl.x - 2 * scale} ${bowl.y - 60 * scale} ${bowl.x} ${bowl.y - 26 * scale}`,
      oil,
      8 * scale,
      round
    ) +
    place(
      path('M-78-30H78C74 14 40 30 26 32H-26C-40 30-74 14-78-30z', ink.light) +
        path('M20-30H78C74 14 40 30 26 32H0C30 20 30-4 20-30z', ink.shade) +
        ellipse(0, -30, 78, 15, ink.shade) +
        ellipse(0, -28, 66, 11, oil) +
        ellipse(-4, -28, 20, 3.4, '#f6e05a'),
      { scale: scale * 0.92, ...bowl }
    ) +
    cruet(stage, { scale: scale * 1.04, turn: -24, ...spout })
  )
}

export const aceite: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.leaf) +
    stroke('M24 32V86', oil, 5) +
    cruet(stage, { scale: 0.48, turn: -16, x: 26, y: 28 }) +
    rect(0, 84, 96, 12, stage.ink.wood),
  scene: tasting
}
