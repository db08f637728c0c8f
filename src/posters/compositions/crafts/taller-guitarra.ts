import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { guitar } from '#posters/props/people/flamenco.ts'
import { circle, draw, ellipse, path, place, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import { holdingHand, openHand } from '#posters/props/people/hands.ts'
import { tinted } from '#posters/props/tints.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

const bodyOutline =
  'C30-76 51-62 51-37C51-15 38-10 38 5C38 24 67 34 67 70C67 104 37 119 0 119C-37 119-67 104-67 70C-67 34-38 24-38 5C-38-10-51-15-51-37C-51-62-30-76 0-76z'

/** A top that is being made: bare wood, its rosette let in, shavings around. On 400 by 300. */
function bench({ ink }: Stage): string {
  const spruce = mix('#f3d9a0', ink.land, 0.25)
  const grain = draw(
    9,
    index => `M-4 ${index * 34 + 6}C120 ${index * 34 - 4} 260 ${index * 34 + 18} 404 ${index * 34 + 2}`
  )
  const shaving = (x: number, y: number, size: number) =>
    stroke(
      `M${x} ${y}c${size} ${-size} ${size * 1.6} ${size * 0.6} ${size * 0.6} ${size * 0.8}s${-size} ${-size * 0.4} ${-size * 0.2} ${-size * 0.8}`,
      spruce,
      5,
      round
    )
  return (
    rect(-4, -4, 408, 308, ink.wood) +
    stroke(grain, mix(ink.wood, ink.deep, 0.25), 3) +
    place(path(`M0-76${bodyOutline}`, mix(ink.wood, ink.deep, 0.5)), {
      scale: 1.52,
      turn: 72,
      x: 206,
      y: 168
    }) +
    place(
      path(`M0-76${bodyOutline}`, spruce) +
        stroke('M-30-62V110M-15-72V116M0-76V119M15-72V116M30-62V110', mix(spruce, ink.wood, 0.25), 1.2) +
        ring(0, 5, 26, ink.accent, 5) +
        ring(0, 5, 26, ink.light, 1.6, ' stroke-dasharray="3 3"') +
        circle(0, 5, 21, ink.deep) +
        rect(-26, 70, 52, 9, ink.deep),
      { scale: 1.5, turn: 72, x: 200, y: 162 }
    ) +
    shaving(58, 70, 26) +
    shaving(300, 272, 20) +
    shaving(96, 268, 18)
  )
}

/** A plane and a pot of glue beside it. */
function tools({ ink }: Stage): string {
  return (
    path('M272 40L376 20 384 52 282 76z', ink.deep) +
    path('M272 40L376 20 378 32 276 54z', mix(ink.deep, ink.land, 0.45)) +
    path('M318 30L326 4 344 0 346 26z', ink.accent) +
    circle(366, 20, 10, ink.accent) +
    ellipse(362, 226, 26, 10, ink.light) +
    path('M336 226H388L382 272Q362 280 342 272z', ink.water) +
    ellipse(362, 226, 20, 7, '#e8a93f') +
    stroke('M364 224L386 176', ink.land, 6, round)
  )
}

/** One hand holds the body, the other smooths its edge with a scraper. */
function hands(stage: Stage): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9774c')
  const fold = mix(skin, ink.deep, 0.4)
  const sleeve = ink.water
  return (
    openHand(skin, fold, sleeve, { flip: true, scale: 0.92, turn: -24, x: 74, y: 236 }) +
    path('M228 66L268 84 262 98 222 80z', ink.shade) +
    holdingHand(skin, fold, sleeve, { scale: 1.06, turn: -34, x: 262, y: 84 })
  )
}

function making(stage: Stage): string {
  return covering(stage, bench(stage) + tools(stage) + hands(stage), stage.random.between(190, 210), 160)
}

export const tallerGuitarra: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.wood) +
    guitar({ ...ink, land: '#f3d9a0' }, { scale: 0.42, turn: 60, x: 42, y: 56 }),
  scene: making
}
