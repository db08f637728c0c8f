import { standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { holdingHand } from '#posters/props/people/hands.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  path,
  place,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A pan of rice from above: prawns, peppers, mussels, lemon; middle at the origin, radius 110. */
function paella(stage: Stage): string {
  const { ink } = stage
  const rice = times(
    46,
    index =>
      [
        Math.cos(index * 2.4) * Math.sqrt(index) * 12.6,
        Math.sin(index * 2.4) * Math.sqrt(index) * 12.6
      ] as const
  )
  const prawn = (index: number) =>
    place(
      stroke('M4 10C0-12 22-24 38-10C44-2 42 6 36 8', tinted(stage, '#ef7f55'), 12, round) +
        stroke('M8-4l8 4M18-14l4 8M32-14l-2 8', tinted(stage, '#c9502e'), 2.4, round),
      { turn: index * 90 + 20, x: Math.cos(index * 1.57 + 0.4) * 42, y: Math.sin(index * 1.57 + 0.4) * 42 }
    )
  const mussel = (index: number) =>
    place(
      path('M0 16C-14 8-16-16 0-26C16-16 14 8 0 16z', ink.deep) +
        path('M0 10C-8 4-10-10 0-18C10-10 8 4 0 10z', tinted(stage, '#f08a3c')),
      { scale: 1.06, turn: index * 72 + 90, x: Math.cos(index * 1.257) * 80, y: Math.sin(index * 1.257) * 80 }
    )
  const pepper = (index: number) =>
    place(path('M-24-4Q0-14 24-4L22 4Q0-6-22 4z', tinted(stage, '#d8323c')), {
      turn: index * 72 + 36,
      x: Math.cos(index * 1.257 + 0.63) * 76,
      y: Math.sin(index * 1.257 + 0.63) * 76
    })
  return (
    path(
      'M-132-20a20 20 0 0 0 0 40h14V10h-12a10 10 0 0 1 0-20h12V-20zM132-20a20 20 0 0 1 0 40h-14V10h12a10 10 0 0 0 0-20h-12V-20z',
      ink.accent
    ) +
    circle(0, 0, 118, ink.deep) +
    circle(0, 0, 110, ink.shade) +
    circle(0, 0, 103, tinted(stage, '#f2b33d')) +
    dots(rice, tinted(stage, '#fbdc83'), 8) +
    dots(
      rice.filter((_, index) => index % 4 === 1).map(([x, y]) => [y, x] as const),
      ink.leaf,
      9
    ) +
    draw(5, pepper) +
    draw(5, mussel) +
    draw(4, prawn) +
    circle(0, 0, 20, '#f6e05a') +
    ring(0, 0, 17, ink.light, 4) +
    stroke('M0-13V13M-12-7L12 7M-12 7L12-7', ink.light, 2)
  )
}

/** A board with slices and a knife, tomatoes beside it. */
function vegetables(stage: Stage, table: string): string {
  const { ink } = stage
  const red = tinted(stage, '#d8323c')
  const tomato = (x: number, y: number, size: number) =>
    place(
      circle(3, 5, 22, ink.deep) +
        circle(0, 0, 22, red) +
        path('M0-4L5-14L8-4L18-4L9 3L13 12L2 7L-6 14L-7 3L-17 2L-7-4L-8-14z', ink.leaf),
      { scale: size, x, y }
    )
  const slice = (x: number, y: number) =>
    place(
      circle(0, 0, 20, red) +
        circle(0, 0, 16, tinted(stage, '#ef7f6a')) +
        dots(
          [
            [0, -9],
            [8, 4],
            [-8, 4]
          ],
          '#f6e05a',
          7
        ),
      { x, y }
    )
  return (
    place(
      path('M-76-60H76Q84-60 84-52V52Q84 60 76 60H-76Q-84 60-84 52V-52Q-84-60-76-60z', ink.wood) +
        path('M-76-64H76Q84-64 84-56V48Q84 56 76 56H-76Q-84 56-84 48V-56Q-84-64-76-64z', ink.land) +
        circle(66, -4, 7, table),
      { turn: -14, x: 58, y: 70 }
    ) +
    slice(26, 62) +
    slice(52, 54) +
    slice(78, 46) +
    place(path('M-60-7L16-9Q30 0 16 7L-60 5z', ink.light) + path('M14-8H62Q70 0 62 8H14z', ink.deep), {
      turn: -20,
      x: 74,
      y: 96
    }) +
    tomato(38, 252, 1.2) +
    tomato(92, 274, 1)
  )
}

/** The table of a cooking class: the pan, a board with tomatoes, a hand with the spoon. */
function lesson(stage: Stage): string {
  const { ink, random } = stage
  const table = standingOut([ink.deep, '#f2b33d'], [ink.leaf, ink.water, ink.light])
  return covering(
    stage,
    rect(0, 0, 400, 300, table) +
      stroke(
        draw(11, index => d`M${index * 44 - 20} 0V300`) + draw(8, index => d`M0 ${index * 44 - 12}H400`),
        ink.light,
        3,
        ' opacity=".35"'
      ) +
      vegetables(stage, table) +
      place(
        ellipse(2, 4, 24, 24, ink.deep) +
          circle(0, 0, 24, ink.light) +
          circle(0, 0, 18, tinted(stage, '#e9c23b')),
        { x: 358, y: 38 }
      ) +
      place(
        path('M0 0C-10-16 10-30 24-16C40-20 44 0 30 8C30 24 6 24 0 0z', ink.bush) +
          stroke('M0 0L26-4', ink.deep, 3, round),
        { scale: 1.4, x: 340, y: 262 }
      ) +
      place(paella(stage), { scale: 1.06, turn: random.between(0, 70), x: 212, y: 158 }) +
      place(
        ellipse(0, 0, 28, 20, ink.wood) +
          ellipse(2, -2, 20, 13, ink.land) +
          path('M22-5L160-12V2L22 6z', ink.wood),
        { turn: -10, x: 250, y: 150 }
      ) +
      holdingHand(tinted(stage, '#c98a5e'), ink.wood, ink.light, { turn: -10, x: 344, y: 130 }),
    210,
    155
  )
}

export const cocina: Picture = {
  mark: stage => rect(0, 0, 96, 96, stage.ink.water) + place(paella(stage), { scale: 0.36, x: 48, y: 48 }),
  scene: lesson
}
