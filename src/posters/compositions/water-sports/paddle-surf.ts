import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  limb,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A board and its paddler from straight above, nose to the right; middle at the origin. 250 long. */
function board(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9744a')
  return place(
    path('M-122-12C-60-31 90-33 128-8Q134 0 128 8C90 33-60 31-122 12Q-128 0-122-12z', ink.light) +
      path(
        'M70-25C94-23 116-15 128-8Q134 0 128 8C116 15 94 23 70 25Q78 0 70-25zM58-26H64Q72 0 64 26H58Q66 0 58-26z',
        ink.accent
      ) +
      path('M-122-12L-96-18Q-101 0-96 18L-122 12Q-128 0-122-12z', ink.accent) +
      path('M-72-16H34V16H-72Q-77 0-72-16z', ink.shade) +
      ellipse(-20, -10, 13, 6, skin) +
      ellipse(-20, 12, 13, 6, skin) +
      stroke('M38-78L22 58', ink.deep, 4, round) +
      path('M22 50q-12 2-14 18q2 22 10 26q10-2 14-20q2-18-10-24z', '#f6c445') +
      limb([-8, -24, 10, -38, 34, -42], [13, 10, 8], skin) +
      limb([-8, 24, 10, 30, 26, 22], [13, 10, 8], skin) +
      ellipse(-8, 0, 16, 31, ink.deep) +
      ellipse(-6, 0, 9, 20, ink.mid) +
      circle(2, 0, 15, '#f6c445') +
      path('M10-12Q30 0 10 12z', '#f6c445') +
      circle(2, 0, 5, ink.light),
    at
  )
}

/** The shadow of a standing paddler on the water. */
function standing(fill: string): string {
  return (
    limb([-6, 0, -22, 30, -34, 62], [22, 22, 34], fill) +
    circle(-42, 84, 13, fill) +
    stroke('M-60 44L-16 62L14 108', fill, 7, round)
  )
}

/** The cove from the air: sand in one corner, rock in the other, clear water between. */
function cove(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const shallow = mix(ink.water, ink.light, 0.3)
  const turn = random.between(-34, -18)
  const at = {
    scale: scale * random.between(1.06, 1.16),
    turn,
    x: width * 0.5,
    y: height * random.between(0.48, 0.54)
  }
  const shadow = path('M-122-12C-60-31 90-33 128-8Q134 0 128 8C90 33-60 31-122 12Q-128 0-122-12z', ink.wave)
  const net = draw(9, index => {
    const [x, y] = [random.between(-20, width), (index / 9) * height]
    return d`M${x} ${y}q14-10 28 0t28 0t28 0`
  })
  return (
    rect(0, 0, width, height, ink.water) +
    stretched(
      stage,
      path(
        'M-4-4H404V60C350 96 300 80 250 110C190 150 120 120 70 150C40 166 20 150-4 160z',
        mix(ink.water, ink.wave, 0.45)
      ) +
        path('M404 304H120C140 270 190 262 230 266C290 268 320 220 404 190z', shallow) +
        stroke('M150 304C176 280 210 282 246 284C310 284 336 244 404 216', ink.light, 8, round) +
        path('M404 304H166C186 290 216 292 250 294C318 292 344 256 404 230z', ink.land) +
        path('M-4-4H96L110 20L88 44L60 40L48 70L20 78L-4 100z', ink.wood) +
        path('M-4-4H70L80 14L60 28L34 26L26 50L-4 66z', ink.mid) +
        stroke('M104 28Q100 52 76 54Q64 82 30 88Q14 104-4 110', ink.light, 5, round)
    ) +
    stroke(net, shallow, 3, round) +
    place(shadow + standing(ink.wave), { ...at, x: at.x + 14 * scale, y: at.y + 30 * scale }) +
    board(stage, at) +
    dots(
      [
        [0.9, 0.93],
        [0.95, 0.89],
        [0.82, 0.98]
      ].map(([x = 0, y = 0]) => [width * x, height * y] as const),
      ink.accent,
      11 * scale
    )
  )
}

export const paddleSurf: Picture = {
  mark: stage => rect(0, 0, 96, 96, stage.ink.water) + board(stage, { scale: 0.4, turn: -32, x: 46, y: 48 }),
  scene: cove
}
