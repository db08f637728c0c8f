import { mix } from '#domain/poster/colour.ts'
import { tapasTable } from './mesa-tapas.ts'
import { craftStall } from './puestos.ts'
import { covering } from '#posters/props/canvas.ts'
import { awning, heap } from '#posters/props/things/food.ts'
import { jug, melon, orange } from '#posters/props/things/larder.ts'
import { circle, d, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Fruit on strings and on the sill of a dark window, as the painters of the Golden Age hung it. */
function stillLife(stage: Stage): string {
  const { ink, random } = stage
  const dark = mix(ink.deep, '#0c0a12', 0.35)
  const stone = mix(ink.land, ink.light, 0.3)
  const leaf = mix(ink.leaf, '#b6cf6a', 0.45)
  const quince = random.between(84, 104)
  const cabbage = random.between(168, 184)
  const hung = (x: number, y: number) => stroke(d`M${x}-4V${y}`, ink.light, 2)
  const veins = stroke('M0 44C2 10-2-10 0-34M0 20L-26 0M0 20L26 0M0-2L-20-20M0-2L20-20', ink.light, 3, round)
  return covering(
    stage,
    rect(0, 0, 400, 300, dark) +
      path('M-4-4H28V304H-4zM372-4H404V304H372z', stone) +
      path('M28-4H38V250L28 262z', mix(stone, ink.deep, 0.35)) +
      hung(quince, 36) +
      circle(quince, 62, 28, '#f2c230') +
      path(
        d`M${quince} 34C${quince + 40} 36 ${quince + 36} 92 ${quince} 90C${quince + 20} 78 ${quince + 18} 48 ${quince} 34z`,
        '#d79a22'
      ) +
      path(
        d`M${quince} 36C${quince - 24} 20 ${quince - 34} 34 ${quince - 36} 44C${quince - 20} 46 ${quince - 8} 44 ${quince} 36z`,
        leaf
      ) +
      hung(cabbage, 80) +
      place(
        path('M0-50C44-56 66-14 50 18C40 50-40 50-50 18C-66-14-44-56 0-50z', mix(leaf, ink.deep, 0.3)) +
          path('M0-46C30-48 40-10 30 18C20 42-20 42-30 18C-40-10-30-48 0-46z', leaf) +
          veins,
        { turn: random.between(-8, 8), x: cabbage, y: 128 }
      ) +
      rect(-4, 250, 408, 54, stone) +
      rect(-4, 250, 408, 8, mix(stone, ink.light, 0.6)) +
      path('M-4 290H404V304H-4z', mix(stone, ink.deep, 0.3)) +
      melon(ink, { scale: 1.25, turn: random.between(-12, -2), x: 286, y: 228 }) +
      orange(ink, { scale: 1.2, x: 214, y: 254 }) +
      (random.chance(0.5) ? orange(ink, { scale: 1.05, x: 182, y: 268 }) : '') +
      jug(ink, random.pick([ink.water, ink.accent, ink.leaf]), {
        flip: random.chance(0.5),
        scale: 0.84,
        x: 88,
        y: 264
      }) +
      path(
        'M318 270C340 258 384 254 398 262C404 274 350 284 326 282C316 280 314 274 318 270z',
        mix(ink.leaf, ink.deep, 0.2)
      ) +
      stroke('M328 274C346 264 372 262 390 264', leaf, 4, round),
    200,
    150
  )
}

const mark = (stage: Stage) =>
  rect(14, 36, 5, 60, stage.ink.deep) +
  rect(77, 36, 5, 60, stage.ink.deep) +
  heap(28, 66, 11, 5, '#f39c2d', stage.ink.light) +
  rect(10, 70, 76, 26, stage.ink.mid) +
  awning(stage, 6, 90, 16, 40, 7, stage.ink.accent)

export const mercado = {
  bodegon: { mark, scene: stillLife },
  'mesa-tapas': { mark, scene: tapasTable },
  puestos: { mark, scene: craftStall }
} satisfies Record<string, Picture>
