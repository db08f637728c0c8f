import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { barrel, chalks, sherryGlass } from '#posters/props/things/wine.ts'
import {
  circle,
  d,
  draw,
  limb,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A cellarer pours with a long ladle from above his head; seen to the waist, belt at the origin. 240 wide, 250 high. */
function venenciador(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#c98a5e')
  return place(
    stroke('M100-196C104-150 86-90 72-30', '#e9a23b', 3.4, round) +
      limb([22, -116, 62, -140, 76, -206], [34, 27, 19], ink.light) +
      stroke('M92-206L58-250', ink.wood, 4, round) +
      place(path('M-8-10H8V18Q0 22-8 18z', ink.deep) + path('M2-10H8V18Q5 20 2 20z', ink.shade), {
        turn: -40,
        x: 92,
        y: -208
      }) +
      circle(78, -214, 11, skin) +
      path('M-46 20C-52-40-50-104-30-124L-10-134H16L36-122C50-90 46-20 44 20z', ink.light) +
      path(
        'M-46 20C-52-40-50-104-30-124L-14-132C-8-90-10-30-12 20zM44 20C46-20 50-90 36-122L22-130C18-90 16-30 14 20z',
        ink.deep
      ) +
      path('M-48 2H46V26H-48z', ink.accent) +
      limb([-26, -112, -44, -64, 26, -38], [34, 27, 18], ink.light) +
      limb([26, -38, 54, -30], [15, 13], skin) +
      path('M-10-146H16V-124Q4-114-10-124z', mix(skin, ink.wood, 0.3)) +
      path('M-20-180C-20-210 30-210 30-178C32-150 22-134 6-134C-10-134-20-154-20-180z', skin) +
      path('M-21-172C-30-214 30-222 32-184C22-196 0-196-8-186C-10-176-12-168-14-160z', ink.deep) +
      stroke('M8-152q8 4 14-1', ink.deep, 2.6, round) +
      stroke('M12-174h0M26-174h0', ink.deep, 4.6, round) +
      sherryGlass(ink, { scale: 0.42, turn: -12, x: 70, y: 18 }, '#e9a23b'),
    at
  )
}

/** Rows of casks under the arches of the cellar, on 400 by 300. */
function cathedral({ ink }: Stage): string {
  const arch = (x: number) => `M${x - 76} 304V130A76 76 0 0 1 ${x + 76} 130V304z`
  return (
    rect(0, 0, 400, 300, mix(ink.light, ink.land, 0.35)) +
    path(arch(20) + arch(200) + arch(380), mix(ink.deep, ink.wood, 0.35)) +
    path(
      'M-4 240V130A76 76 0 0 1 20 62A66 66 0 0 1 86 130V240zM134 240V130A66 66 0 0 1 266 130V240zM314 240V130A66 66 0 0 1 404 66V240z',
      mix(ink.deep, ink.wood, 0.6)
    ) +
    rect(0, 236, 400, 70, ink.land)
  )
}

function cellar(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const cask = (row: number, index: number) =>
    barrel(
      ink,
      {
        scale: scale * 0.62,
        x: (index + (row % 2) * 0.5) * 64 * scale + 4,
        y: height * 0.88 - row * 55 * scale
      },
      chalks[random.whole(0, 4)] ?? ''
    )
  const count = Math.ceil(width / (64 * scale)) + 1
  return (
    stretched(stage, cathedral(stage)) +
    draw(3, row => draw(count, index => cask(2 - row, index))) +
    rect(0, height * 0.955, width, height, ink.deep) +
    venenciador(stage, { scale: scale * 1.12, x: width * random.between(0.4, 0.46), y: height * 0.99 })
  )
}

export const bodegaCata: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.wood) +
    barrel(stage.ink, { scale: 0.5, x: 20, y: 66 }, '') +
    barrel(stage.ink, { scale: 0.5, x: 76, y: 66 }, '') +
    venenciador(stage, { scale: 0.38, x: 40, y: 94 }) +
    stroke(d`M0 95H96`, stage.ink.deep, 4),
  scene: cellar
}
