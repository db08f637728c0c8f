import { draw, path, place, type Placing, round, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { tinted } from '#posters/props/tints.ts'

/** A kayak with its paddlers, going right, waterline at the origin. 240 wide. */
export function seaKayak(stage: Stage, at: Placing, seats: 1 | 2, hull: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#a8623c')
  const hulls =
    path('M-124-16Q-6 10 112-18L124-20C112 0 102 10 88 13C30 21-50 21-92 13Q-114 6-124-16z', hull) +
    path('M-116-7Q-6 18 117-10Q106 9 88 13C30 21-50 21-92 13Q-109 8-116-7z', ink.shade)
  const person = (index: number) =>
    paddler(stage, skin, [ink.accent, ink.leaf][index] ?? ink.accent, seats === 1 ? 0 : index * 82 - 44)
  return place(draw(seats, person) + hulls, at)
}

function paddler({ ink }: Stage, skin: string, vest: string, x: number): string {
  const paddle =
    stroke('M-66 0H66', ink.deep, 3.4, round) +
    path('M-64-5q-22-5-26 3q-2 7 6 9q12 2 20-5zM64-5q22-5 26 3q2 7-6 9q-12 2-20-5z', ink.light)
  return place(
    path('M-16 8C-20-22-14-34-6-37Q4-42 12-36C20-26 18-8 17 8z', vest) +
      path('M-15-20H15V-13H-16z', ink.light) +
      stroke('M-12-28L-28-10L-22 0', skin, 6.4, round) +
      path('M0-48a9.500 9.500 0 1 0 .1 0z', skin, ' transform="translate(2 -4)"') +
      path('M-8-44c0-11 20-12 20 0l8 2.500v2.500H-8z', ink.light) +
      place(paddle, { turn: -36, x: 6, y: -16 }) +
      stroke('M10-28C22-24 26-22 32-34', skin, 6.4, round),
    { x, y: -12 }
  )
}

/** A paddler in a kayak seen from behind, going away; waterline at the origin. 190 wide, 150 high. */
export function paddlerAhead(stage: Stage, at: Placing, hull: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#a8623c')
  return place(
    path('M0-96C22-60 44-22 46 14C44 40 20 52 0 54C-20 52-44 40-46 14C-44-22-22-60 0-96z', hull) +
      path('M0-96C22-60 44-22 46 14C44 40 20 52 0 54C14 20 14-50 0-96z', ink.shade) +
      path('M-32 0C-30-26 30-26 32 0C30 22-30 22-32 0z', ink.deep) +
      path('M-22 8C-30-40-26-66-14-70Q0-76 14-70C26-66 30-40 22 8z', ink.accent) +
      path('M-25-40H25V-30H-26z', ink.light) +
      stroke('M-21-62L-48-36L-66-40M21-62L46-42L60-52', skin, 10, round) +
      stroke('M-96-28L92-62', ink.deep, 4, round) +
      path('M-88-35q-30 0-36 12q0 10 14 10q18-2 24-14zM86-67q26-12 36-4q4 10-8 16q-16 6-26-4z', ink.light) +
      path('M-14-82a14 15 0 1 1 28 0a14 15 0 1 1-28 0z', ink.deep) +
      path('M-17-84C-17-106 17-106 17-84Q0-78-17-84z', ink.light),
    at
  )
}
