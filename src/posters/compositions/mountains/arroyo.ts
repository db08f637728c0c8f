import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { hiker } from '#posters/props/people/people.ts'
import { holmOak } from '#posters/props/nature/oaks.ts'
import { draw, ellipse, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

const stones = [
  [118, 232, 27],
  [168, 216, 25],
  [216, 200, 23],
  [258, 186, 20]
] as const
const oaks = [
  [40, 120, 0.8],
  [96, 96, 0.62],
  [336, 120, 0.9],
  [384, 206, 1.15],
  [18, 210, 1.1]
] as const

/** A stream from above a bend, stepping stones across it, oaks on both banks. */
function stream(stage: Stage): string {
  const { ink, random } = stage
  const meadow = mix(ink.leaf, ink.land, 0.35)
  const pale = mix(ink.water, ink.light, 0.45)
  const rock = mix(ink.far, ink.deep, 0.3)
  const at = stones[random.whole(0, 3)] ?? stones[0]
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.sky) +
      path('M-4 74L70 36L130 62L214 20L300 66L352 44L404 70V300H-4z', ink.far) +
      path('M-4 88Q100 62 210 82T404 76V304H-4z', ink.leaf) +
      path('M-4 104Q120 84 230 98T404 92V304H-4z', meadow) +
      path(
        'M214 98C246 108 190 122 226 136C300 160 330 170 286 200C230 236 120 244 92 304H330C330 262 404 236 404 176C400 140 300 132 262 122C232 114 262 106 244 97z',
        mix(ink.wood, ink.land, 0.4)
      ) +
      path(
        'M220 98C250 108 200 120 236 133C310 156 346 172 300 206C246 240 140 250 116 304H306C306 262 386 234 380 184C372 148 290 138 252 124C226 114 254 106 238 97z',
        ink.water
      ) +
      stroke(
        'M262 140q30 8 44 18M334 176q12 12-8 26M300 224q-40 18-70 40M214 252q-26 14-38 36M266 254q-18 12-24 30M240 112q-12 6 4 10',
        pale,
        4,
        round
      ) +
      oaks.map(([x, y, scale]) => holmOak(ink, { scale, x, y }, ink.bush)).join('') +
      stones
        .map(
          ([x, y, r]) =>
            ellipse(x + 60, y + 12, r, r * 0.42, mix(ink.water, ink.deep, 0.45)) +
            ellipse(x + 60, y + 4, r, r * 0.46, rock) +
            ellipse(x + 57, y + 1, r * 0.8, r * 0.3, mix(rock, ink.light, 0.4))
        )
        .join('') +
      hiker(ink, { scale: 1.75, x: at[0] + 60, y: at[1] + 2 }, ink.accent) +
      draw(6, index =>
        stroke(
          `M${14 + index * 13} 304q-6-40 ${(index % 3) * 8 - 12}-${58 + ((index * 31) % 30)}`,
          ink.bush,
          5,
          round
        )
      ) +
      path('M326 304C334 282 380 270 404 276V304z', ink.bush),
    215,
    170
  )
}

export const arroyo: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.leaf) +
    path('M40 0C60 20 20 30 44 48C74 62 30 76 34 96H80C84 72 92 60 66 44C48 34 76 20 60 0z', ink.water) +
    ellipse(42, 66, 9, 5, ink.light) +
    ellipse(60, 58, 8, 4, ink.light),
  scene: stream
}
