import { draw, limb, path, place, type Placing, round, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { hills } from '#posters/props/nature/land.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { glitter, sea, swell } from '#posters/props/nature/water.ts'
import { kite } from '#posters/props/things/surf.ts'
import { tinted } from '#posters/props/tints.ts'

/** A rider who leans against the pull, board on the edge of a wave; hands at the origin. 110 wide, 110 high. */
function leaning(stage: Stage, suit: string, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#a8623c')
  return place(
    path('M-24 86C-2 92 46 84 92 60Q98 62 92 70C56 100 10 108-22 98Q-32 92-24 86z', ink.light) +
      path('M-22 98C10 108 56 100 92 70Q90 82 74 92C44 112 0 114-22 98z', ink.accent) +
      limb([-40, 36, 8, 50, 2, 88], [20, 16, 10], ink.deep) +
      limb([-38, 34, 30, 40, 48, 78], [20, 16, 10], ink.deep) +
      path('M-72-2C-78 18-66 36-46 46L-26 34C-32 18-36 4-48-8z', suit) +
      path('M-62 26L-34 16L-28 30L-50 42z', '#f6c445') +
      limb([-58, 2, -28, 4, 0, 0], [12, 10, 7], skin) +
      path('M-76-4L-60-14L-54-4L-66 4z', skin) +
      path('M-78-18a12 12 0 1 1 22 6a12 12 0 1 1-22-6z', skin) +
      path('M-80-14C-86-36-58-40-54-22C-62-26-70-22-72-10z', ink.deep) +
      stroke('M-4-9L5 10', ink.light, 5, round),
    at
  )
}

/** A rider with the wind, more kites far out, spray behind the board. */
export function kites(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const hands = { x: width * random.between(0.42, 0.48), y: height * 0.56 }
  const size = scale * 1.25
  return (
    sky(stage, { from: 0.2, horizon: 0.54, size: 1.1, to: 0.34 }) +
    hills(stage, 0.56, 0.1, ink.far, 4) +
    sea(stage, 0.545, ink.wave) +
    glitter(stage, height * 0.55, width * 0.27) +
    draw(random.whole(2, 3), index =>
      kite(
        ink,
        {
          flip: index === 1,
          scale: scale * (0.42 - index * 0.06),
          x: width * (0.94 - index * 0.17),
          y: height * 0.6
        },
        [ink.land, '#f6c445', ink.wood][index] ?? ink.land
      )
    ) +
    swell(stage, 0.68, 0.03, width * 0.2, ink.water, ink.light) +
    kite(ink, { scale: scale * 1.42, turn: 30, x: hands.x, y: hands.y }) +
    leaning(stage, ink.accent, { scale: size, turn: -4, ...hands }) +
    path(
      `M${Math.round(width * 0.02)} ${Math.round(height * 0.93)}C${Math.round(width * 0.08)} ${Math.round(height * 0.8)} ${Math.round(width * 0.14)} ${Math.round(height * 0.88)} ${Math.round(width * 0.17)} ${Math.round(height * 0.78)}C${Math.round(width * 0.21)} ${Math.round(height * 0.86)} ${Math.round(width * 0.26)} ${Math.round(height * 0.8)} ${Math.round(width * 0.29)} ${Math.round(height * 0.87)}C${Math.round(width * 0.34)} ${Math.round(height * 0.85)} ${Math.round(width * 0.38)} ${Math.round(height * 0.9)} ${Math.round(width * 0.44)} ${Math.round(height * 0.93)}z`,
      ink.light
    ) +
    swell(stage, 0.92, 0.04, width * 0.28, ink.deep, ink.light)
  )
}
