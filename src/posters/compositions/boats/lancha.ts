import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { hills } from '#posters/props/nature/land.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  draw,
  ellipse,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A motorboat seen from behind, waterline at the origin. 150 wide, 110 high. */
function motorboat(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#a8623c')
  const heads = [-34, 0, 34]
    .map((x, index) =>
      place(
        path(
          'M-15 0C-17-24-12-32 0-33C12-32 17-24 15 0z',
          [ink.accent, '#f6c445', ink.leaf][index] ?? ink.accent
        ) +
          circle(0, -42, 9.4, index === 1 ? ink.deep : skin) +
          path('M-10-44C-10-56 10-56 10-44z', ink.deep),
        { x, y: -34 }
      )
    )
    .join('')
  return place(
    path('M-58-50L-50-84H50L58-50z', ink.wave) +
      stroke('M-58-50L-50-84H50L58-50', ink.light, 4, round) +
      heads +
      path('M-82-46Q0-58 82-46L70-2Q60 14 44 14H-44Q-60 14-70-2z', ink.light) +
      path('M-82-46Q0-58 82-46L80-38Q0-50-80-38z', ink.accent) +
      path('M-74-18Q0-26 74-18L70-2Q60 14 44 14H-44Q-60 14-70-2z', ink.shade) +
      path('M-16-52H16L19-16L12 12H-12L-19-16z', ink.deep) +
      path('M-15-44H15L16-36H-16z', ink.accent) +
      stroke('M-50-28h20M30-28h20', ink.deep, 4, round),
    at
  )
}

/** The wake opens towards us, the coast ahead. */
function wake(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = 200 + random.between(-16, 16)
  const foam = mix(ink.water, ink.light, 0.5)
  const curl = (side: number) =>
    d`M${x + side * 40} 152C${x + side * 90} 176 ${x + side * 150} 220 ${x + side * 176} 304H${x + side * 128}C${x + side * 110} 240 ${x + side * 70} 190 ${x + side * 26} 168z`
  const lines = draw(
    5,
    index => d`M${x - 10 - index * 9} ${186 + index * 22}q${10 + index * 9} ${12} ${20 + index * 18} 0`
  )
  return (
    rect(0, 0, width, height, ink.sky) +
    hills(stage, 0.44, 0.24, ink.far, 5) +
    hills(stage, 0.45, 0.12, ink.ridge, 4) +
    rect(0, height * 0.43, width, height, ink.water) +
    stretched(
      stage,
      stroke('M0 144h60M96 156h40M300 150h70M340 170h60M10 176h40', foam, 4, round) +
        path(
          d`M${x - 20} 160C${x - 60} 190 ${x - 110} 240 ${x - 126} 304H${x + 126}C${x + 110} 240 ${x + 60} 190 ${x + 20} 160z`,
          ink.wave
        ) +
        path(curl(1) + curl(-1), ink.light) +
        stroke(
          d`M${x + 104} 190C${x + 160} 216 ${x + 200} 260 ${x + 216} 304M${x - 104} 190C${x - 160} 216 ${x - 200} 260 ${x - 216} 304`,
          foam,
          6,
          round
        ) +
        stroke(lines, foam, 5, round)
    ) +
    place(
      path(
        'M-90 6C-124-10-150-6-164 10C-130 4-112 16-84 22zM90 6C124-10 150-6 164 10C130 4 112 16 84 22z',
        ink.light
      ),
      { scale: scale * 0.94, x: (width * x) / 400, y: height * 0.54 }
    ) +
    ellipse((width * x) / 400, height * 0.555, 70 * scale, 10 * scale, ink.light) +
    motorboat(stage, {
      scale: scale * random.between(1, 1.12),
      turn: random.between(-5, 5),
      x: (width * x) / 400,
      y: height * 0.545
    })
  )
}

export const lancha: Picture = {
  mark: stage =>
    rect(0, 40, 96, 56, stage.ink.water) +
    path('M36 56C20 66 8 80 4 96H30L46 58zM60 56C76 66 88 80 92 96H66L50 58z', stage.ink.light) +
    motorboat(stage, { scale: 0.44, x: 48, y: 56 }),
  scene: wake
}
