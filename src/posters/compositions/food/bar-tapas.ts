import { standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { glassAbove, plate, type Plate } from '#posters/props/things/dishes.ts'
import { openHand } from '#posters/props/people/hands.ts'
import { tinted } from '#posters/props/tints.ts'
import { draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

const foods: Plate[] = ['tortilla', 'prawns', 'olives', 'ham', 'croquettes', 'salmorejo']

/** The table from above: two hands meet at the dish in the middle. */
function table(stage: Stage): string {
  const { ink, random } = stage
  const top = standingOut([ink.light, ink.shade], [ink.mid, ink.accent, ink.wood])
  const skin = tinted(stage, '#c98a5e')
  const first = random.whole(0, 5)
  const food = (index: number): Plate => foods[(first + index) % 6] ?? 'olives'
  const at = (index: number) => ({
    scale: [1.5, 0.98, 1.06, 1.1, 0.94][index] ?? 1,
    turn: random.between(0, 60),
    x: [190, 76, 306, 320, 84][index] ?? 0,
    y: [150, 70, 66, 232, 244][index] ?? 0
  })
  const board = draw(5, index => `M0 ${index * 75 - 20}H400`)
  const fork = path('M-2 0H2V44H7V74Q7 80 3 80V64H1V80H-1V64H-3V80Q-7 80-7 74V44H-2z', ink.light)
  return covering(
    stage,
    rect(0, 0, 400, 300, top) +
      stroke(board, ink.deep, 2) +
      draw(5, index => plate(stage, food(index), at(index), index % 2 ? ink.water : ink.accent)) +
      glassAbove(stage, '#f2b33d', { scale: 1.1, x: 206, y: 36 }) +
      glassAbove(stage, '#a3213f', { scale: 1.05, x: 196, y: 270 }) +
      place(
        path('M-4 0C-8-30 8-34 30-30C58-24 66 0 60 20C40 34 8 26-4 0z', tinted(stage, '#d99a4e')) +
          stroke('M10-20l-4 18M26-22l-4 22M42-18l-3 20', tinted(stage, '#a9662c'), 4, round),
        { turn: 20, x: 6, y: 148 }
      ) +
      place(fork, { turn: 100, x: 266, y: 168 }) +
      openHand(skin, ink.wood, ink.leaf, { scale: 0.8, turn: 12, x: 300, y: 162 }) +
      place(stroke('M-66-4L0 0', '#f2b33d', 4, round), { turn: 30, x: 166, y: 130 }) +
      openHand(skin, ink.wood, ink.light, { flip: true, scale: 0.76, turn: 34, x: 92, y: 98 }),
    190,
    150
  )
}

export const barTapas: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.mid) +
    plate(stage, 'tortilla', { scale: 0.72, x: 42, y: 54 }, stage.ink.accent) +
    glassAbove(stage, '#f2b33d', { scale: 0.8, x: 78, y: 20 }),
  scene: table
}
