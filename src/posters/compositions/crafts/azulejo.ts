import { covering } from '#posters/props/canvas.ts'
import { holdingHand } from '#posters/props/people/hands.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, draw, path, place, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

const blue = '#1e4fa3'
const yellow = '#f2b33d'

interface Glaze {
  light: string
  blue: string
  yellow: string
  green: string
}

/** One tile of 100 by 100 with its middle at the origin: a flower of four leaves, or a star of eight. */
function tile(kind: number, { blue, green, light, yellow }: Glaze): string {
  const four = (data: string, fill: string, turn = 0) =>
    [0, 90, 180, 270].map(angle => place(path(data, fill), { turn: angle + turn })).join('')
  const corner = path('M-50-50h26a26 26 0 0 1-26 26z', blue)
  const corners = [0, 90, 180, 270].map(turn => place(corner, { turn })).join('')
  const flower =
    four('M0-10C-16-20-16-38 0-46C16-38 16-20 0-10z', blue) +
    four('M0-18C-7-24-7-34 0-38C7-34 7-24 0-18z', yellow) +
    four('M0-12C-8-22-8-36 0-44C8-36 8-22 0-12z', green, 45)
  const star =
    path('M0-44L13-31H31V-13L44 0L31 13V31H13L0 44L-13 31H-31V13L-44 0L-31-13V-31H-13z', green) +
    path('M0-30L9-21H21V-9L30 0L21 9V21H9L0 30L-9 21H-21V9L-30 0L-21-9V-21H-9z', yellow) +
    four('M0-6L6-16L0-26L-6-16z', blue)
  return (
    rect(-49, -49, 98, 98, light) +
    corners +
    (kind === 0 ? flower : star) +
    circle(0, 0, 9, yellow) +
    circle(0, 0, 4, blue)
  )
}

/** A wall of tiles, and the hand that paints the next one. */
function painter(stage: Stage): string {
  const { ink, random } = stage
  const glaze = {
    blue: tinted(stage, blue),
    green: ink.leaf,
    light: ink.light,
    yellow: tinted(stage, yellow)
  }
  const first = random.whole(0, 1)
  const wall = draw(20, index => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    return place(tile((column + row + first) % 2, glaze), { x: column * 100 - 2, y: row * 100 - 4 })
  })
  const outline =
    'M0-10C-16-20-16-38 0-46C16-38 16-20 0-10zM10 0C20-16 38-16 46 0C38 16 20 16 10 0zM0 10C16 20 16 38 0 46C-16 38-16 20 0 10zM-10 0C-20 16-38 16-46 0C-38-16-20-16-10 0z'
  const begun =
    rect(-54, -54, 108, 108, ink.deep) +
    rect(-49, -49, 98, 98, ink.light) +
    path('M0-10C-16-20-16-38 0-46C16-38 16-20 0-10zM-10 0C-20 16-38 16-46 0C-38-16-20-16-10 0z', glaze.blue) +
    stroke(
      outline +
        'M-50-24a26 26 0 0 0 26-26M24-50a26 26 0 0 0 26 26M50 24a26 26 0 0 0-26 26M-24 50a26 26 0 0 0-26-26',
      glaze.blue,
      2
    ) +
    circle(0, 0, 9, glaze.yellow)
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.shade) +
      wall +
      rect(0, 262, 400, 40, ink.wood) +
      rect(0, 262, 400, 6, ink.deep) +
      place(begun, { scale: 1.7, turn: random.between(-8, -3), x: 168, y: 160 }) +
      place(
        path('M0 0L-4-14Q0-30 8-26Q14-14 0 0z', glaze.blue) +
          path('M2-24L10-26L52-124L44-128z', ink.wood) +
          path('M-1-18L11-20L14-30L4-30z', ink.land),
        { scale: 1.1, turn: 18, x: 210, y: 172 }
      ) +
      holdingHand(tinted(stage, '#c98a5e'), ink.wood, ink.accent, { scale: 1.06, turn: -6, x: 250, y: 118 }),
    190,
    150
  )
}

export const azulejo: Picture = {
  isFixed: true,
  mark: ({ ink }) =>
    place(tile(0, { blue, green: ink.leaf, light: ink.light, yellow }), { scale: 0.98, x: 48, y: 48 }),
  scene: painter
}
