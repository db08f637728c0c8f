import { sky } from '#posters/props/nature/sky.ts'
import { sea, swell } from '#posters/props/nature/water.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A yacht under full sail, heading right, waterline at the origin. 260 wide, 320 high. */
function yacht(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#a8623c')
  const crew = draw(3, index =>
    place(
      path('M-8 0C-10-18-6-24 0-24C8-24 10-18 9 0z', index === 1 ? '#f6c445' : ink.accent) +
        circle(1, -31, 6.4, skin),
      { x: index * 26 - 96, y: -24 }
    )
  )
  return place(
    path('M6-322C34-230 100-100 128-36C84-48 48-52 16-46z', ink.accent) +
      path('M6-322C34-230 100-100 128-36L100-42C74-120 36-220 6-322z', ink.light) +
      path('M-2-318C-30-230-72-130-108-54C-70-42-36-40-2-44z', ink.light) +
      path('M-2-318C-8-220-12-120-22-43C-14-44-8-44-2-44z', ink.shade) +
      stroke('M-88-96Q-46-84-4-86M-62-154Q-34-146-3-148M-36-216Q-20-210-2-211', ink.shade, 2.4) +
      stroke('M0-328V-20', ink.deep, 5) +
      stroke('M-112-48L0-40M130-34L4-324', ink.deep, 2.4) +
      crew +
      path('M-132-26C-50-16 70-20 142-40C126-6 96 16 60 20H-84C-110 16-126-4-132-26z', ink.deep) +
      path('M-130-20C-50-10 70-14 138-33L134-24C70-6-50-2-127-11z', ink.light) +
      path('M-36-22L-22-36H48L70-26z', ink.shade),
    at
  )
}

function regatta(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const far = (index: number) => {
    const size = scale * (0.16 + index * 0.05)
    return place(
      path('M0-96L44-8L4-6zM-4-92L-4-6L-34-8z', index ? ink.light : ink.shade) +
        path('M-40 0H50L38 12H-30z', ink.deep),
      { scale: size * 1.6, x: width * (0.08 + index * 0.13), y: height * 0.66 }
    )
  }
  return (
    sky(stage, { from: 0.14, height: 0.5, horizon: 0.66, size: 0.9, to: 0.24 }) +
    sea(stage, 0.66, ink.water) +
    draw(2, far) +
    swell(stage, 0.74, 0.03, width / 5, ink.wave, ink.light) +
    yacht(stage, {
      scale: scale * random.between(0.92, 0.98),
      turn: random.between(9, 13),
      x: width * 0.56,
      y: height * 0.88
    }) +
    path(
      `M${Math.round(width * 0.74)} ${Math.round(height * 0.93)}q${Math.round(30 * scale)}-30 ${Math.round(70 * scale)}-8q-20 4-30 16z`,
      ink.light
    ) +
    swell(stage, 0.9, 0.05, width / 3, ink.water, ink.light) +
    swell(stage, 0.97, 0.03, width / 4, ink.deep)
  )
}

export const velero: Picture = {
  mark: stage =>
    yacht(stage, { scale: 0.26, turn: 8, x: 46, y: 84 }) +
    rect(0, 82, 96, 14, stage.ink.water) +
    stroke('M6 88h26M50 90h34', stage.ink.light, 3, round),
  scene: regatta
}
