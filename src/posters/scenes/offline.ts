import type { Inks } from '#domain/poster/inks.ts'
import { hills } from '#posters/props/nature/land.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

function swallow(ink: Inks, at: Placing): string {
  return place(
    path('M-5-24C4-28 12-20 11-10C10-2 6 8 4 26L0 12L-4 26C-8 10-14-14-5-24z', ink.deep) +
      path('M-1-18C6-16 8-8 6 2C0 0-4-10-1-18z', ink.light) +
      path('M-5-24L-12-21L-5-19z', ink.accent),
    at
  )
}

function pole(ink: Inks, at: Placing): string {
  return place(
    rect(-5, -240, 10, 244, ink.wood) +
      rect(1, -240, 4, 244, ink.deep) +
      rect(-44, -222, 88, 8, ink.wood) +
      rect(-34, -196, 68, 7, ink.wood) +
      stroke('M-38-222v-9M38-222v-9M-28-196v-9M28-196v-9', ink.light, 6, round),
    at
  )
}

function cut(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [near, far] = [width * 0.24, width * 0.94]
  const top = height * 0.98 - 240 * scale + 14 * scale
  const farTop = height * 0.44
  const wire = (drop: number) =>
    d`M-10 ${top + drop - 14}Q${near * 0.5} ${top + drop + 12} ${near} ${top + drop}Q${(near + far) / 2} ${top + drop + 58 * scale} ${far} ${farTop + drop * 0.3}`
  const broken = d`M${near + 26 * scale} ${top + 26 * scale}C${near + 66 * scale} ${top + 70 * scale} ${near + 44 * scale} ${top + 128 * scale} ${near + 84 * scale} ${top + 150 * scale}c${16 * scale} ${10 * scale} ${26 * scale} ${-12 * scale} ${10 * scale} ${-16 * scale}`
  return (
    sky(stage, { from: 0.6, height: 0.72, horizon: 0.7, size: 2, to: 0.72 }) +
    hills(stage, 0.74, 0.14, ink.far, 4) +
    hills(stage, 0.84, 0.08, ink.land, 3) +
    pole(ink, { scale: scale * 0.52, x: far, y: height * 0.84 }) +
    pole(ink, { scale: scale * 0.22, x: width * 0.72, y: height * 0.79 }) +
    stroke(wire(0) + wire(26 * scale), ink.deep, 2) +
    stroke(broken, ink.accent, 3.4, round) +
    pole(ink, { scale, x: near, y: height * 0.98 }) +
    draw(random.whole(3, 5), index =>
      swallow(ink, {
        flip: index % 2 === 0,
        scale: scale * (1.05 - index * 0.09),
        x: near + (70 + index * 34) * scale,
        y: top + (29 + index * 4.5) * scale
      })
    ) +
    hills(stage, 0.97, 0.07, ink.deep, 3) +
    agave(ink, { scale: scale * 1.2, x: width * 0.7, y: height * 1 }, false)
  )
}

/** No connection: swallows on the wires, one of which has come down. */
export const offline: Picture = {
  mark: ({ ink }) =>
    stroke('M0 40Q48 60 96 34', ink.deep, 3) +
    swallow(ink, { scale: 1.3, x: 34, y: 56 }) +
    swallow(ink, { flip: true, scale: 1.3, x: 64, y: 55 }),
  scene: cut
}
