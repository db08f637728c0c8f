import { terrace } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { caravel } from '#posters/props/buildings/landmarks.ts'
import { birds, clouds, sky } from '#posters/props/nature/sky.ts'
import { palm, stonePine } from '#posters/props/nature/trees.ts'
import { sea, swell } from '#posters/props/nature/water.ts'
import { d, draw, path, place, rect } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

export function cadiz(stage: Stage): string {
  const { height, ink, scale, width } = stage
  const wall = height * 0.72
  const x = width * 0.44
  const tower = (side: number) =>
    place(
      rect(-11, -112, 9, 112, ink.shade) +
        rect(-2, -112, 14, 112, ink.light) +
        rect(-14, -116, 29, 5, ink.land) +
        rect(-8, -138, 17, 22, ink.light) +
        path('M-3-116v-11a4 4 0 0 1 8 0v11z', ink.lamp) +
        path('M-9-138a9.500 13 0 0 1 19 0z', ink.land) +
        rect(-0.5, -164, 2, 14, ink.deep),
      { scale, x: x + side * scale, y: wall }
    )
  const dome = place(
    rect(-46, -64, 92, 64, ink.light) +
      rect(-46, -64, 30, 64, ink.shade) +
      rect(-34, -88, 68, 26, ink.light) +
      rect(-34, -88, 22, 26, ink.shade) +
      draw(5, index => path(d`M${-28 + index * 13} -66v-11a3.500 3.500 0 0 1 7 0v11z`, ink.lamp)) +
      path('M-38-88C-38-142 38-142 38-88z', '#f2b33d') +
      path('M-38-88C-38-142 0-134-2-128C-18-122-20-104-18-88z', ink.wood) +
      rect(-6, -142, 12, 14, ink.light) +
      path('M-7-142a7 8 0 0 1 14 0z', '#f2b33d') +
      rect(-1, -164, 2, 16, ink.deep),
    { scale: scale * 1.12, x, y: wall }
  )
  const boat = (at: number, y: number, size: number) =>
    place(
      path('M-40-6C-20 0 20 0 46-14C40 4 32 10 24 10H-26C-34 8-40 0-40-6z', ink.accent) +
        path('M-4-10C0-50 10-80 22-94C36-60 36-34 28-8z', ink.light),
      { scale: size * scale, x: at, y }
    )
  return (
    sky(stage, { from: 0.7, height: 0.46, horizon: 0.7, size: 1.5, to: 0.8 }) +
    clouds(stage, ink.haze, 3, 0.3) +
    birds(stage, 3, 0.42) +
    terrace(ink, stage.random, -10, wall, width * 0.34, 34 * scale) +
    terrace(ink, stage.random, width * 0.56, wall, width * 0.48, 34 * scale) +
    dome +
    tower(-66) +
    tower(66) +
    palm(ink, { scale: scale * 0.7, x: width * 0.84, y: wall + 4 }) +
    palm(ink, { scale: scale * 0.6, x: width * 0.9, y: wall + 4 }) +
    path(d`M0 ${wall - 4}H${width}V${height}H0z`, ink.land) +
    rect(0, wall - 4, width, 5, ink.wood) +
    swell(stage, 0.8, 0.02, width * 0.14, ink.water, ink.light) +
    boat(width * 0.22, height * 0.88, 1.15) +
    boat(width * 0.74, height * 0.85, 0.85) +
    swell(stage, 0.93, 0.03, width * 0.24, ink.wave, ink.light)
  )
}

export function huelva(stage: Stage): string {
  const { height, ink, scale, width } = stage
  return (
    sky(stage, { from: 0.52, height: 0.66, horizon: 0.68, size: 1.9, to: 0.64 }) +
    clouds(stage, ink.haze, 2, 0.3) +
    birds(stage, 4, 0.34) +
    hills(stage, 0.68, 0.07, ink.far, 5) +
    sea(stage, 0.67, ink.water, 0.6) +
    caravel(ink, { scale: scale * 0.92, x: width * 0.44, y: height * 0.78 }) +
    swell(stage, 0.8, 0.02, width * 0.16, ink.wave, ink.light) +
    hills(stage, 0.95, 0.08, ink.land, 3) +
    stonePine(ink, { scale: scale * 1.5, x: width * 0.84, y: height * 0.98 }, ink.leaf) +
    hills(stage, 1, 0.07, ink.deep, 4)
  )
}
