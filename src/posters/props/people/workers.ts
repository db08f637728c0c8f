import { mix } from '#domain/poster/colour.ts'
import {
  circle,
  dots,
  ellipse,
  limb,
  path,
  place,
  type Placing,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { tinted } from '#posters/props/tints.ts'

/** Somebody in a straw hat who picks to the right, a basket before them; foot at the origin. 110 wide, 128 high. */
export function picker(stage: Stage, at: Placing, shirt: string, fruit: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#a8623c')
  return place(
    limb([-5, -48, -10, -24, -12, 0], [20, 15, 11], ink.deep) +
      limb([5, -48, 12, -24, 9, 0], [20, 15, 11], ink.deep) +
      path('M-16-42C-20-72-12-94 4-98C18-94 22-70 15-42z', shirt) +
      path('M-16-42C-20-72-12-94 4-98C-6-84-8-62-4-42z', mix(shirt, ink.deep, 0.28)) +
      limb([6, -90, 26, -78, 44, -90], [13, 10, 8], shirt) +
      circle(47, -92, 5.5, skin) +
      path('M4-104H16V-92H4z', skin) +
      circle(10, -110, 11, skin) +
      ellipse(10, -115, 25, 5, '#f0cf7a') +
      path('M-2-115C-2-132 22-132 22-115z', '#e3b95a') +
      dots(
        [
          [42, -34],
          [52, -37],
          [62, -34],
          [47, -42],
          [57, -42]
        ],
        fruit,
        13
      ) +
      path('M30-32H74L67 2H37z', '#c08a3e') +
      path('M58-32H74L67 2H56z', '#946526') +
      stroke('M33-20H71M35-9H69', '#7a5220', 2.4, round),
    at
  )
}

/** Somebody at the end of a golf swing, looking to the right; foot at the origin. 90 wide, 130 high. */
export function golfer(stage: Stage, at: Placing, shirt: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9774c')
  return place(
    stroke('M-22-104Q-52-112-58-72', ink.deep, 3, round) +
      path('M-66-70L-52-74L-56-62z', ink.deep) +
      limb([-4, -54, -16, -28, -14, -2], [20, 15, 10], ink.light) +
      limb([4, -54, 14, -28, 16, -2], [20, 15, 10], ink.light) +
      path('M-22-4H-8V2H-24zM10-4H24Q28-2 28 2H10z', ink.deep) +
      path('M-15-50C-20-76-14-96 2-100C16-96 20-74 15-50z', shirt) +
      path('M-15-50C-20-76-14-96 2-100C-8-84-8-66-5-50z', mix(shirt, ink.deep, 0.28)) +
      limb([8, -94, -2, -112, -20, -106], [12, 10, 8], skin) +
      path('M0-108H10V-96H0z', skin) +
      circle(8, -114, 11, skin) +
      path('M-4-116C-4-130 20-130 20-117L34-115V-112H-4z', ink.accent === shirt ? ink.deep : ink.accent),
    at
  )
}
